import { createMiddleware } from "hono/factory";
import { ApiError } from "#domain/api/errors.ts";
import { configOf } from "../config.ts";
import type { AppEnv } from "../env.ts";

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Only our own pages write: a browser says where a request comes from, and other origins are refused. */
export const ownWrites = createMiddleware<AppEnv>(async (c, next) => {
  const origin = c.req.header("Origin");
  if (!readingMethods.has(c.req.method) && origin !== undefined) {
    const isOwn = origin === new URL(c.req.url).origin || configOf(c.env).writeOrigins.includes(origin);
    if (!isOwn) throw new ApiError("forbidden_origin");
  }
  await next();
});
