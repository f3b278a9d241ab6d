import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { endpoints } from "#domain/api/endpoints.ts";
import { addRoutes, type Handlers } from "./contract.ts";
import type { AppEnv } from "./env.ts";
import { onError, onMethodNotAllowed, onNotFound } from "./errors.ts";
import { responseHeaders } from "./middleware/response-headers.ts";
import { bibleDaily } from "./routes/bible-daily.ts";
import { bibleData } from "./routes/bible-data.ts";
import { passage, passages } from "./routes/bible-passage.ts";
import { bibleRandom } from "./routes/bible-random.ts";
import { cards } from "./routes/cards.ts";
import { commentary } from "./routes/commentary.ts";
import { crossReferences } from "./routes/cross-references.ts";
import { assistants } from "./routes/mcp.ts";
import { oembed } from "./routes/oembed.ts";
import { search } from "./routes/search.ts";
import { security } from "./routes/security.ts";
import { documentation, health } from "./routes/service.ts";
import { stats } from "./routes/stats.ts";
import { subjectRoutes } from "./routes/subjects.ts";
import { sync } from "./routes/sync.ts";
import { triviaRooms } from "./routes/trivia-rooms.ts";
import { word, wordSearch } from "./routes/words.ts";

const app = new Hono<AppEnv>({ strict: false }).basePath("/api");

app.onError(onError);
app.notFound(onNotFound);
app.use(responseHeaders, methodNotAllowed({ app, onMethodNotAllowed }));

/** The handlers of the contract. Without one for each of its rows, this does not compile. */
const handlers: Handlers = {
  ...bibleData,
  ...bibleDaily,
  ...bibleRandom,
  passage,
  passages,
  search,
  commentary,
  crossReferences,
  ...subjectRoutes,
  word,
  wordSearch,
  oembed,
  ...stats,
  ...cards,
  ...triviaRooms,
  ...sync,
  ...security,
  health,
};

addRoutes(app, endpoints, handlers);
app.route("/mcp", assistants(app)).route("/", documentation);

export { app };
