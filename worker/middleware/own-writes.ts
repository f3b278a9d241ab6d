import { createMiddleware } from "hono/factory";
import { ApiError } from "#domain/api/errors.ts";
import type { AppEnv } from "../env.ts";
import { isOwnPage } from "../origin.ts";

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Rejects writes from pages of other sites, by the Origin that browsers send. */
export const ownWrites = createMiddleware<AppEnv>(async (c, next) => {
  if (!readingMethods.has(c.req.method) && !isOwnPage(c)) throw new ApiError("forbidden_origin");
  await next();
});
