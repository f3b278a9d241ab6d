import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { ApiError } from "#domain/api/errors.ts";
import { configOf } from "../config.ts";
import type { AppEnv } from "../env.ts";

/** Scheme and host of this request, without a trailing slash. URLs in responses start with it. */
export const ownOrigin = (c: Context<AppEnv>): string => new URL(c.req.url).origin;

/**
 * Whether the requesting page is ours: same origin, or listed in WRITE_ORIGINS. Programs that are not browsers send no
 * origin and pass; rate limits apply to them instead.
 */
export const isOwnPage = (c: Context<AppEnv>): boolean => {
  const origin = c.req.header("Origin");
  return origin === undefined || origin === ownOrigin(c) || configOf(c.env).writeOrigins.includes(origin);
};

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** The one address that takes POST from any page. It only reads, and knows nobody (docs/decisions/programs.md). */
export const isForAssistants = (c: Context<AppEnv>): boolean => /^\/api\/mcp\/?$/.test(c.req.path);

/** Whether an endpoint takes the request: those that match it for all methods are middleware. */
const isTaken = (c: Context<AppEnv>): boolean => matchedRoutes(c).some(({ method }) => method === c.req.method);

/**
 * Rejects writes from pages of other sites, by the Origin that browsers send. An address or a method that no endpoint has
 * is 404 or 405 for every page.
 */
export const ownWrites = createMiddleware<AppEnv>(async (c, next) => {
  if (!readingMethods.has(c.req.method) && !isForAssistants(c) && !isOwnPage(c) && isTaken(c))
    throw new ApiError("forbidden_origin");
  await next();
});
