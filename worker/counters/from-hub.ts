import type { Context } from "hono";
import { ApiError } from "#domain/api/errors.ts";
import type { AppEnv } from "../env.ts";
import { isTransient } from "../errors.ts";
import { logError } from "../log.ts";
import { counters } from "./config.ts";

/**
 * The result of a call to a hub. If the hub's storage fails, throws 503 with `Retry-After`, so that the page sends its batch
 * again.
 */
export const fromHub = async <Answer>(c: Context<AppEnv>, answer: Promise<Answer>): Promise<Answer> => {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Error) || isTransient(error)) throw error;
    logError("counters failed", {
      requestId: c.get("requestId"),
      path: c.req.path,
      error: String(error),
      stack: error.stack,
    });
    throw new ApiError("unavailable", { headers: { "Retry-After": String(counters.storageRetrySeconds) } });
  }
};
