import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { onProcessExit } from "../setup/process.ts";
import { printRows, rowsFileVariable, type Row } from "./bars.ts";
import { rowsOf, summaryOf, type BenchCommand, type Outcome } from "./table.ts";

const readIfThere = (file: string): string => {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
};

/** Runs an npm script to its end, passing its output on and collecting it. */
const run = (name: string, args: readonly string[], env: Readonly<Record<string, string>>, rowsFile: string): Promise<Outcome> =>
  new Promise((resolve) => {
    const began = performance.now();
    const child = spawn("npm", ["run", "-s", name, "--", ...args], { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, ...env, [rowsFileVariable]: rowsFile } });
    let printed = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      printed += chunk;
      process.stdout.write(chunk);
    });
    const isOver = onProcessExit(() => void child.kill("SIGTERM"));
    child.once("exit", isOver);
    const end = (exitCode: number) => resolve({ exitCode, seconds: (performance.now() - began) / 1000, printed: stripVTControlCharacters(printed), kept: readIfThere(rowsFile) });
    child.on("error", () => end(1));
    child.on("close", (code) => end(code ?? 1));
  });

/**
 * Runs commands one after the other, regardless of failures, and prints their rows as one table. Returns the exit code: 1
 * if a row misses. With the argument `--quick` each command runs in its small size.
 */
export const runTable = async (title: string, commands: readonly BenchCommand[]): Promise<number> => {
  const isQuick = process.argv.includes("--quick");
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const rows: Row[] = [];
  for (const [index, command] of commands.entries()) {
    const [name, ...full] = command.script;
    const args = (isQuick && command.quick) || full;
    console.log(`\n• npm run ${[name, ...(args.length > 0 ? ["--", ...args] : [])].join(" ")}`);
    const outcome = await run(name, args, { ...command.env, ...(isQuick ? command.quickEnv : {}) }, join(folder, `${index}.jsonl`));
    console.log(`  ${outcome.seconds.toFixed(1)} s`);
    rows.push(...rowsOf(command, outcome));
  }
  rmSync(folder, { recursive: true });
  const code = printRows(`${title}${isQuick ? ", in small sizes" : ""}`, rows);
  console.log(summaryOf(rows));
  return code;
};
