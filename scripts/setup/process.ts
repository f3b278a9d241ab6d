import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";

/** Keeps Wrangler quiet and offline: no metrics, no fetched request data. */
const quietWrangler = {
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
} as const;

/** Starts a command with inherited output. */
export const start = (command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess =>
  spawn(command, [...args], {
    stdio: "inherit",
    ...options,
    env: { ...process.env, ...quietWrangler, ...options.env },
  });

/** Runs a command and resolves with its exit code (1 if a signal ended it). */
export const runToEnd = async (
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> => {
  const [code] = (await once(start(command, args, options), "exit")) as [code: number | null];
  return code ?? 1;
};

/** Like `runToEnd`, but throws if the command fails. */
export const runOrThrow = async (
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<void> => {
  const code = await runToEnd(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} exited with code ${code}`);
};

const exitHandlers = new Set<() => void>();

/** Calls `end` when this process ends, also by a signal, to stop its servers. Returns a function that cancels this. */
export const onProcessExit = (end: () => void): (() => void) => {
  if (process.listenerCount("exit", runExitHandlers) === 0) {
    process.once("exit", runExitHandlers);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  }
  exitHandlers.add(end);
  return () => void exitHandlers.delete(end);
};

const runExitHandlers = (): void => {
  for (const end of exitHandlers) end();
};

/** Runs a step, logging its title and duration. */
export const step = async <T>(title: string, work: () => Promise<T> | T): Promise<T> => {
  const began = performance.now();
  console.log(`• ${title} …`);
  const result = await work();
  console.log(`  ${((performance.now() - began) / 1000).toFixed(1)} s: ${title}`);
  return result;
};

/** Creates or migrates the database of this machine, without the tables that wrangler prints. */
export const prepareDatabase = async (options: readonly string[] = []): Promise<void> => {
  if (!existsSync("migrations")) return;
  await step("Preparing the local database", () =>
    runOrThrow("wrangler", ["d1", "migrations", "apply", "DB", "--local", ...options], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { CI: "true" },
    }),
  );
};
