import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { dailyQuerySchema, passageQuerySchema, randomQuerySchema, translationQuerySchema } from "#domain/api/bible.ts";
import { crossReferencesQuerySchema } from "#domain/api/cross-references.ts";
import { searchQuerySchema } from "#domain/api/search.ts";
import type { AppEnv } from "./env.ts";
import { onError, onMethodNotAllowed, onNotFound } from "./errors.ts";
import { ownWrites } from "./middleware/own-writes.ts";
import { query } from "./middleware/query.ts";
import { requestId } from "./middleware/request-id.ts";
import { responseHeaders } from "./middleware/response-headers.ts";
import { showDailyCalendar, showDailyFeed, showDailyVerse } from "./routes/bible-daily.ts";
import { documentationUnlessRandom, listBooks, listChapters, listTranslations, showBulk, showChapter, showRandomPassage, showRandomVerse } from "./routes/bible-data.ts";
import { showPassage } from "./routes/bible-passage.ts";
import { cards } from "./routes/cards.ts";
import { showCrossReferences } from "./routes/cross-references.ts";
import { showDocumentation, showOpenApi } from "./routes/documentation.ts";
import { showSearch } from "./routes/search.ts";
import { security } from "./routes/security.ts";
import { stats } from "./routes/stats.ts";

const app = new Hono<AppEnv>({ strict: false }).basePath("/api");

app.onError(onError);
app.notFound(onNotFound);
app.use(requestId, responseHeaders, methodNotAllowed({ app, onMethodNotAllowed }), ownWrites);

/** The route table: one line per route. */
const routes = app
  .get("/health", (c) => c.json({ status: "ok" }))
  .get("/bible", documentationUnlessRandom, query(randomQuerySchema), showRandomPassage)
  .get("/bible/data", listTranslations)
  .get("/bible/data/:translation", listBooks)
  .get("/bible/data/:translation/random", showRandomVerse)
  .get("/bible/data/:translation/random/:books", showRandomVerse)
  .get("/bible/data/:translation/:book", listChapters)
  .get("/bible/data/:translation/:book/:chapter", showChapter)
  .get("/bible/daily", query(dailyQuerySchema), showDailyVerse)
  .get("/bible/daily.rss", showDailyFeed)
  .get("/bible/daily.ics", showDailyCalendar)
  .get("/bible/random", query(translationQuerySchema), showRandomPassage)
  .get("/bible/:translation/bulk", showBulk)
  .get("/bible/:reference", query(passageQuerySchema), showPassage)
  .get("/search", query(searchQuerySchema), showSearch)
  .get("/cross-references/:reference", query(crossReferencesQuerySchema), showCrossReferences)
  .get("/openapi.json", showOpenApi)
  .get("/docs", showDocumentation)
  .route("/stats", stats)
  .route("/cards", cards)
  .route("/security", security);

export { routes as app };

/** Type of the routes, for the typed client. */
export type App = typeof routes;
