import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { openSearch } from "#domain/scripture/search/open.ts";
import { searchWords } from "#domain/scripture/search/query.ts";
import type { SearchData } from "#domain/scripture/search/types.ts";
import { embeddedTranslationIds, type EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { searchIndexPath, versesFilePath, verseWeightsPath, type ScriptureManifest } from "#domain/scripture/manifest.ts";
import { realisticQueries } from "./search-queries.ts";

/** `npm run bench:search`: sizes of the word indexes, and how long 200 realistic queries take on each. */

const file = (path: string): Buffer => readFileSync(new URL(`../../.generated/${path}`, import.meta.url));
const { version } = JSON.parse(file("scripture/manifest.json").toString()) as ScriptureManifest;

const percentile = (sorted: readonly number[], part: number): string => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]!.toFixed(3);

const measure = (data: SearchData, queries: readonly string[]): readonly number[] => {
  const times: number[] = [];
  for (let round = 0; round < 6; round += 1)
    for (const query of queries) {
      const started = performance.now();
      searchWords(data, { query });
      // The first rounds warm up.
      if (round > 1) times.push(performance.now() - started);
    }
  return times.toSorted((a, b) => a - b);
};

const benchmark = (id: EmbeddedTranslationId): void => {
  const index = new Uint8Array(file(`static${searchIndexPath(version, id)}`));
  const verses = file(`static${versesFilePath(version, id)}`).toString();
  const weights = new Uint8Array(file(`static${verseWeightsPath(version)}`));
  const started = performance.now();
  const data = openSearch(index, verses, weights);
  const opened = performance.now() - started;
  console.log(`${id}: index ${(index.length / 1e6).toFixed(2)} MB, ${(gzipSync(index, { level: 9 }).length / 1e6).toFixed(2)} MB gzip, opened in ${opened.toFixed(1)} ms`);
  for (const [kind, queries] of Object.entries(realisticQueries(data))) {
    const times = measure(data, queries);
    console.log(`  ${kind.padEnd(8)} ${queries.length} queries  p50 ${percentile(times, 0.5)} ms  p99 ${percentile(times, 0.99)} ms  worst ${percentile(times, 1)} ms`);
  }
};

for (const id of embeddedTranslationIds) benchmark(id);
