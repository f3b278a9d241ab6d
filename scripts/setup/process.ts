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

const exitHandlers = new Set<() => void>();

const runExitHandlers = (): void => {
  for (const end of exitHandlers) end();
};

const signals = ["SIGINT", "SIGTERM"] as const;
const exitBySignal = (): void => process.exit(1);

/** Calls `end` when this process ends, also by a signal, to stop its servers. Returns a function that cancels this. */
export const onProcessExit = (end: () => void): (() => void) => {
  if (exitHandlers.size === 0) {
    process.on("exit", runExitHandlers);
    for (const signal of signals) process.on(signal, exitBySignal);
  }
  exitHandlers.add(end);
  return () => {
    exitHandlers.delete(end);
    if (exitHandlers.size > 0) return;
    process.off("exit", runExitHandlers);
    for (const signal of signals) process.off(signal, exitBySignal);
  };
};

/** Runs a command and resolves with its exit code (1 if a signal ended it). It ends with this process. */
export const runToEnd = async (
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> => {
  const child = start(command, args, options);
  const isOver = onProcessExit(() => void child.kill());
  const [code] = (await once(child, "exit")) as [code: number | null];
  isOver();
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
