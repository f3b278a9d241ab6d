import { createMiddleware } from "hono/factory";
import { ApiError } from "#domain/api/errors.ts";
import { rateHeaders, requestPolicy } from "#domain/api/rate-policies.ts";
import type { AppEnv } from "../env.ts";
import { connectionOf } from "./visitor.ts";

/**
 * Rejects a flood of requests from one connection before it reaches a database. Approximate, and local to one data centre.
 * Requests are counted per `scope`, so that a page that increments too fast can still sign a card.
 */
export const floodShield = (scope: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const outcome = await c.env.FLOOD_SHIELD?.limit({ key: `${scope}|${connectionOf(c.req.raw)}` }).catch(
      () => undefined,
    );
    const isOver = outcome?.success === false;
    const { windowSeconds } = requestPolicy;
    c.set(
      "rateHeaders",
      rateHeaders("requests", requestPolicy, isOver ? { left: 0, resetSeconds: windowSeconds } : undefined),
    );
    if (isOver) throw new ApiError("rate_limited", { headers: { "Retry-After": String(windowSeconds) } });
    await next();
  });
