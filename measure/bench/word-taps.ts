/**
 * `npm run bench -- words [visits]`: time from the tap on a word of the KJV until its sheet with the word's meaning is
 * painted, in Chromium on a phone at 4× CPU throttle. Each visit taps several words of a chapter whose file is there; the
 * first opens the first sheet of the visit. Then the same on slow 4G, where no file of the words' meanings is there. The
 * page times itself (word-tap.ts).
 */
import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { launchChromium } from "#scripts/setup/chromium.ts";
import { atMost, printRows, type Row } from "./bars.ts";
import { busyDuring } from "./interaction-times.ts";
import type { TraceEvent } from "./main-thread-tasks.ts";
import { idle } from "./parts/part.ts";
import { serveStaticSite } from "./static-site.ts";
import { median, percentile } from "./statistics.ts";
import { tapMeasure, watchWordTaps, type WordTap } from "./word-tap.ts";

const [visits = 10] = process.argv.slice(2).map(Number);
const bars = { tapMs: 100, slowLineMs: 400 };
const slowdown = 4;
/** How long a finger stays on the screen, at least. */
const fingerDownMs = 60;
/** Throughput in bytes per second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const comfort = {
  size: 2,
  spacing: "even",
  width: "book",
  page: "theme",
  hasVerseNumbers: true,
  isVersePerLine: false,
  readsOn: false,
  hasWords: true,
};
const chapters = [
  { path: "/read/kjv/1-corinthians/13", words: ["charity", "envieth", "perfect", "understood", "darkly"] },
  { path: "/read/kjv/genesis/1", words: ["beginning", "firmament", "divided", "lesser", "dominion"] },
  { path: "/read/kjv/psalms/119", words: ["undefiled", "statutes", "cleanse", "reproach", "quicken"] },
];

/** One tap; `busyMs` is the CPU time of the page's main thread until it is painted. */
interface Tap extends WordTap {
  readonly busyMs: number;
}

const site = await serveStaticSite();

/** The middle of the first place of a word, which is scrolled into view. */
const placeOf = (page: Page, word: string): Promise<{ x: number; y: number }> =>
  page.locator("#passage .scripture").evaluate((element, wanted) => {
    const walker = element.ownerDocument.createTreeWalker(element, 4);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const start = node.data.indexOf(wanted);
      if (start < 0) continue;
      node.parentElement!.scrollIntoView({ block: "center" });
      const range = element.ownerDocument.createRange();
      range.setStart(node, start);
      range.setEnd(node, start + wanted.length);
      const { left, top, width, height } = range.getClientRects()[0]!;
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`no ${wanted}`);
  }, word);

/** Taps the words of a chapter in a new visit, and returns the time of each. */
const tapWords = async (
  browser: Browser,
  { path, words }: (typeof chapters)[number],
  isLineSlow: boolean,
): Promise<readonly Tap[]> => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  await context.addInitScript((text) => localStorage.setItem("gbh_reading_comfort", text), JSON.stringify(comfort));
  await context.addInitScript(watchWordTaps);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (isLineSlow) await session.send("Network.emulateNetworkConditions", slow4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const file = page.waitForResponse(/\/original\/\w+\/words\//);
  await page.goto(site.origin + path);
  await file;
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["toplevel", "blink.user_timing"] },
  });
  const measured: WordTap[] = [];
  for (const word of words) {
    await idle(page);
    const { x, y } = await placeOf(page, word);
    await idle(page);
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
    await pause(fingerDownMs);
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    const tap = await page.waitForFunction(
      () => (globalThis as unknown as { wordTap?: WordTap }).wordTap,
      undefined,
      // Polled slowly, since polling costs time that is measured.
      { polling: 200 },
    );
    measured.push((await tap.jsonValue())!);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }
  const complete = new Promise<void>((resolve) => session.once("Tracing.tracingComplete", () => resolve()));
  await session.send("Tracing.end");
  await complete;
  await context.close();
  const busy = busyDuring(events, tapMeasure);
  return measured.map((tap, index) => ({ ...tap, busyMs: busy[index] ?? Number.NaN }));
};

const range = (times: readonly number[]): string => `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`;

/** By the CPU time of the page, which other work on the machine does not lengthen. */
const busyRows = (what: string, taps: readonly Tap[]): readonly Row[] => {
  const times = taps.map(({ busyMs }) => busyMs);
  const clock = taps.map(({ paintedMs }) => paintedMs);
  const note = `${taps.length} taps, ${range(times)}; wall clock ${median(clock).toFixed(0)}, ${range(clock)}`;
  return [
    atMost(`${what}, median`, median(times), bars.tapMs, "ms", 0, note),
    atMost(`${what}, 95 of 100`, percentile(times, 0.95), bars.tapMs, "ms"),
  ];
};

const browser = await launchChromium();
try {
  const [first, later, slow]: [Tap[], Tap[], Tap[]] = [[], [], []];
  for (let visit = 0; visit < visits; visit += 1)
    for (const chapter of chapters) {
      const [one, ...others] = await tapWords(browser, chapter, false);
      first.push(one!);
      later.push(...others);
      slow.push(...(await tapWords(browser, { ...chapter, words: chapter.words.slice(0, 2) }, true)));
    }
  process.exitCode = printRows(`From the tap on a word to its sheet in Chromium at ${slowdown}× CPU throttle`, [
    ...busyRows("first word of a visit, CPU time", first),
    ...busyRows("later words, CPU time", later),
    atMost(
      "on slow 4G without the word's file, wall clock, median",
      median(slow.map(({ paintedMs }) => paintedMs)),
      bars.slowLineMs,
      "ms",
      0,
      `${slow.length} taps, ${range(slow.map(({ paintedMs }) => paintedMs))} ms`,
    ),
  ]);
} finally {
  await browser.close();
  site.close();
}
