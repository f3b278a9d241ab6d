import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { requestId } from "hono/request-id";
import type { AppEnv } from "./env.ts";
import { onError, onMethodNotAllowed, onNotFound } from "./errors.ts";
import { ownWrites } from "./middleware/origin.ts";
import { responseHeaders } from "./middleware/response-headers.ts";
import { bibleDaily } from "./routes/bible-daily.ts";
import { bibleData } from "./routes/bible-data.ts";
import { biblePassage } from "./routes/bible-passage.ts";
import { bibleRandom } from "./routes/bible-random.ts";
import { cards } from "./routes/cards.ts";
import { crossReferences } from "./routes/cross-references.ts";
import { devices } from "./routes/devices.ts";
import { documentation } from "./routes/documentation.ts";
import { assistants } from "./routes/mcp.ts";
import { oembed } from "./routes/oembed.ts";
import { search } from "./routes/search.ts";
import { security } from "./routes/security.ts";
import { service } from "./routes/service.ts";
import { stats } from "./routes/stats.ts";
import { subjectRoutes } from "./routes/subjects.ts";
import { sync } from "./routes/sync.ts";
import { triviaRooms } from "./routes/trivia-rooms.ts";
import { words } from "./routes/words.ts";

const app = new Hono<AppEnv>({ strict: false }).basePath("/api");

app.onError(onError);
app.notFound(onNotFound);
// The id is ours: a client's own is ignored. It is sent with the other headers.
app.use(requestId({ headerName: "" }), responseHeaders, methodNotAllowed({ app, onMethodNotAllowed }), ownWrites);

/** The table of contents: each resource is an app of its own. Of two routes that match, the first one answers. */
const routes = app
  .route("/", service)
  .route("/bible", bibleData)
  .route("/bible", bibleDaily)
  .route("/bible", bibleRandom)
  .route("/bible", biblePassage)
  .route("/search", search)
  .route("/cross-references", crossReferences)
  .route("/subjects", subjectRoutes)
  .route("/words", words)
  .route("/oembed", oembed)
  .route("/stats", stats)
  .route("/cards", cards)
  .route("/devices", devices)
  .route("/trivia/rooms", triviaRooms)
  .route("/sync", sync)
  .route("/security", security)
  .route("/mcp", assistants(app))
  .route("/", documentation);

export { routes as app };

/** The routes with what they take and return, for clients that are typed by `hc<App>` of hono/client. */
export type App = typeof routes;
