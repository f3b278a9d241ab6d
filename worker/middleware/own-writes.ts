import { createMiddleware } from "hono/factory";
import { ApiError } from "#domain/api/errors.ts";
import type { AppEnv } from "../env.ts";
import { isOwnPage } from "../origin.ts";

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Only our own pages write: a browser says where a request comes from, and other origins are refused. */
export const ownWrites = createMiddleware<AppEnv>(async (c, next) => {
  if (!readingMethods.has(c.req.method) && !isOwnPage(c)) throw new ApiError("forbidden_origin");
  await next();
});
