import { appendFileSync } from "node:fs";
import { percentile } from "./statistics.ts";

/** One measured row of a quality table. */
export interface Row {
  readonly what: string;
  readonly bar: string;
  readonly measured: string;
  readonly isMet: boolean;
}

/** Environment variable with the file to which `printRows` appends its rows, one JSON object per line. */
export const rowsFileVariable = "BENCH_ROWS_FILE";

/** A table as lines of text: pass or MISS, what, bar, measured. */
const rowLines = (rows: readonly Row[]): string[] => {
  const width = Math.max(0, ...rows.map((row) => row.what.length));
  return rows.map(
    ({ what, bar, measured, isMet }) =>
      `  ${isMet ? "pass" : "MISS"}  ${what.padEnd(width)}  bar ${bar.padEnd(14)}  measured ${measured}`,
  );
};

/**
 * Prints a table with what, bar, measured and pass or MISS, and appends it to the file of `rowsFileVariable`. Returns the
 * exit code: 1 if a row misses, or if there are no rows (nothing was measured).
 */
export const printRows = (title: string, rows: readonly Row[]): number => {
  console.log(`\n${title}`);
  for (const line of rowLines(rows)) console.log(line);
  const file = process.env[rowsFileVariable];
  if (file) appendFileSync(file, rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  return rows.length > 0 && rows.every((row) => row.isMet) ? 0 : 1;
};

export const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** A row for a size with an upper limit. */
export const atMostBytes = (what: string, bytes: number, limit: number, note = ""): Row => ({
  what,
  bar: `≤ ${kB(limit)}`,
  measured: `${kB(bytes)}${note && ` (${note})`}`,
  isMet: bytes <= limit,
});

/** A row for a count that has one right value. */
export const exactly = (what: string, counted: number, wanted: number, note = ""): Row => ({
  what,
  bar: `exactly ${wanted.toLocaleString("en")}`,
  measured: `${counted.toLocaleString("en")}${note && ` (${note})`}`,
  isMet: counted === wanted,
});

/** A row with an upper limit. A missing figure (NaN) is a miss. */
export const atMost = (what: string, measured: number, limit: number, unit: string, digits = 0, note = ""): Row => ({
  what,
  bar: `≤ ${limit.toLocaleString("en")} ${unit}`,
  measured: `${measured.toFixed(digits)} ${unit}${note && ` (${note})`}`,
  isMet: measured <= limit,
});

/** A row with an upper limit for the slowest but one in a hundred. */
export const p99AtMost = (what: string, timesMs: readonly number[], limitMs: number): Row =>
  atMost(`${what}, p99`, percentile(timesMs, 0.99), limitMs, "ms", 0, `p50 ${percentile(timesMs, 0.5).toFixed(0)} ms`);
