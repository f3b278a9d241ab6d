import { createMiddleware } from "hono/factory";
import { ApiError } from "#domain/api/errors.ts";
import { rateHeaders, requestPolicy } from "#domain/api/rate-policies.ts";
import type { AppEnv, Bindings } from "../env.ts";
import { networksOf } from "./networks.ts";

/** The binding that counts networks of each width. An IPv4 address counts as a /64 does. */
const shields = {
  32: "FLOOD_SHIELD",
  64: "FLOOD_SHIELD",
  56: "FLOOD_SHIELD_56",
  48: "FLOOD_SHIELD_48",
} as const satisfies Record<number, keyof Bindings>;

/** Whether one of the networks that a request comes from sends too many in this minute. Counted per scope. */
export const isFlooding = async (request: Request, env: Bindings, scope: string): Promise<boolean> => {
  const outcomes = await Promise.all(
    networksOf(request).map(({ name, prefixBits }) =>
      env[shields[prefixBits]]?.limit({ key: `${scope}|${name}` }).catch(() => undefined),
    ),
  );
  return outcomes.some((outcome) => outcome?.success === false);
};

/**
 * Rejects a flood of requests from one network before it reaches a database. Approximate, and local to one data centre.
 * Requests are counted per `scope`, so that a page that increments too fast can still sign a card.
 */
export const floodShield = (scope: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    const isOver = await isFlooding(c.req.raw, c.env, scope);
    const { windowSeconds } = requestPolicy;
    c.set(
      "rateHeaders",
      rateHeaders("requests", requestPolicy, isOver ? { left: 0, resetSeconds: windowSeconds } : undefined),
    );
    if (isOver) throw new ApiError("rate_limited", { headers: { "Retry-After": String(windowSeconds) } });
    await next();
  });
