/** One measured row of a quality table. */
export interface Row {
  readonly what: string;
  readonly bar: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** Prints a table as what, bar, measured, pass or not; gives the process's exit code. */
export const printRows = (title: string, rows: readonly Row[]): number => {
  console.log(`\n${title}`);
  const width = Math.max(...rows.map((row) => row.what.length));
  for (const { what, bar, measured, isMet } of rows) {
    console.log(`  ${isMet ? "pass" : "MISS"}  ${what.padEnd(width)}  bar ${bar.padEnd(14)}  measured ${measured}`);
  }
  return rows.every((row) => row.isMet) ? 0 : 1;
};

export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
