import { createMiddleware } from "hono/factory";
import { ApiError } from "#domain/api/errors.ts";
import { configOf } from "../config.ts";
import type { AppEnv } from "../env.ts";

/** For addresses that speak WebSocket only: other requests get 426, pages of other sites 403, a full house 503. */
export const liveSocket = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") throw new ApiError("upgrade_required", { headers: { Upgrade: "websocket" } });
  const origin = c.req.header("Origin");
  const isOwn = origin === undefined || origin === new URL(c.req.url).origin || configOf(c.env).writeOrigins.includes(origin);
  if (!isOwn) throw new ApiError("forbidden_origin");
  await next();
  if (c.res.status === 503) throw new ApiError("unavailable", { headers: { "Retry-After": "30" } });
});
