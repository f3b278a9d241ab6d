import { readdirSync, readFileSync } from "node:fs";
import { openSearch } from "#domain/scripture/search/open.ts";
import { searchIndexPath, versesFilePath, type ScriptureManifest } from "#domain/scripture/translations/manifest.ts";
import { atMost, printRows } from "./bars.ts";
import { bundleWorker, startRawWorkerd } from "./raw-workerd.ts";
import { realisticQueries } from "./search-queries.ts";
import { percentile } from "./statistics.ts";

/**
 * `npm run bench -- search-worker`: 200 realistic queries to `/api/search` on raw workerd, one after another, compared with a
 * bare 'hello' worker. The clock does not advance inside a worker, so the whole round trip is measured. The first search in
 * an isolate, which loads text and index, is measured by the CPU time of the whole runtime, its reading of the files included.
 */

const file = (path: string): Buffer => readFileSync(new URL(`../../.generated/${path}`, import.meta.url));
const { version } = JSON.parse(file("scripture/manifest.json").toString()) as ScriptureManifest;
const data = openSearch(
  new Uint8Array(file(`static${searchIndexPath(version, "kjv")}`)),
  file(`static${versesFilePath(version, "kjv")}`).toString(),
);

const roundTrip = async (url: string): Promise<number> => {
  const started = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.status} ${url}`);
  return performance.now() - started;
};

/** The CPU time that a route may use. The round trip is longer, so meeting the bar this way is sufficient. */
const barMs = 10;
const firstBarMs = 25;
/** Isolates that are started for the first search. */
const starts = 7;

const figures = (times: readonly number[]): string =>
  `p50 ${percentile(times, 0.5).toFixed(2)} ms  p99 ${percentile(times, 0.99).toFixed(2)} ms`;

/** Milliseconds of CPU time of a process, all its threads. */
const cpuMs = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`)
    .map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ")[0]) / 1e6)
    .reduce((sum, time) => sum + time, 0);

/** CPU time of the first search in a new isolate. */
const firstSearch = async (query: string): Promise<number> => {
  const { worker, process: runtime, stop } = await startRawWorkerd();
  try {
    for (let request = 0; request < 5; request += 1) await roundTrip(`${worker}/api/health`);
    const before = cpuMs(runtime.pid!);
    await roundTrip(`${worker}/api/search?q=${encodeURIComponent(query)}`);
    return cpuMs(runtime.pid!) - before;
  } finally {
    stop();
  }
};

bundleWorker();
const queries = realisticQueries(data).all;
const firsts: number[] = [];
for (const query of queries.slice(0, starts)) firsts.push(await firstSearch(query));
const server = await startRawWorkerd();
try {
  const addresses = queries.map((query) => `${server.worker}/api/search?q=${encodeURIComponent(query)}`);
  const hello: number[] = [];
  const search: number[] = [];
  for (let round = 0; round < 4; round += 1)
    for (const address of addresses) {
      const [bare, asked] = [await roundTrip(server.hello), await roundTrip(address)];
      // The first round warms up.
      if (round === 0) continue;
      hello.push(bare);
      search.push(asked);
    }
  console.log(`${addresses.length} queries: ${figures(search)}; a bare hello: ${figures(hello)}`);
  const beyond = search.map((time, index) => time - hello[index]!);
  process.exitCode = printRows("Word search through the API on raw workerd", [
    atMost(
      "search, time added to a bare hello, p50",
      percentile(beyond, 0.5),
      barMs,
      "ms",
      2,
      `p99 ${percentile(beyond, 0.99).toFixed(2)} ms`,
    ),
    atMost(
      "first search in an isolate, CPU time, p50",
      percentile(firsts, 0.5),
      firstBarMs,
      "ms",
      0,
      `${Math.min(...firsts).toFixed(0)} to ${Math.max(...firsts).toFixed(0)} ms`,
    ),
  ]);
} finally {
  server.stop();
}
