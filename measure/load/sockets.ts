/**
 * `npm run load -- sockets [sockets]`: opens many live sockets to the counters. Bars: every one gets the last value, 99
 * of 100 within 500 ms; after a kill of the runtime all reconnect within 5 s, none with more than two attempts.
 */
import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { WebSocket } from "ws";
import { atMost, exactly, p99AtMost, printRows } from "#measure/bench/bars.ts";
import { retryPauseMs } from "#src/platform/network/retry-pause.ts";
import { startRuntime, until } from "./counter-server.ts";
import { postJson } from "./post-json.ts";

const count = Number(process.argv[2] ?? 1000);
const bars = { p99Ms: 500, backMs: 5000, tries: 2 };

const runtime = await startRuntime();

interface Line {
  plays: number;
  heardAt: number;
  isOpen: boolean;
  failures: number;
  tries: number;
  backAt: number;
}

let isRunning = true;

/** Reconnects with our client's own delays. */
const connect = (line: Line): void => {
  const socket = new WebSocket(`${runtime.url.replace("http", "ws")}/api/stats/live`);
  socket.on("open", () => Object.assign(line, { isOpen: true, failures: 0, backAt: performance.now() }));
  socket.on("message", (data) => {
    const { stats } = JSON.parse(String(data)) as { stats: { stat_name: string; stat_value: number }[] };
    const row = stats.find(({ stat_name }) => stat_name === "plays");
    if (row) Object.assign(line, { plays: row.stat_value, heardAt: performance.now() });
  });
  socket.on("error", () => {});
  socket.on("close", () => {
    line.isOpen = false;
    if (!isRunning) return;
    const retryAfterMs = retryPauseMs(line.failures, Math.random());
    line.failures += 1;
    setTimeout(() => {
      line.tries += 1;
      connect(line);
    }, retryAfterMs);
  });
  stop.push(() => socket.terminate());
};

const stop: (() => void)[] = [];
const lines: Line[] = Array.from({ length: count }, () => ({
  plays: -1,
  heardAt: 0,
  isOpen: false,
  failures: 0,
  tries: 0,
  backAt: 0,
}));

const increment = async (): Promise<number> => {
  const answer = await postJson(`${runtime.url}/api/stats/plays/increment`, { operation_id: randomUUID() });
  return ((await answer.json()) as { stat_value: number }).stat_value;
};

/** Waits a second, then sends one increment and returns how long each socket that gets it takes. */
const measure = async (): Promise<readonly number[]> => {
  await pause(1200);
  const sentAt = performance.now();
  const value = await increment();
  await until(() => lines.every(({ plays }) => plays === value), 5000);
  return lines.filter(({ plays }) => plays === value).map(({ heardAt }) => heardAt - sentAt);
};

for (let from = 0; from < count; from += 100) {
  const some = lines.slice(from, from + 100);
  for (const line of some) connect(line);
  await until(() => some.every(({ isOpen }) => isOpen), 20_000);
}
const first = await measure();

for (const line of lines) line.tries = 0;
await runtime.kill();
const killedAt = performance.now();
await runtime.start();
const downMs = performance.now() - killedAt;
await until(() => lines.every(({ isOpen }) => isOpen), 20_000);
const back = lines.filter(({ isOpen }) => isOpen).length;
const slowest = Math.max(...lines.map(({ backAt }) => backAt - killedAt));
const mostTries = Math.max(...lines.map(({ tries }) => tries));
const second = await measure();

isRunning = false;
for (const end of stop) end();
await runtime.kill();

process.exit(
  printRows(`Live sockets, ${count}`, [
    exactly("sockets that got the last value", first.length, count),
    p99AtMost("time to get the last value", first, bars.p99Ms),
    exactly("sockets back after kill -9", back, count),
    atMost("slowest socket back after", slowest, bars.backMs, "ms", 0, `runtime down for ${downMs.toFixed(0)} ms`),
    atMost("most tries by one socket", mostTries, bars.tries, "tries"),
    exactly("sockets that got the last value after that", second.length, count),
    p99AtMost("time to get the last value after that", second, bars.p99Ms),
  ]),
);
