import { openPackedWords } from "#domain/scripture/search/unpack.ts";
import { searchWords } from "#domain/scripture/search/query.ts";
import { realisticQueries } from "./search-queries.ts";
import { percentile } from "./statistics.ts";

/** Runs inside the browser of search-browser.ts. */

/** Times in milliseconds, and the number of queries. */
interface SearchFigures {
  readonly queries: number;
  readonly openedMs: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly worstMs: number;
}
declare global {
  var measureSearch: (files: readonly string[]) => Promise<SearchFigures>;
}

globalThis.measureSearch = async ([wordsPath = "", weightsPath = ""]) => {
  const [words, weights] = await Promise.all([
    fetch(wordsPath),
    fetch(weightsPath).then((response) => response.arrayBuffer()),
  ]);
  const started = performance.now();
  const unzipped = await new Response(words.body!.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  const data = openPackedWords(new Uint8Array(unzipped), new Uint8Array(weights));
  const openedMs = performance.now() - started;
  const queries = realisticQueries(data).all;
  const times: number[] = [];
  for (let round = 0; round < 4; round += 1)
    for (const query of queries) {
      const before = performance.now();
      searchWords(data, { query });
      if (round > 0) times.push(performance.now() - before);
    }
  return {
    queries: queries.length,
    openedMs,
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    worstMs: percentile(times, 1),
  };
};
