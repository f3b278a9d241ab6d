import { ApiError } from "#domain/api/errors.ts";
import { withTimeout } from "../with-timeout.ts";

/** Time limits for D1: `answerMs` for a response, `postBudgetMs` for a post and its retries, `stepUpMs` more for a step-up. */
export const timeouts = { answerMs: 2000, postBudgetMs: 2300, stepUpMs: 800, retries: 2, retryDelayMs: 60 } as const;

/** Throws 503 if the database takes longer than `ms`. The work may still complete later, so retry only idempotent work. */
export const answerWithin = <Result>(ms: number, work: Promise<Result>): Promise<Result> =>
  withTimeout(work, ms, () => {
    throw new ApiError("unavailable");
  });

/** Retries idempotent work with jitter until the deadline. Throws the last error. */
export const withRetries = async <Result>(deadline: number, work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await answerWithin(deadline - Date.now(), work());
    } catch (error) {
      const pause = timeouts.retryDelayMs * 2 ** attempt * (0.5 + Math.random());
      if (attempt >= timeouts.retries || Date.now() + pause >= deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
};
