import type { Context } from "hono";
import { configOf } from "./config.ts";
import type { AppEnv } from "./env.ts";

/** Scheme and host under which this deployment was asked, without a trailing slash: addresses in answers begin with it. */
export const ownOrigin = (c: Context<AppEnv>): string => new URL(c.req.url).origin;

/**
 * Whether the page that asks is ours: of this origin, or of one named in WRITE_ORIGINS. Programs other than browsers name
 * no origin; limits, not this, stand in their way.
 */
export const isOwnPage = (c: Context<AppEnv>): boolean => {
  const origin = c.req.header("Origin");
  return origin === undefined || origin === ownOrigin(c) || configOf(c.env).writeOrigins.includes(origin);
};
