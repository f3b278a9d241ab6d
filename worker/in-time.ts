/**
 * The work's result, or what `tooLate` gives or throws when the work takes longer than `limitMs`. The work itself goes on:
 * it may be somebody else's too, and only what can be repeated may be begun again.
 */
export const inTime = async <Result>(work: Promise<Result>, limitMs: number, tooLate: () => Result): Promise<Result> => {
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
