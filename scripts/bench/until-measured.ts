/** Runs something again while it measured nothing, so many times at most; gives the last attempt. */
export const untilMeasured = async <Result>(run: () => Promise<Result>, isMeasured: (result: Result) => boolean, attempts: number): Promise<Result> => {
  const result = await run();
  return attempts <= 1 || isMeasured(result) ? result : untilMeasured(run, isMeasured, attempts - 1);
};
