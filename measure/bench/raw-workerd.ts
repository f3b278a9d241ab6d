import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { onProcessExit } from "#scripts/setup/process.ts";
import { freePort, waitUntilUp } from "#scripts/setup/ready.ts";

/**
 * Runs the worker on the bare runtime, without the development server (which is about ten times slower than production):
 * bundled as for a deployment, with the Scripture files as a disk service, a cache
 * that keeps nothing, and a 'hello' worker beside it.
 */

/** Path of the binary. */
export const workerd = (createRequire(import.meta.url)("workerd") as { readonly default: string }).default;

const folder = resolve(".generated/bench");
/** The files that the worker reads, as the build publishes them. */
export const staticFiles = resolve(".generated/static");
export const compatibilityDate = "2026-10-30";

/** A POST reads a file as the worker does, and does nothing with it. */
const helloScript = `export default { async fetch(request, env) {
  if (request.method !== "POST") return new Response("Hello World!");
  return new Response((await (await env.ASSETS.fetch(await request.text())).arrayBuffer()).byteLength);
} };`;

/** A cache that keeps nothing. */
const emptyCacheScript = `export default { fetch({ method }) {
  return method === "PUT" ? new Response(null, { status: 204 }) : new Response(null, { status: 504, headers: { "CF-Cache-Status": "MISS" } });
} };`;

interface Surroundings {
  /** The folder that the worker reads its files from. */
  readonly files?: string;
  /** The service of the world’s languages. */
  readonly languagesUrl?: string;
}

const configuration = (
  worker: number,
  hello: number,
  { files = staticFiles, languagesUrl = "" }: Surroundings,
): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = .worker),
    (name = "hello", worker = .hello),
    (name = "empty", worker = .empty),
    (name = "static", disk = ${JSON.stringify(files)}),
    (name = "internet", network = (allow = ["public", "private"])),
  ],
  sockets = [
    (name = "worker", address = "127.0.0.1:${worker}", http = (), service = "worker"),
    (name = "hello", address = "127.0.0.1:${hello}", http = (), service = "hello"),
  ],
);
const worker :Workerd.Worker = (
  modules = [(name = "index.js", esModule = embed "worker/index.js")],
  bindings = [(name = "ASSETS", service = "static"), (name = "BIBLE_UPSTREAM_URL", text = ""), (name = "BIBLE_LANGUAGES_URL", text = ${JSON.stringify(languagesUrl)})],
  compatibilityDate = "${compatibilityDate}",
  cacheApiOutbound = "empty",
);
const empty :Workerd.Worker = (
  modules = [(name = "empty.js", esModule = embed "empty.js")],
  compatibilityDate = "${compatibilityDate}",
);
const hello :Workerd.Worker = (
  modules = [(name = "hello.js", esModule = embed "hello.js")],
  bindings = [(name = "ASSETS", service = "static")],
  compatibilityDate = "${compatibilityDate}",
);
`;

/** CPU time of a process so far, over all its threads, in ms (Linux). The clock does not advance inside a worker. */
export const cpuMsOf = ({ pid }: ChildProcess): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]) / 1e6)
    .reduce((sum, ms) => sum + ms, 0);

const readyWithinMs = 10_000;

interface RawWorkerd {
  readonly worker: string;
  readonly hello: string;
  readonly process: ChildProcess;
  /** From starting the process to the worker's first response. */
  readonly startUpMs: number;
  readonly stop: () => void;
}

/** Bundles the worker as a deployment does, into `worker/` of a folder. Returns wrangler's line about its size. */
export const bundleWorker = (into = folder, assets = staticFiles): string => {
  mkdirSync(into, { recursive: true });
  const output = execFileSync(
    "npx",
    ["wrangler", "deploy", "--dry-run", "--outdir", join(into, "worker"), "--assets", assets],
    {
      encoding: "utf8",
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  return /Total Upload: .*/.exec(output)?.[0] ?? "";
};

/** Size in bytes of the bundle written by `bundleWorker`, compressed as Cloudflare counts it. */
export const bundleGzipBytes = (): number =>
  gzipSync(readFileSync(join(folder, "worker/index.js")), { level: 9 }).length;

/** Starts both workers on free loopback ports; they run until `stop`. Call `bundleWorker` first. */
export const startRawWorkerd = async (surroundings: Surroundings = {}): Promise<RawWorkerd> => {
  const [workerPort, helloPort] = [await freePort(), await freePort()];
  writeFileSync(join(folder, "hello.js"), helloScript);
  writeFileSync(join(folder, "empty.js"), emptyCacheScript);
  writeFileSync(join(folder, "config.capnp"), configuration(workerPort, helloPort, surroundings));
  const began = performance.now();
  const child = spawn(workerd, ["serve", join(folder, "config.capnp")], { stdio: ["ignore", "ignore", "inherit"] });
  child.once(
    "exit",
    onProcessExit(() => void child.kill("SIGTERM")),
  );
  const worker = `http://127.0.0.1:${workerPort}`;
  const hello = `http://127.0.0.1:${helloPort}`;
  const patience = { withinMs: readyWithinMs, everyMs: 10, server: child };
  await waitUntilUp(`${worker}/api/health`, patience);
  const startUpMs = performance.now() - began;
  await waitUntilUp(hello, patience);
  return { worker, hello, process: child, startUpMs, stop: () => void child.kill("SIGTERM") };
};
