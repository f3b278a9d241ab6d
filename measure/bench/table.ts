import type { CommandGroup, NamedCommand } from "#scripts/setup/by-name.ts";
import type { Row } from "./bars.ts";

/** The pure parts of `npm run bench` and `npm run load`: reading the rows of commands, and summarising a run. */

/** How a measurement takes part in a run of its whole group. */
interface InTable {
  readonly args?: readonly string[];
  /** For a command that writes no rows, or prints rows inside a test run: it counts as one row with this name and bar. */
  readonly asOne?: { readonly what: string; readonly bar: string };
  /** Maximum duration in seconds, which becomes the command's row. */
  readonly barSeconds?: number;
}

export interface Measurement extends NamedCommand {
  /** Arguments for its smallest size: a rough indication that it works. */
  readonly quick: readonly string[];
  readonly quickEnv?: Readonly<Record<string, string>>;
  /** Left out: it runs by name only. */
  readonly inTable?: InTable;
}

export type MeasurementGroup = CommandGroup<Measurement>;

/** The result of a command. */
export interface Outcome {
  readonly exitCode: number;
  readonly seconds: number;
  /** Its whole output. */
  readonly printed: string;
  /** What it appended to the rows file. */
  readonly kept: string;
}

/** Parses rows from JSON lines. Invalid lines (from a process that was killed while writing) are skipped. */
export const parseRows = (text: string): Row[] =>
  text.split("\n").flatMap((line) => {
    try {
      const { what, bar, measured, isMet } = JSON.parse(line) as Partial<Row>;
      return typeof what === "string" &&
        typeof bar === "string" &&
        typeof measured === "string" &&
        typeof isMet === "boolean"
        ? [{ what, bar, measured, isMet }]
        : [];
    } catch {
      return [];
    }
  });

/** Counts the passed and missed rows in printed tables. */
export const countPrinted = (printed: string): { readonly passed: number; readonly missed: number } => ({
  passed: printed.match(/^ {2}pass {2}.* bar .* measured /gm)?.length ?? 0,
  missed: printed.match(/^ {2}MISS {2}.* bar .* measured /gm)?.length ?? 0,
});

/** The last line with a test runner's count, such as `34 passed (34)`. */
const lastCount = (printed: string): string | undefined =>
  printed
    .match(/^.*\d+ (?:passed|failed).*$/gm)
    ?.at(-1)
    ?.replace(/^\s*Tests\s+/, "")
    .trim();

const asOneRow = ({ what, bar }: { what: string; bar: string }, { exitCode, printed }: Outcome): Row => {
  const { passed, missed } = countPrinted(printed);
  const rows = passed + missed > 0 ? `${passed} of ${passed + missed} rows` : (lastCount(printed) ?? "");
  return {
    what,
    bar,
    measured: [exitCode === 0 ? "" : `exit code ${exitCode}`, rows].filter(Boolean).join(", ") || "passed",
    isMet: exitCode === 0 && missed === 0,
  };
};

/** The rows of a command, called for example `bench -- size`. If it failed without a missed row, or measured nothing, a miss is added. */
export const rowsOf = (name: string, command: InTable, outcome: Outcome): Row[] => {
  if (command.barSeconds !== undefined) {
    const isMet = outcome.exitCode === 0 && outcome.seconds <= command.barSeconds;
    return [
      {
        what: `npm run ${name}`,
        bar: `≤ ${command.barSeconds} s`,
        measured: outcome.exitCode === 0 ? `${outcome.seconds.toFixed(1)} s` : `exit code ${outcome.exitCode}`,
        isMet,
      },
    ];
  }
  if (command.asOne) return [asOneRow(command.asOne, outcome)];
  const rows = parseRows(outcome.kept);
  if (rows.length > 0 && (outcome.exitCode === 0 || rows.some(({ isMet }) => !isMet))) return rows;
  return [
    ...rows,
    {
      what: `npm run ${name}`,
      bar: "prints figures",
      measured: `exit code ${outcome.exitCode}, ${rows.length} rows`,
      isMet: false,
    },
  ];
};

/** Whether a run measured all it should: it ended well, or with 1 since a row misses its bar. */
export const hasMeasured = ({ exitCode, kept }: Outcome): boolean =>
  exitCode === 0 || (exitCode === 1 && parseRows(kept).some(({ isMet }) => !isMet));

/** The last line of a run. */
export const summaryOf = (rows: readonly Row[]): string => {
  const missed = rows.filter(({ isMet }) => !isMet).length;
  return `${rows.length} rows, ${missed === 0 ? "all met" : `${missed} MISS`}`;
};
