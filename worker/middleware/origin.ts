import type { Context } from "hono";
import { ApiError } from "#domain/api/errors.ts";
import { configOf } from "../config.ts";
import type { AppEnv, Check } from "../env.ts";

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

/** The one address that takes POST from any page. It only reads, and knows nobody (docs/decisions/programs.md). */
export const isForAssistants = (c: Context<AppEnv>): boolean => /^\/api\/mcp\/?$/.test(c.req.path);

/** For WebSocket endpoints: 426 for other requests, 403 for pages of other sites. */
export const ownSockets: Check = (c) => {
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket")
    throw new ApiError("upgrade_required", { headers: { Upgrade: "websocket" } });
  if (!isOwnPage(c)) throw new ApiError("forbidden_origin");
};

/** Rejects writes from pages of other sites, by the Origin that browsers send. */
export const ownWrites: Check = (c) => {
  if (!isOwnPage(c)) throw new ApiError("forbidden_origin");
};
