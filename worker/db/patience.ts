import { ApiError } from "#domain/api/errors.ts";
import { inTime } from "#worker/in-time.ts";

/** D1 has this long for one answer; a post, retries included, has `postBudgetMs`, and `stepUpMs` more to remember that a sum is asked for. */
export const patience = { answerMs: 2000, postBudgetMs: 2300, stepUpMs: 800, retries: 2, retryDelayMs: 60 } as const;

/** The database's answer, or the error 503 when it takes too long. The work itself may still go on: repeat only what can be repeated. */
export const answerWithin = <Result>(ms: number, work: Promise<Result>): Promise<Result> =>
  inTime(work, ms, () => {
    throw new ApiError("unavailable");
  });

/** Repeats work that may be repeated without harm, with jitter, until the deadline. The last error is thrown. */
export const persistently = async <Result>(deadline: number, work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await answerWithin(deadline - Date.now(), work());
    } catch (error) {
      const pause = patience.retryDelayMs * 2 ** attempt * (0.5 + Math.random());
      if (attempt >= patience.retries || Date.now() + pause >= deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
};
