const ascending = (values: readonly number[]): readonly number[] => values.toSorted((a, b) => a - b);

/**
 * The value that `share` (0 … 1) of all values do not exceed, by nearest rank: always one of the values. NaN if there are
 * no values, or if one is missing (NaN).
 */
export const percentile = (values: readonly number[], share: number): number =>
  values.some(Number.isNaN)
    ? Number.NaN
    : (ascending(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN);

/** The middle value, or the mean of the middle two. NaN as above. */
export const median = (values: readonly number[]): number => {
  if (values.length === 0 || values.some(Number.isNaN)) return Number.NaN;
  const sorted = ascending(values);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** What a row says of a median: how many values, and the slow end of them. */
export const spreadOf = (times: readonly number[]): string =>
  `median of ${times.length}, p90 ${percentile(times, 0.9).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`;
