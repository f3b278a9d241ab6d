import { resolve } from "node:path";
import { allChapters } from "#domain/scripture/reference/places.ts";
import { chapterPath } from "#domain/scripture/reference/read-address.ts";
import { ensureBuilt } from "#scripts/build/ensure-built.ts";
import { start } from "#scripts/setup/process.ts";
import { freePort, waitUntilUp } from "#scripts/setup/ready.ts";
import { atMost, printRows } from "./bars.ts";
import { bundleWorker, cpuMsOf, startRawWorkerd } from "./raw-workerd.ts";
import { median, spreadOf } from "./statistics.ts";

/**
 * `npm run bench -- chapter-pages [chapters]`: CPU time of the worker for the page of a chapter that it fills in, by that of
 * the whole process, which is more than what Cloudflare counts. Chapters from all over the Bible, once in Spanish pages of
 * the King James Version, once in the mock's Reina-Valera, which is fetched and checked; then Psalm 119 ten times.
 */

const count = Number(process.argv[2] ?? 200);
const bars = { cpuMs: 10, firstMs: 50 };

const chosen = Array.from({ length: count }, (_, index) => allChapters[(index * 397) % allChapters.length]!);

await ensureBuilt();
bundleWorker();
const servicePort = await freePort();
const languagesUrl = `http://127.0.0.1:${servicePort}`;
const service = start("node", ["tests/languages-service/main.ts", String(servicePort)], { stdio: "ignore" });
const list = `${languagesUrl}/api/available_translations.json`;
await waitUntilUp(list, { withinMs: 120_000, everyMs: 200, server: service });
const server = await startRawWorkerd({ files: resolve("dist"), languagesUrl });
let failures = 0;

const timesOf = async (paths: readonly string[]): Promise<readonly number[]> => {
  const times: number[] = [];
  for (const path of paths) {
    const before = cpuMsOf(server.process);
    const answer = await fetch(server.worker + path);
    const html = await answer.text();
    times.push(cpuMsOf(server.process) - before);
    if (answer.status !== 200 || !html.includes("data-verse=")) failures += 1;
  }
  return times;
};

const row = (what: string, times: readonly number[]) =>
  atMost(what, median(times), bars.cpuMs, "ms", 1, spreadOf(times));

try {
  const [first = Number.NaN, ...own] = await timesOf(chosen.map((place) => `/es${chapterPath("kjv", place)}`));
  const remote = await timesOf(chosen.map((place) => chapterPath("spa_r09", place)));
  const longest = await timesOf(Array.from({ length: 10 }, () => "/es/read/kjv/psalms/119"));
  process.exitCode = printRows("Pages of chapters filled in by the worker, CPU time", [
    row("our own text in another language's page", own),
    row("a text of another language", remote),
    row("Psalm 119", longest),
    atMost("the first one of an isolate", first, bars.firstMs, "ms", 1),
    atMost("failed requests", failures, 0, "", 0),
  ]);
} finally {
  server.stop();
  service.kill("SIGTERM");
}
