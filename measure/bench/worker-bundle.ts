/**
 * `npm run bench -- worker [starts]`: size of the deployed worker bundle, the time from starting the bare runtime to the
 * worker's first response, and the CPU time of an isolate's first search, by that of the whole process.
 */
import { once } from "node:events";
import { atMost, atMostBytes, printRows } from "./bars.ts";
import { bundleGzipBytes, bundleWorker, cpuMsOf, startRawWorkerd } from "./raw-workerd.ts";
import { median, spreadOf } from "./statistics.ts";

const starts = Number(process.argv[2] ?? 5);
const bars = { bytes: 650_000, startUpMs: 1000, firstSearchMs: 25 };

console.log(bundleWorker());
const bytes = bundleGzipBytes();
const times: number[] = [];
const firstSearches: number[] = [];
const laterSearches: number[] = [];
for (let start = 0; start < starts; start += 1) {
  const server = await startRawWorkerd();
  times.push(server.startUpMs);
  const search = async (words: string): Promise<number> => {
    const before = cpuMsOf(server.process);
    const answer = await fetch(`${server.worker}/api/search?q=${words}`);
    await answer.text();
    if (!answer.ok) throw new Error(`A search was answered with ${answer.status}`);
    return cpuMsOf(server.process) - before;
  };
  firstSearches.push(await search("shepherd"));
  laterSearches.push(await search("vineyard"));
  const gone = once(server.process, "exit");
  server.stop();
  await gone;
}
process.exitCode = printRows("Worker", [
  atMostBytes("worker bundle (gzip)", bytes, bars.bytes),
  atMost(
    "workerd start to the first response",
    median(times),
    bars.startUpMs,
    "ms",
    0,
    `median of ${starts}, slowest ${Math.max(...times).toFixed(0)} ms`,
  ),
  atMost(
    "first search of an isolate, CPU time",
    median(firstSearches),
    bars.firstSearchMs,
    "ms",
    1,
    `${spreadOf(firstSearches)}; the second ${median(laterSearches).toFixed(1)} ms`,
  ),
]);
