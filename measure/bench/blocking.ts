/**
 * `npm run bench -- blocking [rounds [path …]]`: total blocking time and layout shift of a first visit to home and a chapter,
 * or to the given paths, on a phone four times slower; and of somebody who comes back to Psalm 119 with larger text, a verse
 * a line, and two years of marks. From the CPU time of the main thread's tasks: Lighthouse uses wall-clock time instead,
 * which includes whatever else the machine does.
 */
import type { Browser, Page } from "@playwright/test";
import { launchChromium } from "#scripts/setup/chromium.ts";
import { atMost, printRows } from "./bars.ts";
import { blockingMs, mainThreadTasksMs, traced } from "./main-thread-tasks.ts";
import { serveStaticSite } from "#tests/support/static-site.ts";
import { median } from "./statistics.ts";
import { yearsOfUse } from "./years-of-use.ts";

const rounds = Number(process.argv[2] ?? 7);
const slowdown = 4;
/** Long enough for everything that a visit triggers by itself. */
const watchedMs = 3500;
const shiftBar = 0.01;

interface Visit {
  readonly name: string;
  readonly path: string;
  /** Device storage, text by key. */
  readonly stored: Readonly<Record<string, string>>;
  readonly barMs: number;
}

const returning: Visit = {
  name: "/read/kjv/psalms/119, returning",
  path: "/read/kjv/psalms/119",
  stored: {
    ...yearsOfUse(Date.now()),
    gbh_reading_comfort: JSON.stringify({
      size: 4,
      spacing: "open",
      width: "book",
      page: "theme",
      hasVerseNumbers: true,
      isVersePerLine: true,
      readsOn: false,
    }),
  },
  barMs: 400,
};
const first = (path: string, barMs: number): Visit => ({ name: path, path, stored: {}, barMs });
const pathsGiven = process.argv.slice(3);
const kinds: readonly Visit[] =
  pathsGiven.length > 0
    ? pathsGiven.map((path) => first(path, 150))
    : [first("/", 150), first("/read/kjv/john/3", 130), returning];

interface Measured {
  /** CPU time in ms of each main-thread task. */
  readonly tasksMs: readonly number[];
  /** Cumulative layout shift. */
  readonly shift: number;
}

type LayoutShift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };

/** The layout shift so far that no input explains; 0 if none is reported. */
const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput);
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(resolve, 300, 0);
      }),
  );

const visit = async (browser: Browser, origin: string, { path, stored }: Visit): Promise<Measured> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    serviceWorkers: "block",
  });
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  const events = await traced(page, "loading", async () => {
    await page.goto(origin + path);
    await page.waitForTimeout(watchedMs);
  });
  const shift = await shiftOf(page);
  await context.close();
  return { tasksMs: mainThreadTasksMs(events), shift };
};

const site = await serveStaticSite();
const browser = await launchChromium();
const measured = new Map<Visit, Measured[]>(kinds.map((kind) => [kind, []]));
try {
  for (let round = 0; round < rounds; round += 1)
    for (const kind of kinds) measured.get(kind)!.push(await visit(browser, site.origin, kind));
} finally {
  await browser.close();
  site.close();
}
process.exitCode = printRows(
  `Blocking time at ${slowdown}× by CPU time, median of ${rounds}`,
  kinds.flatMap((kind) => {
    const visits = measured.get(kind)!;
    const blocking = visits.map(({ tasksMs }) => blockingMs(tasksMs, slowdown));
    const longest = median(visits.map(({ tasksMs }) => Math.max(...tasksMs))) * slowdown;
    const total = median(visits.map(({ tasksMs }) => tasksMs.reduce((sum, ms) => sum + ms, 0))) * slowdown;
    const range = `${Math.min(...blocking).toFixed(0)}–${Math.max(...blocking).toFixed(0)}; longest task ${longest.toFixed(0)} ms, all tasks ${total.toFixed(0)} ms`;
    return [
      atMost(`${kind.name}: blocking time by CPU time`, median(blocking), kind.barMs, "ms", 0, range),
      atMost(`${kind.name}: layout shift`, median(visits.map(({ shift }) => shift)), shiftBar, "", 4),
    ];
  }),
);
