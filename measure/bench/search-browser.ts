import { readFileSync } from "node:fs";
import { build } from "vite";
import { packedWordsPath, verseWeightsPath } from "#domain/scripture/translations/manifest.ts";
import { readManifest } from "#scripts/scripture/read-manifest.ts";
import { launchChromium } from "#scripts/setup/chromium.ts";
import { atMost, printRows } from "./bars.ts";

/** `npm run bench -- search-browser`: 200 realistic queries in Chromium at 4× CPU throttle, on the packed words of the KJV. */

const root = new URL("../../", import.meta.url).pathname;
const slowdown = 4;
const bars = { p50Ms: 5, p99Ms: 50 };

const bundled = async (): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry: `${root}measure/bench/search-page.ts`, formats: ["iife"], name: "bench" } },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !("output" in first)) throw new Error("nothing was built");
  return first.output[0].code;
};

const { version } = readManifest();
const paths = [packedWordsPath(version, "kjv"), verseWeightsPath(version)];

const browser = await launchChromium();
const page = await browser.newPage();
await page.route("http://bench.test/**", (route) => {
  const path = new URL(route.request().url()).pathname;
  return paths.includes(path)
    ? route.fulfill({ body: readFileSync(`${root}.generated/static${path}`) })
    : route.fulfill({ body: "<!doctype html>", contentType: "text/html" });
});
await page.goto("http://bench.test/");
await page.addScriptTag({ content: await bundled() });
const session = await page.context().newCDPSession(page);
await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
const result = await page.evaluate((files) => globalThis.measureSearch(files), paths);
await browser.close();
console.log(
  `${result.queries} queries; words decompressed and opened in ${result.openedMs.toFixed(2)} ms, worst query ${result.worstMs.toFixed(2)} ms`,
);
process.exitCode = printRows(`Word search in Chromium at ${slowdown}× CPU throttle`, [
  atMost("word search in the browser, p50", result.p50Ms, bars.p50Ms, "ms", 2),
  atMost("word search in the browser, p99", result.p99Ms, bars.p99Ms, "ms", 2),
]);
