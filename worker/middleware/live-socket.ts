import { createMiddleware } from "hono/factory";
import { ApiError } from "#domain/api/errors.ts";
import type { AppEnv } from "../env.ts";
import { isOwnPage } from "./origin.ts";

/** For WebSocket endpoints: 426 for other requests, 403 for pages of other sites, 503 if all places are taken. */
export const liveSocket = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket")
    throw new ApiError("upgrade_required", { headers: { Upgrade: "websocket" } });
  if (!isOwnPage(c)) throw new ApiError("forbidden_origin");
  await next();
  if (c.res.status === 503) throw new ApiError("unavailable", { headers: { "Retry-After": "30" } });
});
