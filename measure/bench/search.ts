import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { openSearch } from "#domain/scripture/search/open.ts";
import { searchWords } from "#domain/scripture/search/query.ts";
import { embeddedTranslationIds, type EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { searchIndexPath, versesFilePath, verseWeightsPath } from "#domain/scripture/translations/manifest.ts";
import { longestReference, parseReference } from "#domain/scripture/reference/parse-reference.ts";
import { readManifest } from "#scripts/scripture/read-manifest.ts";
import { atMost, printRows, type Row } from "./bars.ts";
import { hostileQueries, hostileReferencePieces } from "#tests/support/hostile-queries.ts";
import { realisticQueries } from "./search-queries.ts";
import { percentile } from "./statistics.ts";

/** `npm run bench -- search`: sizes of the word indexes, and the time of 200 realistic queries on each. */

const file = (path: string): Buffer => readFileSync(new URL(`../../.generated/${path}`, import.meta.url));
const { version } = readManifest();

/** Hostile input is compared with a route's CPU limit, realistic queries with what people accept to wait. */
const bars = { indexMB: 0.7, p50Ms: 5, p99Ms: 50, hostileMs: 10 };

const rounds = 5;

/** CPU time in milliseconds of each call, best of several rounds. Wall-clock time would include other processes. */
const bestTimes = (inputs: readonly string[], call: (input: string) => unknown): readonly number[] => {
  const best = inputs.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1)
    inputs.forEach((input, index) => {
      const started = process.cpuUsage();
      call(input);
      const { user, system } = process.cpuUsage(started);
      best[index] = Math.min(best[index]!, (user + system) / 1000);
    });
  return best;
};

const benchmark = (id: EmbeddedTranslationId): readonly Row[] => {
  const index = new Uint8Array(file(`static${searchIndexPath(version, id)}`));
  const verses = file(`static${versesFilePath(version, id)}`)
    .toString()
    .split("\n");
  const weights = new Uint8Array(file(`static${verseWeightsPath(version)}`));
  const started = performance.now();
  const data = openSearch(index, verses, weights);
  const opened = performance.now() - started;
  const gzipMB = gzipSync(index, { level: 9 }).length / 1e6;
  const rows: Row[] = [atMost(`${id}: search index (gzip)`, gzipMB, bars.indexMB, "MB", 2)];
  console.log(
    `${id}: index ${(index.length / 1e6).toFixed(2)} MB, ${gzipMB.toFixed(2)} MB gzip, opened in ${opened.toFixed(1)} ms`,
  );
  for (const [kind, queries] of Object.entries({ ...realisticQueries(data), hostile: hostileQueries })) {
    const times = bestTimes(queries, (query) => searchWords(data, { query }));
    console.log(
      `  ${kind.padEnd(8)} ${queries.length} queries  p50 ${percentile(times, 0.5).toFixed(3)} ms  p99 ${percentile(times, 0.99).toFixed(3)} ms  worst ${percentile(times, 1).toFixed(3)} ms`,
    );
    if (kind === "all")
      rows.push(
        atMost(`${id}: 200 queries, p50`, percentile(times, 0.5), bars.p50Ms, "ms", 2),
        atMost(`${id}: 200 queries, p99`, percentile(times, 0.99), bars.p99Ms, "ms", 2),
      );
    if (kind === "hostile")
      rows.push(atMost(`${id}: hostile queries, worst`, percentile(times, 1), bars.hostileMs, "ms", 2));
  }
  return rows;
};

const searching = embeddedTranslationIds.flatMap(benchmark);

const references = hostileReferencePieces.map((piece) => piece.repeat(longestReference / piece.length));
const parsing = bestTimes(references, parseReference);
const reading = atMost(
  `hostile references of ${longestReference} characters, worst`,
  percentile(parsing, 1),
  bars.hostileMs,
  "ms",
  2,
  "longer ones are not parsed",
);
process.exitCode = printRows(`Search in Node, CPU time, best of ${rounds} rounds for each query`, [
  ...searching,
  reading,
]);
