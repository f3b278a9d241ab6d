import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../env.ts";

/** Assigns a request id, to match a response, a log line and a visitor's report. */
export const requestId = createMiddleware<AppEnv>(async (c, next) => {
  c.set("requestId", crypto.randomUUID());
  await next();
});
