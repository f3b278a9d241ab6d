/**
 * `npm run bench -- interactions [--runs 3] [--only reader]` (or `--only hydration`): interaction latency (INP) in Chromium
 * at 4× CPU throttle, on a phone with two years of notes, highlights, prayers and readings (years-of-use.ts). Covers the
 * main interactions of every part (parts/), from the input to the next frame. A part's row uses the main thread's CPU time,
 * which other work on the machine does not affect; one more row uses wall-clock time, as INP does. Also measures the time
 * until home and chapters are hydrated, with that data and without, by both.
 */
import type { Browser, Page } from "@playwright/test";
import { launchChromium } from "#scripts/setup/chromium.ts";
import { phone, slow4G } from "./phone.ts";
import { atMost, printRows, type Row } from "./bars.ts";
import { type Duration, hydratedMark, slowestByStep, stepMark, timeToHydrate } from "./interaction-times.ts";
import { traced } from "./main-thread-tasks.ts";
import { devotionParts } from "./parts/devotions.ts";
import { gameParts } from "./parts/games.ts";
import { readingParts } from "./parts/reading.ts";
import { button, idle, type Part } from "./parts/part.ts";
import { shellParts } from "./parts/shell.ts";
import { serveStaticSite } from "#tests/support/static-site.ts";
import { median } from "./statistics.ts";
import { yearsOfUse } from "./years-of-use.ts";
import { commandOptions } from "#scripts/setup/options.ts";

const { values } = commandOptions({
  options: { runs: { type: "string", default: "3" }, only: { type: "string", default: "" } },
});
const runs = Number(values.runs);
const slowdown = 4;
/** Stricter than what Web Vitals calls good (200 ms). */
const barMs = 160;
/** Our own bar. */
const hydratedBarMs = 1000;
/** On slow 4G, with none of its code loaded. */
const studyBarMs = 400;

/** Begins the message by which a page says how long it took. */
const shownMark = "shown after ";

const isWanted = (name: string): boolean => new RegExp(values.only).test(name);
const parts = [...readingParts, ...gameParts, ...devotionParts, ...shellParts].filter(({ name }) => isWanted(name));
const hydratedPaths = ["/", "/read/kjv/john/3", "/read/kjv/psalms/119"].filter((path) => isWanted(`hydration ${path}`));

/** A slow page with this device storage, which is written before and is not part of what is measured. */
const openPage = async (browser: Browser, origin: string, stored: Readonly<Record<string, string>>): Promise<Page> => {
  const context = await browser.newContext({ ...phone, acceptDownloads: true });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, Object.entries(stored));
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  // The bars of the window are part of its size: Chromium draws no frame for what changes below it, and an interaction there
  // would last until something else changes.
  const { windowId } = await session.send("Browser.getWindowForTarget");
  await session.send("Browser.setWindowBounds", { windowId, bounds: { height: 2 * phone.viewport.height } });
  return page;
};

const doSteps = async (page: Page, { name, steps }: Part): Promise<void> => {
  for (const { what, before, act, until } of steps) {
    try {
      await before?.(page);
      await idle(page);
      await page.evaluate((mark) => void performance.mark(mark), stepMark);
      await act(page);
      // Looking for the result costs time that would be measured, so wait for its frame first.
      await idle(page);
      await until?.(page);
    } catch (cause) {
      throw new Error(`${name}, ${what}`, { cause });
    }
  }
};

const measurePart = async (browser: Browser, origin: string, part: Part): Promise<readonly Duration[]> => {
  const page = await openPage(browser, origin, yearsOfUse(Date.now()));
  try {
    await page.goto(origin + part.path);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    return slowestByStep(await traced(page, "blink.user_timing", () => doSteps(page, part)));
  } finally {
    await page.context().close();
  }
};

/** From the navigation until the page is hydrated. */
const measureHydration = async (
  browser: Browser,
  origin: string,
  path: string,
  stored: Readonly<Record<string, string>>,
): Promise<Duration> => {
  const page = await openPage(browser, origin, stored);
  await page.addInitScript((mark) => {
    const observer = new MutationObserver(() => {
      if (!("hydrated" in document.documentElement.dataset)) return;
      observer.disconnect();
      performance.mark(mark);
      console.log(mark);
    });
    observer.observe(document, { attributes: true, subtree: true, attributeFilter: ["data-hydrated"] });
  }, hydratedMark);
  try {
    // The page says it: asking it again and again would cost time that is measured.
    const isHydrated = () => page.waitForEvent("console", (message) => message.text() === hydratedMark);
    const events = await traced(page, "blink.user_timing", async () => {
      await Promise.all([isHydrated(), page.goto(origin + path)]);
    });
    return timeToHydrate(events);
  } finally {
    await page.context().close();
  }
};

/** Wall-clock time from the first tap on a chapter, on 'Study', to the frame with the panel's sections, on slow 4G. */
const measureStudyOnSlow4G = async (browser: Browser, origin: string): Promise<number> => {
  const page = await openPage(browser, origin, yearsOfUse(Date.now()));
  await page.addInitScript((mark) => {
    const onClick = ({ timeStamp }: { timeStamp: number }) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector('[role="dialog"] [role="tab"]') === null) return;
        observer.disconnect();
        // The next task after a frame's callbacks runs once it is painted.
        requestAnimationFrame(() => setTimeout(() => console.log(`${mark}${performance.now() - timeStamp}`), 0));
      });
      observer.observe(document, { subtree: true, childList: true });
    };
    addEventListener("click", onClick, true);
  }, shownMark);
  try {
    await page.goto(`${origin}/read/kjv/john/3`);
    await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
    await idle(page);
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    await network.send("Network.emulateNetworkConditions", slow4G);
    const [shown] = await Promise.all([
      page.waitForEvent("console", (message) => message.text().startsWith(shownMark)),
      button("Study this chapter")(page).tap(),
    ]);
    return Number(shown.text().slice(shownMark.length));
  } finally {
    await page.context().close();
  }
};

const range = (times: readonly number[]): string => `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`;

/** A step's times, one for each run. */
interface StepTimes {
  readonly what: string;
  readonly busy: readonly number[];
  readonly clock: readonly number[];
}

/** The steps of a part, the slowest first. */
const stepsOf = ({ steps }: Part, measured: readonly (readonly Duration[])[]): readonly StepTimes[] =>
  steps
    .map(({ what }, index) => {
      const times = measured.map((run) => run[index]!);
      return { what, busy: times.map(busy), clock: times.map(clock) };
    })
    .toSorted((a, b) => median(b.busy) - median(a.busy));

const busy = ({ busyMs }: Duration): number => busyMs;
const clock = ({ clockMs }: Duration): number => clockMs;

const cell = (times: readonly number[]): string =>
  `${median(times).toFixed(0).padStart(5)}  ${range(times).padEnd(10)}`;

const printSteps = ({ name }: Part, steps: readonly StepTimes[]): void => {
  console.log(`\n${name.padEnd(32)}busy ms           wall clock`);
  for (const step of steps) console.log(`  ${step.what.padEnd(30)}${cell(step.busy)} ${cell(step.clock)}`);
};

const partRow = ({ name }: Part, steps: readonly StepTimes[]): Row => {
  const worst = Math.max(...steps.flatMap((step) => step.busy));
  const slowest = Math.max(...steps.map((step) => median(step.clock)));
  return atMost(
    `${name}: slowest of ${steps.length} interactions`,
    median(steps[0]!.busy),
    barMs,
    "ms",
    0,
    `${steps[0]!.what}; worst once ${worst.toFixed(0)}; wall clock ${slowest.toFixed(0)} ms`,
  );
};

const browser = await launchChromium();
const site = await serveStaticSite();
const rows: Row[] = [];
/** Parts in which a step could not be taken. */
const broken: string[] = [];
const byClock: { readonly what: string; readonly ms: number }[] = [];
try {
  for (const part of parts) {
    const measured: (readonly Duration[])[] = [];
    try {
      for (let run = 0; run < runs; run += 1) measured.push(await measurePart(browser, site.origin, part));
    } catch (error) {
      broken.push(part.name);
      console.error(error);
      continue;
    }
    const steps = stepsOf(part, measured);
    printSteps(part, steps);
    rows.push(partRow(part, steps));
    byClock.push(...steps.map((step) => ({ what: `${part.name}, ${step.what}`, ms: median(step.clock) })));
  }
  const [slowest] = byClock.toSorted((a, b) => b.ms - a.ms);
  const over = byClock.filter(({ ms }) => ms > barMs).length;
  if (slowest)
    rows.push(
      atMost(
        `all ${byClock.length} interactions, wall-clock time`,
        slowest.ms,
        barMs,
        "ms",
        0,
        `${slowest.what}; ${over} over; median ${median(byClock.map(({ ms }) => ms)).toFixed(0)} ms`,
      ),
    );
  if (isWanted("study panel on slow 4G")) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await measureStudyOnSlow4G(browser, site.origin));
    rows.push(atMost("study panel, not loaded, slow 4G, wall clock", median(times), studyBarMs, "ms", 0, range(times)));
  }
  for (const path of hydratedPaths) {
    const [full, empty]: [Duration[], Duration[]] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      full.push(await measureHydration(browser, site.origin, path, yearsOfUse(Date.now())));
      empty.push(await measureHydration(browser, site.origin, path, {}));
    }
    for (const [by, of] of [
      ["CPU", busy],
      ["wall-clock", clock],
    ] as const)
      rows.push(
        atMost(
          `${path} with two years of data: ${by} time to hydrate`,
          median(full.map(of)),
          hydratedBarMs,
          "ms",
          0,
          `${range(full.map(of))}; without data ${median(empty.map(of)).toFixed(0)}, ${range(empty.map(of))}`,
        ),
      );
  }
} finally {
  await browser.close();
  site.close();
}
const code = printRows(`How soon an interaction shows, at ${slowdown}× CPU throttle, median of ${runs}`, rows);
if (broken.length > 0) console.error(`Not measured: ${broken.join(", ")}`);
process.exitCode = broken.length > 0 ? 2 : code;
