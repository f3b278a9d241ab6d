/**
 * `npm run bench [-- NAME …]` and `npm run load [-- NAME …]`: one measurement with its arguments, or several without, one after
 * the other. Without a name: those of the group's table in docs/quality.md. `--quick` takes small sizes, `--list` prints the names.
 * `npm run check -- measures [NAME …]`: every measurement of both groups once, in its smallest size, so that none can stop
 * working unnoticed. What counts there is that each prints its rows: so few runs say little about a bar.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runToEnd } from "#scripts/setup/process.ts";
import { runByName } from "#scripts/setup/by-name.ts";
import { printRows, rowsFileVariable, type Row } from "./bench/bars.ts";
import { benches } from "./bench/benches.ts";
import {
  hasMeasured,
  type Measurement,
  type MeasurementGroup,
  type Outcome,
  rowsOf,
  summaryOf,
} from "./bench/table.ts";
import { loads } from "./load/loads.ts";

const groups = {
  bench: { title: "Speed", measurements: benches as MeasurementGroup },
  load: { title: "Reliability", measurements: loads as MeasurementGroup },
};
type Script = keyof typeof groups;

/** Runs one measurement, in the size of the table or in its smallest. */
const measure = async (
  script: Script,
  name: string,
  { run: [program, ...first], env, quick, quickEnv, inTable }: Measurement,
  isQuick: boolean,
): Promise<Outcome> => {
  const args = isQuick ? quick : (inTable?.args ?? []);
  console.log(`\n• npm run ${[script, "--", name, ...args].join(" ")}`);
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const rowsFile = join(folder, "rows.jsonl");
  const began = performance.now();
  const exitCode = await runToEnd(program, [...first, ...args], {
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...env, ...(isQuick ? quickEnv : {}), [rowsFileVariable]: rowsFile },
  }).catch(() => 1);
  const seconds = (performance.now() - began) / 1000;
  const rowLines = existsSync(rowsFile) ? readFileSync(rowsFile, "utf8") : "";
  rmSync(folder, { recursive: true });
  console.log(`  ${seconds.toFixed(1)} s`);
  return { exitCode, seconds, rowLines };
};

/** Runs those of a group that are in its table, regardless of failures, and prints their rows as one. 1 if a row misses. */
const runTable = async (script: Script, isQuick: boolean): Promise<number> => {
  const { title, measurements } = groups[script];
  const rows: Row[] = [];
  for (const [name, measurement] of Object.entries(measurements))
    if (!measurement.isByNameOnly)
      rows.push(
        ...rowsOf(`${script} -- ${name}`, measurement.inTable ?? {}, await measure(script, name, measurement, isQuick)),
      );
  const code = printRows(`${title}${isQuick ? ", in small sizes" : ""}`, rows);
  console.log(summaryOf(rows));
  return code;
};

const checkAll = async (wanted: readonly string[]): Promise<number> => {
  const unknown = wanted.filter(
    (name) => !Object.values(groups).some((group) => Object.hasOwn(group.measurements, name)),
  );
  if (unknown.length > 0) {
    console.error(`Neither bench nor load has: ${unknown.join(", ")}`);
    return 1;
  }
  const broken: string[] = [];
  let count = 0;
  for (const script of ["bench", "load"] as const)
    for (const [name, measurement] of Object.entries(groups[script].measurements)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      count += 1;
      const outcome = await measure(script, name, measurement, true);
      if (!hasMeasured(measurement.inTable ?? {}, outcome)) broken.push(`npm run ${script} -- ${name}`);
    }
  for (const command of broken) console.error(`No figures: ${command}`);
  console.log(`${count - broken.length} passed, ${broken.length} failed`);
  return broken.length > 0 ? 1 : 0;
};

/** What was asked for by name, in its smallest size; otherwise as `runByName` does. */
const run = async (script: Script, args: readonly string[]): Promise<number> => {
  const { measurements } = groups[script];
  const names = args.filter((arg) => arg !== "--quick");
  if (names.length > 0 && names.length < args.length && names.every((name) => Object.hasOwn(measurements, name))) {
    for (const name of names) {
      const { exitCode } = await measure(script, name, measurements[name]!, true);
      if (exitCode !== 0) return exitCode;
    }
    return 0;
  }
  return runByName(script, measurements, (given) => runTable(script, given.includes("--quick")), args, ["--quick"]);
};

const [script, ...args] = process.argv.slice(2);
if (script === "bench" || script === "load") process.exitCode = await run(script, args);
else if (script === "check") process.exitCode = await checkAll(args);
else throw new Error(`Not "bench", "load" or "check": ${script}`);
