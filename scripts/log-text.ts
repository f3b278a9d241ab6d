import { plainLine } from "#domain/text/plain-line.ts";

/** The rows of one table, by column. */
export type LogRows = readonly Readonly<Record<string, string | number | null>>[];

const titles = [
  "SEEN BY THE SERVER",
  "CLAIMED BY BROWSERS (anybody can make these up)",
  "HOW MANY OF EACH, BY UTC DAY (also those of which no row was kept)",
] as const;

/** Wider values are truncated. */
const maxWidth = 100;

const cellOf = (value: string | number | null): string => plainLine(String(value ?? "")).slice(0, maxWidth);

const tableOf = (rows: LogRows): string => {
  const [first] = rows;
  if (first === undefined) return "  nothing";
  const columns = Object.keys(first);
  const lines = [columns, ...rows.map((row) => columns.map((column) => cellOf(row[column] ?? null)))];
  const widths = columns.map((_, index) => Math.max(...lines.map((line) => line[index]!.length)));
  return lines
    .map((line) => `  ${line.map((cell, index) => cell.padEnd(widths[index]!)).join("  ")}`.trimEnd())
    .join("\n");
};

/** The log's three tables, each under its title. Values cannot move the cursor or imitate the title of a table. */
export const printedLog = (tables: readonly LogRows[]): string =>
  titles.map((title, index) => `${title}\n${tableOf(tables[index] ?? [])}`).join("\n\n");
