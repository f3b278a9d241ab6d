import { bookById } from "#domain/scripture/books/books.ts";
import { previewPath } from "#domain/site/addresses/preview-address.ts";
import { atMost, printRows } from "./bars.ts";
import { scatteredVerses } from "./in-turns.ts";
import { bundleWorker, cpuMsOf, startRawWorkerd } from "./raw-workerd.ts";
import { median, spreadOf } from "./statistics.ts";

/**
 * `npm run bench -- previews [places]`: CPU time of the worker for a link preview that is not in the cache, and its size. The
 * clock does not advance inside a worker, so the time is that of the whole process, as the kernel counts it (Linux): more
 * than what Cloudflare counts. Each place is asked for once.
 */

const places = Number(process.argv[2] ?? 300);
const bars = { cpuMs: 8, firstMs: 50, bytes: 30_000 };

const addresses = [
  ...scatteredVerses(places).map(({ book, chapter, verse }) => `/verse/kjv/${bookById(book).slug}/${chapter}/${verse}`),
  ...Array.from({ length: 150 }, (_, at) => `/read/web/psalms/${at + 1}`),
].map(previewPath);

bundleWorker();
const server = await startRawWorkerd();
const times: number[] = [];
const sizes: number[] = [];
let failures = 0;
try {
  for (const path of addresses) {
    const before = cpuMsOf(server.process);
    const answer = await fetch(server.worker + path, { redirect: "manual" });
    const { byteLength } = await answer.arrayBuffer();
    times.push(cpuMsOf(server.process) - before);
    sizes.push(byteLength);
    failures += answer.status === 200 && answer.headers.get("Content-Type") === "image/png" ? 0 : 1;
  }
} finally {
  server.stop();
}
const [first = Number.NaN, ...later] = times;
process.exitCode = printRows("Link previews", [
  atMost("preview drawn, CPU time", median(later), bars.cpuMs, "ms", 1, spreadOf(later)),
  atMost("the first one of an isolate, CPU time", first, bars.firstMs, "ms", 1),
  atMost("size", Math.max(...sizes), bars.bytes, "bytes", 0, `median ${median(sizes)} bytes`),
  atMost("failed requests", failures, 0, "", 0),
]);
