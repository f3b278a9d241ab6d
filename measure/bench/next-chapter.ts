/**
 * `npm run bench -- chapters [turns turnsNotPrefetched]`: time from the tap on 'next chapter' below the text until that
 * chapter's text is shown, in Chromium on slow 4G, on a phone. With the chapter prefetched as usual, at full speed and at
 * 4× CPU throttle, and without, as for visitors who save data. The page times itself.
 */
import type { Browser } from "@playwright/test";
import { chapterTitle } from "#domain/scripture/books/books.ts";
import { chapterAfter } from "#domain/scripture/books/chapter-navigation.ts";
import { chapterFilePath } from "#domain/scripture/translations/manifest.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { chapterPath } from "#domain/scripture/reference/read-address.ts";
import { readManifest } from "#scripts/scripture/read-manifest.ts";
import { launchChromium } from "#scripts/setup/chromium.ts";
import { phone, slow4G } from "./phone.ts";
import { atMost, printRows, type Row } from "./bars.ts";
import { serveStaticSite } from "#tests/support/static-site.ts";
import { median } from "./statistics.ts";

/** One page turn as measured by the page itself. Milliseconds from the click. */
interface PageTurn {
  /** The new heading, for example "Genesis 2". */
  readonly title: string;
  /** Until the frame that shows it. */
  readonly frameMs: number;
  /** Until the end of that frame's layout and paint. */
  readonly paintedMs: number;
}

declare global {
  var pageTurn: PageTurn | undefined;
}

/**
 * Times every click that opens another chapter: until heading and text have changed, and the following frame. It is sent
 * to the browser as source, so it refers to nothing outside itself.
 */
const watchPageTurns = (): void => {
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, not here
  const shown = () => ({
    title: document.querySelector("h1.chapter-title")?.textContent,
    verse: document.querySelector(".prose [data-verse]")?.textContent,
  });
  let before = shown();
  // Read the current content before the click, so that reading it is not measured.
  addEventListener("pointerdown", () => (before = shown()), { capture: true });
  addEventListener(
    "click",
    () => {
      const began = performance.now();
      globalThis.pageTurn = undefined;
      const observer = new MutationObserver(() => {
        const { title, verse } = shown();
        if (title === undefined || title === before.title || verse === undefined || verse === before.verse) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const frameMs = performance.now() - began;
          // The next task runs after this frame's layout and paint.
          setTimeout(() => (globalThis.pageTurn = { title, frameMs, paintedMs: performance.now() - began }), 0);
        });
      });
      observer.observe(document, { subtree: true, childList: true, characterData: true });
    },
    { capture: true },
  );
};

/** Simulates a browser in data-saver mode, in which no chapter is prefetched. */
const saveData = (): void => {
  Object.defineProperty(globalThis.navigator, "connection", { value: { saveData: true } });
};

const [turns = 20, turnsNotPrefetched = 10] = process.argv.slice(2).map(Number);
const bars = { prefetchedMs: 50, notPrefetchedMs: 350 };
const translation = "kjv";
const slowPhone = 4;

const { version } = readManifest();
const fileOf = ({ book, chapter }: ChapterId): string => chapterFilePath(version, translation, book, chapter);

const chaptersFrom = (first: ChapterId, count: number): readonly ChapterId[] => {
  const chapters = [first];
  while (chapters.length < count) chapters.push(chapterAfter(chapters.at(-1)!)!);
  return chapters;
};

const site = await serveStaticSite();

/** Turns `count` pages, starting at `first`, and returns the time of each. */
const turnPages = async (
  browser: Browser,
  first: ChapterId,
  count: number,
  isPrefetched: boolean,
  slowdown: number,
): Promise<readonly PageTurn[]> => {
  const [start, ...following] = chaptersFrom(first, count + 1);
  // The server compresses a file on its first request. Do that before measuring.
  for (const chapter of [start!, ...following]) await (await fetch(site.origin + fileOf(chapter))).arrayBuffer();
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4G);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await page.addInitScript(watchPageTurns);
  if (!isPrefetched) await page.addInitScript(saveData);
  await page.goto(site.origin + chapterPath(translation, start!));
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  const isFetched = (chapter: ChapterId) =>
    page.evaluate((address) => performance.getEntriesByName(address).length > 0, site.origin + fileOf(chapter));
  const measured: PageTurn[] = [];
  for (const chapter of following) {
    if (isPrefetched)
      await page.waitForFunction(
        (address) => performance.getEntriesByName(address).length > 0,
        site.origin + fileOf(chapter),
        { polling: 200 },
      );
    else if (await isFetched(chapter)) throw new Error(`${chapterTitle(chapter)} was prefetched`);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await page.locator('.chapnav a[rel="next"]').tap();
    const turn = await page.waitForFunction(
      (title) => {
        const { pageTurn } = globalThis;
        return pageTurn?.title === title && pageTurn;
        // Polled slowly, since polling costs time that is measured.
      },
      chapterTitle(chapter),
      { polling: 200 },
    );
    measured.push((await turn.jsonValue()) as PageTurn);
  }
  await context.close();
  return measured;
};

const rowOf = (what: string, measured: readonly PageTurn[], barMs: number): Row => {
  const frames = measured.map(({ frameMs }) => frameMs);
  const note = `${measured.length} turns, ${Math.min(...frames).toFixed(0)}–${Math.max(...frames).toFixed(0)} ms; painted after ${median(measured.map(({ paintedMs }) => paintedMs)).toFixed(0)} ms`;
  return atMost(what, median(frames), barMs, "ms", 0, note);
};

const browser = await launchChromium();
try {
  const prefetched = await turnPages(browser, { book: "GEN", chapter: 1 }, turns, true, 1);
  const slowly = await turnPages(browser, { book: "GEN", chapter: 1 }, turns, true, slowPhone);
  const notPrefetched = await turnPages(browser, { book: "JHN", chapter: 1 }, turnsNotPrefetched, false, slowPhone);
  process.exitCode = printRows("Next chapter in Chromium, slow 4G, median", [
    rowOf("next chapter, prefetched", prefetched, bars.prefetchedMs),
    rowOf(`next chapter, prefetched, at ${slowPhone}× CPU throttle`, slowly, bars.prefetchedMs),
    rowOf(`next chapter, not prefetched, at ${slowPhone}× CPU throttle`, notPrefetched, bars.notPrefetchedMs),
  ]);
} finally {
  await browser.close();
  site.close();
}
