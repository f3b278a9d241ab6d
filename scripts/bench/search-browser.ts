import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { build } from "vite";
import { searchIndexPath, versesFilePath, verseWeightsPath, type ScriptureManifest } from "#domain/scripture/manifest.ts";
import { chromiumPath } from "../setup/chromium.ts";

/** `npm run bench:search:browser`: the 200 realistic queries in Chromium at 4× CPU throttle, on the index of the KJV. */

const root = new URL("../../", import.meta.url).pathname;
const slowdown = 4;

const bundled = async (): Promise<string> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: "error",
    build: { write: false, lib: { entry: `${root}scripts/bench/search-page.ts`, formats: ["iife"], name: "bench" } },
  });
  const [first] = Array.isArray(result) ? result : [result];
  if (!first || !("output" in first)) throw new Error("nothing was built");
  return first.output[0].code;
};

const { version } = JSON.parse(readFileSync(`${root}.generated/scripture/manifest.json`, "utf8")) as ScriptureManifest;
const paths = [searchIndexPath(version, "kjv"), versesFilePath(version, "kjv"), verseWeightsPath(version)];

const executablePath = chromiumPath();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ["--no-sandbox"] });
const page = await browser.newPage();
await page.route("http://bench.test/**", (route) => {
  const path = new URL(route.request().url()).pathname;
  return paths.includes(path) ? route.fulfill({ body: readFileSync(`${root}.generated/static${path}`) }) : route.fulfill({ body: "<!doctype html>", contentType: "text/html" });
});
await page.goto("http://bench.test/");
await page.addScriptTag({ content: await bundled() });
const session = await page.context().newCDPSession(page);
await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
const result = await page.evaluate((files) => (globalThis as unknown as { measureSearch: (files: readonly string[]) => Promise<unknown> }).measureSearch(files), paths);
console.log(`Chromium at ${slowdown}× CPU throttle:`, JSON.stringify(result));
await browser.close();
