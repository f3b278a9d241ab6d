import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { onProcessExit } from "#scripts/setup/process.ts";
import { printRows, rowsFileVariable, type Row } from "./bars.ts";
import { rowsOf, summaryOf, type Measurement, type MeasurementGroup, type Outcome } from "./table.ts";

const readIfThere = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** Runs a program to its end, passing its output on and collecting it. */
const run = (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  rowsFile: string,
): Promise<Outcome> =>
  new Promise((resolve) => {
    const began = performance.now();
    const child = spawn(program, args, {
      stdio: ["ignore", "pipe", "inherit"],
      env: { ...process.env, ...env, [rowsFileVariable]: rowsFile },
    });
    let printed = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      printed += chunk;
      process.stdout.write(chunk);
    });
    const isOver = onProcessExit(() => void child.kill("SIGTERM"));
    child.once("exit", isOver);
    const end = (exitCode: number) =>
      resolve({
        exitCode,
        seconds: (performance.now() - began) / 1000,
        printed: stripVTControlCharacters(printed),
        kept: readIfThere(rowsFile),
      });
    child.on("error", () => end(1));
    child.on("close", (code) => end(code ?? 1));
  });

/** Runs one measurement of a group, in the size of the table or in its smallest. */
export const runMeasurement = async (
  script: string,
  name: string,
  { run: [program, ...first], env, quick, quickEnv, inTable }: Measurement,
  isQuick: boolean,
): Promise<Outcome> => {
  const args = isQuick ? quick : (inTable?.args ?? []);
  console.log(`\n• npm run ${[script, "--", name, ...args].join(" ")}`);
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const outcome = await run(
    program,
    [...first, ...args],
    { ...env, ...(isQuick ? quickEnv : {}) },
    join(folder, "rows.jsonl"),
  );
  rmSync(folder, { recursive: true });
  console.log(`  ${outcome.seconds.toFixed(1)} s`);
  return outcome;
};

/**
 * Runs those of a group that are in its table, one after the other, regardless of failures, and prints their rows as one
 * table. Returns the exit code: 1 if a row misses. With the option `--quick` each runs in its smallest size.
 */
export const runTable = async (
  title: string,
  script: string,
  group: MeasurementGroup,
  options: readonly string[],
): Promise<number> => {
  const isQuick = options.includes("--quick");
  const rows: Row[] = [];
  for (const [name, measurement] of Object.entries(group)) {
    if (!measurement.inTable) continue;
    const outcome = await runMeasurement(script, name, measurement, isQuick);
    rows.push(...rowsOf(`${script} -- ${name}`, measurement.inTable, outcome));
  }
  const code = printRows(`${title}${isQuick ? ", in small sizes" : ""}`, rows);
  console.log(summaryOf(rows));
  return code;
};
