import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { openSearch } from "#domain/scripture/search/open.ts";
import { searchWords } from "#domain/scripture/search/query.ts";
import { embeddedTranslationIds, type EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { searchIndexPath, versesFilePath, verseWeightsPath, type ScriptureManifest } from "#domain/scripture/manifest.ts";
import { longestReference, parseReference } from "#domain/scripture/parse-reference.ts";
import { hostileQueries, hostileReferencePieces } from "./hostile-queries.ts";
import { realisticQueries } from "./search-queries.ts";

/** `npm run bench:search`: sizes of the word indexes, and how long 200 realistic queries take on each. */

const file = (path: string): Buffer => readFileSync(new URL(`../../.generated/${path}`, import.meta.url));
const { version } = JSON.parse(file("scripture/manifest.json").toString()) as ScriptureManifest;

const percentile = (sorted: readonly number[], part: number): string => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(3);

const rounds = 5;

/** The CPU time of each call in milliseconds, its best of some rounds: the clock on the wall would measure the neighbours too. Ascending. */
const bestTimes = (inputs: readonly string[], call: (input: string) => unknown): readonly number[] => {
  const best = inputs.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round += 1)
    inputs.forEach((input, index) => {
      const started = process.cpuUsage();
      call(input);
      const { user, system } = process.cpuUsage(started);
      best[index] = Math.min(best[index]!, (user + system) / 1000);
    });
  return best.toSorted((a, b) => a - b);
};

const benchmark = (id: EmbeddedTranslationId): void => {
  const index = new Uint8Array(file(`static${searchIndexPath(version, id)}`));
  const verses = file(`static${versesFilePath(version, id)}`).toString();
  const weights = new Uint8Array(file(`static${verseWeightsPath(version)}`));
  const started = performance.now();
  const data = openSearch(index, verses, weights);
  const opened = performance.now() - started;
  console.log(`${id}: index ${(index.length / 1e6).toFixed(2)} MB, ${(gzipSync(index, { level: 9 }).length / 1e6).toFixed(2)} MB gzip, opened in ${opened.toFixed(1)} ms`);
  for (const [kind, queries] of Object.entries({ ...realisticQueries(data), hostile: hostileQueries })) {
    const times = bestTimes(queries, (query) => searchWords(data, { query }));
    console.log(`  ${kind.padEnd(8)} ${queries.length} queries  p50 ${percentile(times, 0.5)} ms  p99 ${percentile(times, 0.99)} ms  worst ${percentile(times, 1)} ms`);
  }
};

for (const id of embeddedTranslationIds) benchmark(id);

const references = hostileReferencePieces.map((piece) => piece.repeat(longestReference / piece.length));
const parsing = bestTimes(references, parseReference);
console.log(`hostile references of ${longestReference} characters: worst ${percentile(parsing, 1)} ms (longer ones are not read)`);
