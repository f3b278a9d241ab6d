/**
 * `npm run bench -- size [path …] [--since FOLDER]`: download sizes of the built site, which is built first if the sources
 * have changed. The first view is what a browser loads, of home, John 3 and the paths given; everything else
 * is read from the files in `dist`. FOLDER is the `dist` of another build: prints what a release after that one sends.
 */
import { globSync, readFileSync, statSync } from "node:fs";
import { relative } from "node:path";
import type { Browser } from "@playwright/test";
import { gzipSync } from "node:zlib";
import { Bundle } from "#scripts/build/bundle.ts";
import { digestsOf } from "#scripts/build/digest.ts";
import { ensureBuilt } from "#scripts/build/ensure-built.ts";
import { screenSources } from "#scripts/build/screen-sources.ts";
import { launchChromium } from "#scripts/setup/chromium.ts";
import { phone } from "./phone.ts";
import { atMost, atMostBytes, kB, printRows, type Row } from "./bars.ts";
import { compressAsEdge, serveStaticSite } from "#tests/support/static-site.ts";
import { median } from "./statistics.ts";
import { commandOptions } from "#scripts/setup/options.ts";

/** Files of one kind that a page loaded. */
interface Loaded {
  /** Different addresses. */
  readonly requests: number;
  /** Each file compressed with gzip at level 9. */
  readonly bytes: number;
}

const firstViewMs = 1000;

const sumOf = async (addresses: ReadonlySet<string>): Promise<Loaded> => {
  let bytes = 0;
  for (const address of addresses) bytes += gzipSync(await (await fetch(address)).arrayBuffer(), { level: 9 }).length;
  return { requests: addresses.size, bytes };
};

/**
 * Everything that a page loads without interaction: all scripts and style sheets that the browser's network log has one
 * second after the load event, on an unlimited line, in a fresh profile on a phone. This includes web workers, and files
 * that are loaded for later. Scripts and styles inside the HTML belong to the HTML.
 */
const visitFirstView = async (browser: Browser, address: string): Promise<Record<"scripts" | "styles", Loaded>> => {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  page.on("response", (response) => {
    const type = response.headers()["content-type"] ?? "";
    if (type.startsWith("text/javascript")) scripts.add(response.url());
    if (type.startsWith("text/css")) styles.add(response.url());
  });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(firstViewMs);
  await context.close();
  return { scripts: await sumOf(scripts), styles: await sumOf(styles) };
};

await ensureBuilt();

const { values: options, positionals: paths } = commandOptions({
  options: { since: { type: "string" } },
  allowPositionals: true,
});

const brotli = (file: string): number => compressAsEdge(readFileSync(file)).length;
const gzip = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length;

const medianHtmlBar = 12_000;
/** One congestion window. At most `longChapters` chapters may exceed it. */
const htmlBar = 14_000;
const longChapters = 20;
/** With its twenty daily verses. With a kilobyte of headers, TCP’s first ten segments of 1,460 bytes. */
const homeHtmlBar = 13_590;
const scriptBars = new Map([
  ["/", 168_000],
  ["/read/kjv/john/3", 160_000],
  ["/fr", 168_000],
]);
const scriptRequestsBar = 20;
const styleBar = 14_000;
const backgroundBar = 120_000;
const ownChunkBar = 25_000;
const indexBar = 700_000;
const releaseBar = 20_000_000;
/** Two thirds of the compressed size of index and text. */
const firstSearchBar = 1_200_000;

const chapterPages = globSync("dist/read/**/*.html")
  .map((file) => ({ file, bytes: brotli(file) }))
  .toSorted((a, b) => b.bytes - a.bytes);
const medianHtml = median(chapterPages.map(({ bytes }) => bytes));
const tooLong = chapterPages.filter(({ bytes }) => bytes > htmlBar).length;

const installedMs = 8000;

/** What the service worker fetches with a first visit to a page, after the first view. */
const backgroundBytes = async (
  browser: Browser,
  { origin, sentBytes }: Awaited<ReturnType<typeof serveStaticSite>>,
  path: string,
): Promise<number> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: "load" });
  await page.waitForTimeout(firstViewMs);
  const before = sentBytes();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(installedMs);
  await context.close();
  return sentBytes() - before;
};

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
  for (const path of new Set([...scriptBars.keys(), ...paths])) {
    // The server compresses a file on its first request, which can take longer than the second that counts.
    await visitFirstView(browser, site.origin + path);
    const { scripts, styles } = await visitFirstView(browser, site.origin + path);
    add(`scripts of the first view, ${path}`, scripts, scriptBars.get(path), scriptRequestsBar);
    add(`styles of the first view, ${path}`, styles, styleBar);
  }
  // Each language has its own shell.
  for (const path of ["/read/kjv/john/3", "/fr"])
    rows.push(
      atMostBytes(
        `a first visit’s downloads in the background, ${path} (brotli)`,
        await backgroundBytes(browser, site, path),
        backgroundBar,
      ),
    );
  await browser.close();
  site.close();
  return rows;
};

/** Hosts take files by their content, so what an earlier release has anywhere is not sent again. */
const releaseRow = (before: string): Row => {
  const there = new Set(digestsOf(before).values());
  const sent = [...digestsOf("dist")].filter(([, digest]) => !there.has(digest)).map(([file]) => file);
  const bytes = sent.reduce((sum, file) => sum + statSync(`dist/${file}`).size, 0);
  return atMostBytes(
    `what a release of scripts alone after ${before} sends`,
    bytes,
    releaseBar,
    `${sent.length} files`,
  );
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
  atMostBytes("HTML of a chapter page, median (brotli 4)", medianHtml, medianHtmlBar),
  atMost(
    `chapter pages over ${kB(htmlBar)} (brotli 4)`,
    tooLong,
    longChapters,
    `of ${chapterPages.length}`,
    0,
    `the largest ${kB(chapterPages[0]!.bytes)}, ${chapterPages[0]!.file}`,
  ),
  atMostBytes("HTML of home (brotli 4)", brotli("dist/index.html"), homeHtmlBar),
  ...(await firstViewRows()),
  atMostBytes("largest route-specific chunk (gzip)", chunks[0]!.bytes, ownChunkBar, chunks[0]!.source),
  atMostBytes("largest search index of a translation (gzip)", Math.max(...indexes), indexBar),
  atMostBytes("download for a device’s first search, largest", firstSearch, firstSearchBar),
  ...(options.since ? [releaseRow(options.since)] : []),
];
process.exitCode = printRows("Sizes", rows);
