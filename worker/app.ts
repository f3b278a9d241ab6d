import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { AppEnv } from "./env.ts";
import { onError, onMethodNotAllowed, onNotFound } from "./errors.ts";
import { ownWrites } from "./middleware/own-writes.ts";
import { requestId } from "./middleware/request-id.ts";
import { responseHeaders } from "./middleware/response-headers.ts";
import { stats } from "./routes/stats.ts";

const app = new Hono<AppEnv>().basePath("/api");

app.onError(onError);
app.notFound(onNotFound);
app.use(requestId, responseHeaders, methodNotAllowed({ app, onMethodNotAllowed }), ownWrites);

/** The table of contents: one line a route. */
const routes = app
  .get("/health", (c) => c.json({ status: "ok" }, 200, { "Cache-Control": "no-store" }))
  .route("/stats", stats);

export { routes as app };

/** For the typed client. */
export type App = typeof routes;
