import type { Context } from "hono";
import { ApiError, type ErrorCode } from "#domain/api/errors.ts";
import type { AppEnv } from "../../env.ts";
import { ownOrigin } from "../../middleware/origin.ts";
import { networksOf } from "../../security/networks.ts";
import type { Upstream, UpstreamFailure, UpstreamResult } from "./ask.ts";
import { resultCache } from "./result-cache.ts";

/** A public service, as a request of the API asks it. Throws 503 if none is configured. */
export const serviceAt = (c: Context<AppEnv>, base: string, maxCalls: number): Upstream => {
  if (base === "") throw new ApiError("unavailable", { message: ({ lookup }) => lookup.failed });
  return {
    base,
    cache: resultCache(caches.default, ownOrigin(c), Date.now),
    visitor: networksOf(c.req.raw).at(-1)!.name,
    maxCalls,
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  };
};

const failures: Record<UpstreamFailure, ErrorCode> = {
  timeout: "upstream_timeout",
  network: "upstream_unreachable",
  failed: "upstream_failed",
};

/** Throws 502 or 504 if the service failed, 429 or 503 if it was not asked. Returns if the failure is `missing`. */
export const throwUnlessMissing = (result: Exclude<UpstreamResult<unknown>, { readonly content: unknown }>): void => {
  if ("retryAfterSeconds" in result)
    throw new ApiError(result.failure === "visitor_busy" ? "rate_limited" : "unavailable", {
      headers: { "Retry-After": String(result.retryAfterSeconds) },
    });
  if (result.failure !== "missing") throw new ApiError(failures[result.failure]);
};
