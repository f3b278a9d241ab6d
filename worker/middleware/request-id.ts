import { createMiddleware } from "hono/factory";
import type { AppEnv } from "../env.ts";

/** Names the request, so that an answer, a log line and a visitor's report can be matched. */
export const requestId = createMiddleware<AppEnv>(async (c, next) => {
  c.set("requestId", crypto.randomUUID());
  await next();
});
