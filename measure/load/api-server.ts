import { once } from "node:events";
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { bundleWorker } from "#measure/bench/raw-workerd.ts";
import { onProcessExit, start } from "#scripts/setup/process.ts";
import { freePort, waitUntilUp } from "#scripts/setup/ready.ts";

/** The whole API with its own database on one loopback port. */

const readyWithinMs = 180_000;

const wrangler = (folder: string, ...parameters: string[]) =>
  start("npx", ["wrangler", ...parameters, "-c", `${folder}/wrangler.toml`, "--persist-to", `${folder}/state`], {
    stdio: "ignore",
    env: { CI: "true" },
    detached: true,
  });

/**
 * The product's configuration without the site, with another upstream, and without the flood shield: the tests target
 * what is behind the shield.
 */
const configuration = (folder: string): string =>
  readFileSync("wrangler.toml", "utf8")
    .replace(
      /\[assets\][\s\S]*?(?=\n\[)/,
      `[assets]\ndirectory = ${JSON.stringify(resolve(folder, "site"))}\nbinding = "ASSETS"\nrun_worker_first = ["/api/*"]\n`,
    )
    .replace(/\[\[ratelimits\]\][\s\S]*?(?=\n[#[])/g, "")
    .replace(
      'main = "worker/index.ts"',
      `main = ${JSON.stringify(resolve(folder, "worker/index.js"))}\nno_bundle = true`,
    )
    .replace('migrations_dir = "migrations"', `migrations_dir = ${JSON.stringify(resolve("migrations"))}`)
    .replace(/BIBLE_UPSTREAM_URL = .*/, 'BIBLE_UPSTREAM_URL = ""');

const ticksPerSecond = 100;

/** CPU time that the processes of a group have used so far, in milliseconds (proc(5), `stat`). */
const cpuMsOf = (group: number): number =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => {
      try {
        return readFileSync(`/proc/${name}/stat`, "utf8")
          .replace(/^.*\) /s, "")
          .split(" ");
      } catch {
        // It has ended.
        return [];
      }
    })
    .filter((fields) => Number(fields[2]) === group)
    .reduce((sum, fields) => sum + ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond, 0);

interface Api {
  readonly url: string;
  readonly stop: () => void;
  /** CPU time used so far by everything that serves, in milliseconds. */
  readonly cpuMs: () => number;
}

/**
 * Starts with empty tables. `stop` ends it and its child processes, as does the end of this process.
 * @param host the host that the worker sees; by default loopback, where networks have no budgets
 */
export const startApi = async (host?: string): Promise<Api> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // Its own: the server of the run before may be shutting down, and still write.
  const folder = resolve(`.generated/load-api/${port}`);
  rmSync(resolve(".generated/load-api"), { recursive: true, force: true });
  // Of the site's files, the questions of Trivia live.
  cpSync(".generated/static/content", `${folder}/site/content`, { recursive: true });
  // Once, so that saving a file does not change what is under load.
  bundleWorker(folder, folder);
  writeFileSync(`${folder}/wrangler.toml`, configuration(folder));
  const [code] = await once(wrangler(folder, "d1", "migrations", "apply", "DB", "--local"), "exit");
  if (code !== 0) throw new Error("The migrations failed");
  const upstream = host === undefined ? [] : ["--local-upstream", host, "--var", "VISITOR_HASH_KEY:load"];
  const server = wrangler(
    folder,
    "dev",
    "--ip",
    "127.0.0.1",
    "--port",
    String(port),
    "--log-level",
    "none",
    ...upstream,
  );
  const stop = () => void (server.pid && server.exitCode === null && process.kill(-server.pid, "SIGTERM"));
  const keepRunning = onProcessExit(stop);
  await waitUntilUp(`${url}/api/health`, { withinMs: readyWithinMs, everyMs: 200, server });
  return {
    url,
    cpuMs: () => cpuMsOf(server.pid!),
    stop: () => {
      keepRunning();
      stop();
    },
  };
};
