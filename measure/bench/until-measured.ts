/** Repeats a run that measured nothing, up to `attempts` times. Returns the last result. */
export const untilMeasured = async <Result>(
  run: () => Promise<Result>,
  isMeasured: (result: Result) => boolean,
  attempts: number,
): Promise<Result> => {
  const result = await run();
  return attempts <= 1 || isMeasured(result) ? result : untilMeasured(run, isMeasured, attempts - 1);
};
