import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { bundleWorker, compatibilityDate, staticFiles, workerd } from "#measure/bench/raw-workerd.ts";
import { onProcessExit } from "#scripts/setup/process.ts";
import { freePort, waitUntilUp } from "#scripts/setup/ready.ts";

/** The deployed bundle on the bare runtime with its counters on disk: a process that can be killed and restarted. */

const folder = resolve(".generated/load");
const storage = join(folder, "objects");

/** The product with a database that allows everything: what is counted in D1 before the work is not measured here. */
const withDatabase = `
import product, { CardRoom, CounterHub, SyncRoom, TriviaRoom } from "product.js";
const statement = { bind: () => statement };
const DB = { prepare: () => statement, batch: async (statements) => statements.map(() => ({ success: true, results: [{}], meta: {} })) };
export { CardRoom, CounterHub, SyncRoom, TriviaRoom };
export default { ...product, fetch: (request, env, context) => product.fetch(request, { ...env, DB }, context) };
`;

const configuration = (port: number, shards: number): string => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "worker", worker = .worker), (name = "objects", disk = (path = ${JSON.stringify(storage)}, writable = true)), (name = "static", disk = ${JSON.stringify(staticFiles)})],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "worker")],
);
const worker :Workerd.Worker = (
  modules = [(name = "index.js", esModule = embed "wrapper.js"), (name = "product.js", esModule = embed "worker/index.js")],
  bindings = [
    (name = "ASSETS", service = "static"),
    (name = "COUNTERS", durableObjectNamespace = "CounterHub"),
    (name = "CARD_ROOMS", durableObjectNamespace = "CardRoom"),
    (name = "TRIVIA_ROOMS", durableObjectNamespace = "TriviaRoom"),
    (name = "SYNC_ROOMS", durableObjectNamespace = "SyncRoom"),
    (name = "COUNTER_SHARDS", text = "${shards}"),
  ],
  durableObjectNamespaces = [
    (className = "CounterHub", uniqueKey = "counters", enableSql = true),
    (className = "CardRoom", uniqueKey = "rooms", enableSql = true),
    (className = "TriviaRoom", uniqueKey = "trivia", enableSql = true),
    (className = "SyncRoom", uniqueKey = "sync", enableSql = true),
  ],
  durableObjectStorage = (localDisk = "objects"),
  compatibilityDate = "${compatibilityDate}",
);
`;

const readyWithinMs = 180_000;

interface Runtime {
  readonly url: string;
  /** Starts it again after a kill, at the same address, and waits until it responds. Throws if it does not. */
  readonly start: () => Promise<void>;
  /** Kills the process without warning, like a power cut. */
  readonly kill: () => Promise<void>;
}

/**
 * Bundles the worker, clears the counters and starts the runtime.
 * @param wrapper source of a module around the product's, which it imports as `product.js`
 */
export const startRuntime = async (shards = 1, wrapper = withDatabase): Promise<Runtime> => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(storage, { recursive: true });
  bundleWorker(folder, folder);
  writeFileSync(join(folder, "config.capnp"), configuration(port, shards));
  writeFileSync(join(folder, "wrapper.js"), wrapper);
  let child: ChildProcess;
  const start = async () => {
    const started = spawn(workerd, ["serve", join(folder, "config.capnp")], { stdio: "ignore" });
    child = started;
    started.once(
      "exit",
      onProcessExit(() => void started.kill("SIGKILL")),
    );
    await waitUntilUp(`${url}/api/stats`, { withinMs: readyWithinMs, everyMs: 20, server: started });
  };
  await start();
  return {
    url,
    start,
    kill: async () => {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error("The runtime had ended by itself");
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
};

/** Waits until something is true, or until the time is up: the caller's figures say what was not reached. */
export const until = async (isTrue: () => boolean, withinMs = Number.POSITIVE_INFINITY): Promise<void> => {
  const end = performance.now() + withinMs;
  while (!isTrue() && performance.now() < end) await pause(5);
};
