/**
 * `npm run bench -- worker [starts]`: size of the deployed worker bundle, and the time from starting the bare runtime to the
 * worker's first response.
 */
import { once } from "node:events";
import { atMost, kB, printRows } from "./bars.ts";
import { bundleGzipBytes, bundleWorker, startRawWorkerd } from "./raw-workerd.ts";
import { median } from "./statistics.ts";

const starts = Number(process.argv[2] ?? 5);
const bars = { bytes: 1_000_000, startUpMs: 1000 };

console.log(bundleWorker());
const bytes = bundleGzipBytes();
const times: number[] = [];
for (let start = 0; start < starts; start += 1) {
  const server = await startRawWorkerd();
  times.push(server.startUpMs);
  const gone = once(server.process, "exit");
  server.stop();
  await gone;
}
process.exitCode = printRows("Worker", [
  { what: "worker bundle (gzip)", bar: `≤ ${kB(bars.bytes)}`, measured: kB(bytes), isMet: bytes <= bars.bytes },
  atMost(
    "workerd start to the first response",
    median(times),
    bars.startUpMs,
    "ms",
    0,
    `median of ${starts}, slowest ${Math.max(...times).toFixed(0)} ms`,
  ),
]);
