/** `npm run size`: download sizes, from the files in `dist` (run `npm run build` first). */
import { globSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Bundle } from "../build/bundle.ts";
import { screenSources } from "../build/screen-sources.ts";
import { kB, printRows, type Row } from "./bars.ts";
import { median } from "./statistics.ts";

const brotli = (file: string): number => brotliCompressSync(readFileSync(file)).length;
const gzip = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

const htmlBar = 14_000;
const firstViewBar = 110_000;
const ownChunkBar = 25_000;
const indexBar = 700_000;
/** Two thirds of the compressed size of index and text. */
const firstSearchBar = 1_200_000;

/** Brotli is slow, so every 25th chapter page represents all, and the forty longest are checked one by one. */
const bySize = globSync("dist/read/**/*.html").toSorted((a, b) => statSync(b).size - statSync(a).size);
const chapterPages = bySize.filter((_, index) => index < 40 || index % 25 === 0).map((file) => ({ file, bytes: brotli(file) }));
const sampled = chapterPages.filter(({ file }) => bySize.indexOf(file) % 25 === 0);
const tooLarge = chapterPages.filter((page) => page.bytes > htmlBar).length;
const largest = chapterPages.toSorted((a, b) => b.bytes - a.bytes);

/** Scripts that a page itself refers to: the entry and what is loaded with it after the first paint. */
const scriptsOf = (page: string): string[] => [
  ...new Set([...readFileSync(page, "utf8").matchAll(/"\/(assets\/[^"]+\.js)"/g)].map((match) => `dist/${match[1]}`)),
];
const firstView = scriptsOf("dist/index.html").reduce((sum, file) => sum + gzip(file), 0);
const chapterView = scriptsOf("dist/read/kjv/john/3.html").reduce((sum, file) => sum + gzip(file), 0);

const bundle = new Bundle();
const chunks = Object.values(screenSources)
  .map((source) => ({ source: basename(source, ".tsx"), bytes: gzip(bundle.fileOf(source)) }))
  .toSorted((a, b) => b.bytes - a.bytes);

const indexes = globSync("dist/bible/*/*/search*").map((file) => gzip(file));
/** As transferred: the packed words are already compressed. */
const firstSearch = Math.max(...globSync("dist/bible/*/*/words.bin").map((file) => statSync(file).size)) + statSync(globSync("dist/crossref/*/weights.bin")[0]!).size;

const rows: Row[] = [
  { what: "HTML of a chapter page, median (brotli)", bar: `≤ ${kB(htmlBar)}`, measured: kB(median(sampled.map((page) => page.bytes))), isMet: median(sampled.map((page) => page.bytes)) <= htmlBar },
  { what: "HTML of a chapter page, largest (brotli)", bar: `≤ ${kB(htmlBar)}`, measured: `${kB(largest[0]!.bytes)} (${largest[0]!.file}); ${tooLarge} of ${chapterPages.length} checked are over (${bySize.length} in all)`, isMet: tooLarge === 0 },
  { what: "HTML of home (brotli)", bar: `≤ ${kB(htmlBar)}`, measured: kB(brotli("dist/index.html")), isMet: brotli("dist/index.html") <= htmlBar },
  { what: "JavaScript of the first view, home (gzip)", bar: `≤ ${kB(firstViewBar)}`, measured: kB(firstView), isMet: firstView <= firstViewBar },
  { what: "JavaScript of the first view, chapter (gzip)", bar: `≤ ${kB(firstViewBar)}`, measured: kB(chapterView), isMet: chapterView <= firstViewBar },
  { what: "largest route-specific chunk (gzip)", bar: `≤ ${kB(ownChunkBar)}`, measured: `${kB(chunks[0]!.bytes)} (${chunks[0]!.source})`, isMet: chunks[0]!.bytes <= ownChunkBar },
  { what: "largest search index of a translation (gzip)", bar: `≤ ${kB(indexBar)}`, measured: kB(Math.max(...indexes)), isMet: Math.max(...indexes) <= indexBar },
  { what: "download for a device’s first search, largest", bar: `≤ ${kB(firstSearchBar)}`, measured: kB(firstSearch), isMet: firstSearch <= firstSearchBar },
];
process.exitCode = printRows("Sizes", rows);
