import { ApiError } from "#domain/api/errors.ts";

/** D1 has this long for one answer; a post, retries included, has `postBudgetMs`, and `stepUpMs` more to remember that a sum is asked for. */
export const patience = { answerMs: 2000, postBudgetMs: 2300, stepUpMs: 800, retries: 2, retryDelayMs: 60 } as const;

/** The work's result, or the error 503 when it takes too long. The work itself may still go on: repeat only what can be repeated. */
export const within = async <Result>(ms: number, work: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError("unavailable")), Math.max(0, ms));
  });
  try {
    return await Promise.race([work, tooLong]);
  } finally {
    clearTimeout(timer);
  }
};

/** Repeats work that may be repeated without harm, with jitter, until the deadline. The last error is thrown. */
export const persistently = async <Result>(deadline: number, work: () => Promise<Result>): Promise<Result> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await within(deadline - Date.now(), work());
    } catch (error) {
      const pause = patience.retryDelayMs * 2 ** attempt * (0.5 + Math.random());
      if (attempt >= patience.retries || Date.now() + pause >= deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
};
