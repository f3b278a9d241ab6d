import type { CommandGroup, NamedCommand } from "#scripts/setup/by-name.ts";
import type { Row } from "./bars.ts";

/** The pure parts of `npm run bench` and `npm run load`: reading the rows of commands, and summarising a run. */

/** How a measurement takes part in a run of its whole group, if not by the rows that it writes. */
interface InTable {
  readonly args?: readonly string[];
  /** For a command that writes no rows (a test run): it counts as one row with this name and bar. */
  readonly asOne?: { readonly what: string; readonly bar: string };
  /** Maximum duration in seconds, which becomes the command's row. */
  readonly barSeconds?: number;
}

export interface Measurement extends NamedCommand {
  /** Arguments for its smallest size: a rough indication that it works. */
  readonly quick: readonly string[];
  readonly quickEnv?: Readonly<Record<string, string>>;
  readonly inTable?: InTable;
  /** No part of a run of its whole group. */
  readonly isByNameOnly?: true;
}

export type MeasurementGroup = CommandGroup<Measurement>;

/** The result of a command. */
export interface Outcome {
  readonly exitCode: number;
  readonly seconds: number;
  /** What it appended to the rows file. */
  readonly rowLines: string;
}

/** Parses the JSON lines that `printRows` has appended. */
export const parseRows = (text: string): Row[] =>
  text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Row);

/** The rows of a command such as `bench -- size`. If it failed without a missed row, or measured nothing, a miss is added. */
export const rowsOf = (
  name: string,
  { asOne, barSeconds }: InTable,
  { exitCode, seconds, rowLines }: Outcome,
): readonly Row[] => {
  const ended = exitCode === 0;
  if (barSeconds !== undefined || asOne)
    return [
      {
        ...(asOne ?? { what: `npm run ${name}`, bar: `≤ ${barSeconds} s` }),
        measured: ended ? `${seconds.toFixed(1)} s` : `exit code ${exitCode}`,
        isMet: ended && seconds <= (barSeconds ?? Number.POSITIVE_INFINITY),
      },
    ];
  const rows = parseRows(rowLines);
  if (rows.length > 0 && (ended || rows.some(({ isMet }) => !isMet))) return rows;
  const measured = `exit code ${exitCode}, ${rows.length} rows`;
  return [...rows, { what: `npm run ${name}`, bar: "prints figures", measured, isMet: false }];
};

/** Whether a run measured all it should: it wrote rows and ended well, or with 1 since a row misses its bar. */
export const hasMeasured = ({ asOne, barSeconds }: InTable, { exitCode, rowLines }: Outcome): boolean => {
  if (asOne ?? barSeconds) return exitCode === 0;
  const rows = parseRows(rowLines);
  return rows.length > 0 && (exitCode === 0 || (exitCode === 1 && rows.some(({ isMet }) => !isMet)));
};

/** The last line of a run. */
export const summaryOf = (rows: readonly Row[]): string => {
  const missed = rows.filter(({ isMet }) => !isMet).length;
  return `${rows.length} rows, ${missed === 0 ? "all met" : `${missed} MISS`}`;
};
