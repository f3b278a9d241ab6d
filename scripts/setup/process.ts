import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";

/** Wrangler asks nothing and calls nowhere: no metrics, no fetched request data. */
const quietWrangler = {
  WRANGLER_SEND_METRICS: "false",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_HIDE_BANNER: "true",
} as const;

/** Starts a command with its output on the terminal. */
export const start = (command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess =>
  spawn(command, [...args], { stdio: "inherit", ...options, env: { ...process.env, ...quietWrangler, ...options.env } });

/** Runs a command to its end and gives its exit code (1 if a signal ended it). */
export const runToEnd = (command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = start(command, args, options);
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });

/** Like `runToEnd`, but throws unless the command succeeds. */
export const runOrThrow = async (command: string, args: readonly string[], options: SpawnOptions = {}): Promise<void> => {
  const code = await runToEnd(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} ended with code ${code}`);
};

const ends = new Set<() => void>();

/** Calls `end` when this process ends, by itself or by a signal: for servers that would run on. Returns what prevents it. */
export const atProcessEnd = (end: () => void): (() => void) => {
  if (process.listenerCount("exit", endAll) === 0) {
    process.once("exit", endAll);
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  }
  ends.add(end);
  return () => void ends.delete(end);
};

const endAll = (): void => {
  for (const end of ends) end();
};

/** Says what a step does and how long it took. */
export const step = async <T>(title: string, work: () => Promise<T> | T): Promise<T> => {
  const began = performance.now();
  console.log(`• ${title} …`);
  const result = await work();
  console.log(`  ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
};
