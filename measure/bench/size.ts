/**
 * `npm run bench -- size [path …]`: download sizes of the built site, which is built first if the sources have changed. The
 * first view is what a browser loads (first-view.ts), of home, John 3 and the paths given; everything else is read from the
 * files in `dist`.
 */
import { globSync, readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Bundle } from "#scripts/build/bundle.ts";
import { ensureBuilt } from "#scripts/build/ensure-built.ts";
import { screenSources } from "#scripts/build/screen-sources.ts";
import { launchChromium } from "#scripts/setup/chromium.ts";
import { kB, printRows, type Row } from "./bars.ts";
import { visitFirstView, type Loaded } from "./first-view.ts";
import { serveStaticSite } from "./static-site.ts";
import { median } from "./statistics.ts";

await ensureBuilt();

const brotli = (file: string): number => brotliCompressSync(readFileSync(file)).length;
const gzip = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

/** One congestion window. */
const htmlBar = 14_000;
/** The longest chapter, and home with its twenty daily verses. */
const longHtmlBar = 15_000;
const scriptBars = new Map([
  ["/", 168_000],
  ["/read/kjv/john/3", 160_000],
]);
const scriptRequestsBar = 20;
const styleBar = 14_000;
const ownChunkBar = 25_000;
const indexBar = 700_000;
/** Two thirds of the compressed size of index and text. */
const firstSearchBar = 1_200_000;

/** Brotli is slow, so every 25th chapter page represents all, and the forty longest are checked one by one. */
const bySize = globSync("dist/read/**/*.html").toSorted((a, b) => statSync(b).size - statSync(a).size);
const chapterPages = bySize
  .filter((_, index) => index < 40 || index % 25 === 0)
  .map((file) => ({ file, bytes: brotli(file) }));
const sampled = chapterPages.filter(({ file }) => bySize.indexOf(file) % 25 === 0);
const barOf = (file: string): number => (file.endsWith("psalms/119.html") ? longHtmlBar : htmlBar);
const tooLarge = chapterPages.filter(({ file, bytes }) => bytes > barOf(file)).length;
const largest = chapterPages.toSorted((a, b) => b.bytes - a.bytes);

const firstViewRows = async (): Promise<Row[]> => {
  const site = await serveStaticSite();
  const browser = await launchChromium();
  const rows: Row[] = [];
  const add = (what: string, { requests, bytes }: Loaded, bar?: number, requestsBar?: number) =>
    rows.push({
      what: `${what} (gzip)`,
      bar: bar ? `≤ ${kB(bar)}${requestsBar ? ` in ≤ ${requestsBar}` : ""}` : "–",
      measured: `${kB(bytes)} in ${requests} ${requests === 1 ? "request" : "requests"}`,
      isMet: (!bar || bytes <= bar) && (!requestsBar || requests <= requestsBar),
    });
  for (const path of ["/", "/read/kjv/john/3", ...process.argv.slice(2)]) {
    // The server compresses a file on its first request, which can take longer than the second that counts.
    await visitFirstView(browser, site.origin + path);
    const { scripts, styles } = await visitFirstView(browser, site.origin + path);
    add(`scripts of the first view, ${path}`, scripts, scriptBars.get(path), scriptRequestsBar);
    add(`styles of the first view, ${path}`, styles, styleBar);
  }
  await browser.close();
  site.close();
  return rows;
};

const bundle = new Bundle();
const chunks = Object.values(screenSources)
  .map((source) => ({ source: relative("src", source), bytes: gzip(bundle.fileOf(source)) }))
  .toSorted((a, b) => b.bytes - a.bytes);

const indexes = globSync("dist/bible/*/*/search*").map((file) => gzip(file));
/** As transferred: the packed words are already compressed. */
const firstSearch =
  Math.max(...globSync("dist/bible/*/*/words.bin").map((file) => statSync(file).size)) +
  statSync(globSync("dist/crossref/*/weights.bin")[0]!).size;

const rows: Row[] = [
  {
    what: "HTML of a chapter page, median (brotli)",
    bar: `≤ ${kB(htmlBar)}`,
    measured: kB(median(sampled.map((page) => page.bytes))),
    isMet: median(sampled.map((page) => page.bytes)) <= htmlBar,
  },
  {
    what: "HTML of a chapter page, largest (brotli)",
    bar: `≤ ${kB(htmlBar)}, Psalm 119 ${kB(longHtmlBar)}`,
    measured: `${kB(largest[0]!.bytes)} (${largest[0]!.file}); ${tooLarge} of ${chapterPages.length} checked are over (${bySize.length} in all)`,
    isMet: tooLarge === 0,
  },
  {
    what: "HTML of home (brotli)",
    bar: `≤ ${kB(longHtmlBar)}`,
    measured: kB(brotli("dist/index.html")),
    isMet: brotli("dist/index.html") <= longHtmlBar,
  },
  ...(await firstViewRows()),
  {
    what: "largest route-specific chunk (gzip)",
    bar: `≤ ${kB(ownChunkBar)}`,
    measured: `${kB(chunks[0]!.bytes)} (${chunks[0]!.source})`,
    isMet: chunks[0]!.bytes <= ownChunkBar,
  },
  {
    what: "largest search index of a translation (gzip)",
    bar: `≤ ${kB(indexBar)}`,
    measured: kB(Math.max(...indexes)),
    isMet: Math.max(...indexes) <= indexBar,
  },
  {
    what: "download for a device’s first search, largest",
    bar: `≤ ${kB(firstSearchBar)}`,
    measured: kB(firstSearch),
    isMet: firstSearch <= firstSearchBar,
  },
];
process.exitCode = printRows("Sizes", rows);
