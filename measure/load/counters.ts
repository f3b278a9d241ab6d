/**
 * `npm run load -- counters [increments kills shards]`: sends many increments over 128 connections while the runtime is
 * killed again and again. Every increment is retried with its operation id until it is acknowledged, as our client
 * does. Bar: the counter is exact. No acknowledged increment is lost, none is counted twice.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { exactly, printRows } from "#measure/bench/bars.ts";
import { startRuntime, until } from "./counter-server.ts";
import { postJson } from "./post-json.ts";

const [increments = 100_000, kills = 20, shards = 1] = process.argv.slice(2).map(Number);
const connections = 128;

const runtime = await startRuntime(shards);

/** One attempt; false if there was no usable response. */
const attempt = async (operationId: string): Promise<boolean> => {
  try {
    const url = `${runtime.url}/api/stats/plays/increment`;
    const body = { increment_by: 1, operation_id: operationId };
    const answer = await postJson(url, body, {}, AbortSignal.timeout(5000));
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
};

let next = 0;
let acknowledged = 0;
let repeated = 0;

/** A runtime that is not back by then, or rejects, is a failure of its own. */
const patienceMs = 60_000;

const worker = async (): Promise<void> => {
  while (next < increments) {
    next += 1;
    const operationId = randomUUID();
    const end = performance.now() + patienceMs;
    while (!(await attempt(operationId))) {
      if (performance.now() > end) throw new Error(`An increment was not acknowledged within ${patienceMs / 1000} s`);
      repeated += 1;
      await pause(20 + Math.random() * 80);
    }
    acknowledged += 1;
  }
};

const readPlays = async (): Promise<number> => {
  const rows = (await (await fetch(`${runtime.url}/api/stats`)).json()) as {
    stat_name: string;
    stat_value: number;
  }[];
  return rows.find((row) => row.stat_name === "plays")!.stat_value;
};

/** Shards report within half a minute, whatever was killed; the total is read once it is stable. */
const settledPlays = async (): Promise<number> => {
  for (let value = await readPlays(); ;) {
    await pause(shards === 1 ? 100 : 35_000);
    const again = await readPlays();
    if (again === value) return value;
    value = again;
  }
};

const started = performance.now();
const workers = Promise.all(Array.from({ length: connections }, worker));
let downMs = 0;
for (let round = 1; round <= kills; round += 1) {
  await Promise.race([until(() => acknowledged >= (increments * round) / (kills + 1)), workers]);
  const downAt = performance.now();
  await runtime.kill();
  await runtime.start();
  downMs += performance.now() - downAt;
}
await workers;
const seconds = (performance.now() - started) / 1000;
const beforeLastKill = await settledPlays();
await runtime.kill();
await runtime.start();
const counted = await settledPlays();
await runtime.kill();

console.log(
  `increments sent and acknowledged  ${acknowledged.toLocaleString("en")} over ${connections} connections, ${shards} shard(s)`,
);
console.log(`kill -9 of the runtime            ${kills}, ${repeated.toLocaleString("en")} attempts had to be repeated`);
console.log(
  `time                              ${seconds.toFixed(1)} s (${(downMs / 1000).toFixed(1)} s of it restarting), ${Math.round(acknowledged / (seconds - downMs / 1000)).toLocaleString("en")} increments a second`,
);
process.exitCode = printRows("Increments while the runtime is killed", [
  exactly(`increments counted through ${kills} kill -9`, beforeLastKill, increments, `${repeated} repetitions`),
  exactly("still counted after one more kill at rest", counted, increments),
]);
