/**
 * Resolves with the work's result, or with what `tooLate` returns (or throws) after `limitMs`. The work is not cancelled:
 * others may be waiting for it, so retry only idempotent work.
 */
export const withTimeout = async <Result>(
  work: Promise<Result>,
  limitMs: number,
  tooLate: () => Result,
): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const timeUp = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, Math.max(0, limitMs));
  });
  try {
    return await Promise.race([work, timeUp.then(tooLate)]);
  } finally {
    clearTimeout(timer);
  }
};
