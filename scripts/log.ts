/**
 * `npm run log`: prints the security log, with what the server saw apart from what browsers reported (docs/operations.md,
 * "8. Logs and retention"). `--remote` reads the deployed database, `--persist-to DIR` another local one.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { plainLine } from "#domain/text/plain-line.ts";
import { commandOptions } from "./setup/options.ts";

/** The rows of one table, by column. */
type LogRows = readonly Readonly<Record<string, string | number | null>>[];

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

const printLog = (): void => {
  const { values } = commandOptions({
    options: {
      remote: { type: "boolean", default: false },
      "persist-to": { type: "string", default: ".wrangler/state" },
      config: { type: "string", short: "c", default: "wrangler.toml" },
    },
  });

  const where = values.remote ? ["--remote"] : ["--local", "--persist-to", values["persist-to"]];
  const command = readFileSync("worker/db/read-log.sql", "utf8").replaceAll(/^--.*$/gm, "");
  const config = ["-c", values.config];
  const { status, stdout } = spawnSync(
    "wrangler",
    ["d1", "execute", "DB", ...config, ...where, "--json", "--command", command],
    { encoding: "utf8", maxBuffer: 100_000_000, stdio: ["ignore", "pipe", "inherit"] },
  );
  if (status !== 0) {
    console.error(`There is no log that could be read (npm run migrate makes the local tables). ${stdout}`);
    process.exit(1);
  }
  const results = JSON.parse(stdout) as readonly { readonly results: LogRows }[];
  console.log(printedLog(results.map(({ results: rows }) => rows)));
};

if (import.meta.main) printLog();
