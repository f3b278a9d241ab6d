/**
 * `npm run bench -- early-taps [--step 50 --until 2500]`: taps between the first paint of a first visit and the moment when
 * the page answers, on ten screens on slow 4G: one tap a visit, every `step` ms from the first paint on. Counts taps that
 * were lost, and taps that were carried out twice.
 */
import { parseArgs } from "node:util";
import type { Browser, Page } from "@playwright/test";
import { launchChromium } from "#scripts/setup/chromium.ts";
import { printRows, type Row } from "./bars.ts";
import { serveOverSlowLine } from "./slow-line.ts";
import { serveStaticSite } from "./static-site.ts";

const { values } = parseArgs({
  options: {
    step: { type: "string", default: "50" },
    until: { type: "string", default: "2500" },
    only: { type: "string", default: "" },
  },
});

/** Lighthouse's slow 4G. */
const slow4G = { bytesPerSecond: 204_800, latencyMs: 150 };
/** After hydration, for what a tap loads and draws. */
const settledMs = 1500;

interface TappedScreen {
  readonly path: string;
  /** Selector of the control. */
  readonly control: string;
  /** How often the tap was carried out. */
  readonly times: (page: Page) => Promise<number>;
}

const isPressed = (selector: string) => async (page: Page) =>
  Number((await page.locator(selector).first().getAttribute("aria-pressed")) === "true");
const stored = (key: string) => async (page: Page) =>
  Number(await page.evaluate(`JSON.parse(localStorage.getItem(${JSON.stringify(key)}) ?? "0")`));

const screens: readonly TappedScreen[] = [
  {
    path: "/trivia-challenge",
    control: "button:text-is('Two players')",
    times: isPressed("button:text-is('Two players')"),
  },
  {
    path: "/mentor-me-jesus",
    control: "button[aria-label='Next day']",
    times: async (page) => Number(/Day (\d+)/.exec(await page.locator("main").innerText())?.[1] ?? 1) - 1,
  },
  {
    path: "/prayer-diary",
    control: "button[aria-label='I Have Prayed for Wisdom']",
    times: async (page) =>
      Number(await page.evaluate(`JSON.parse(localStorage.getItem("prayer-wall-stats") ?? "{}").totalPrayers ?? 0`)),
  },
  {
    path: "/dictionary",
    control: "button:text-is('Load More')",
    times: async (page) => (await page.locator("main article").count()) / 6 - 1,
  },
  { path: "/salvation", control: "button:text-is('I Accept Jesus Christ')", times: stored("salvationAcceptances") },
  {
    path: "/wall-of-jericho",
    control: "button:text-is('Start the Challenge!')",
    times: async (page) => Number((await page.locator("button:text-is('Start the Challenge!')").count()) === 0),
  },
  {
    path: "/birthday-sticker",
    control: "button[aria-haspopup=dialog]:has-text('March')",
    times: (page) => page.getByRole("dialog").count(),
  },
  {
    path: "/bible-scholar",
    control: "button:text-is('Old Testament')",
    times: isPressed("button:text-is('Old Testament')"),
  },
  {
    path: "/read/kjv/john/3",
    control: "button[aria-label='Verse 3. Actions']",
    times: isPressed("[data-verse='3'] button"),
  },
  { path: "/", control: "button[type=submit]", times: (page) => page.getByText("Please enter a search term.").count() },
];

interface PaintEntries {
  readonly getEntries: () => readonly { readonly startTime: number }[];
}

type PaintObserver = new (tell: (list: PaintEntries, observer: { readonly disconnect: () => void }) => void) => {
  readonly observe: (options: object) => void;
};

/** Runs in the page: taps the element so many ms after the first paint. */
const tapAfterPaint = (element: unknown, ms: number): Promise<void> =>
  new Promise((resolve) => {
    const { PerformanceObserver } = globalThis as unknown as { PerformanceObserver: PaintObserver };
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      setTimeout(
        () => resolve((element as { click: () => void }).click()),
        Math.max(0, list.getEntries()[0]!.startTime + ms - performance.now()),
      );
    }).observe({ type: "paint", buffered: true });
  });

const visit = async (
  browser: Browser,
  origin: string,
  { path, control, times }: TappedScreen,
  afterPaintMs: number,
): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(origin + path, { waitUntil: "commit" });
  const button = page.locator(control).first();
  await button.waitFor();
  await button.evaluate(tapAfterPaint, afterPaintMs);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.waitForTimeout(settledMs);
  const count = await times(page);
  await context.close();
  return count;
};

const site = await serveStaticSite();
const line = await serveOverSlowLine(site.origin, slow4G);
const browser = await launchChromium();
const rows: Row[] = [];
try {
  for (const screen of screens.filter(({ path }) => path.includes(values.only))) {
    let taps = 0;
    let lost = 0;
    let twice = 0;
    for (let ms = 0; ms <= Number(values.until); ms += Number(values.step)) {
      const count = await visit(browser, line.origin, screen, ms);
      taps += 1;
      if (count < 1) lost += 1;
      if (count > 1) twice += 1;
    }
    rows.push({
      what: `${screen.path}: ${taps} taps`,
      bar: "0 lost, 0 twice",
      measured: `${lost} lost, ${twice} twice`,
      isMet: lost + twice === 0,
    });
    console.log(rows.at(-1)!.what, rows.at(-1)!.measured);
  }
} finally {
  await browser.close();
  line.close();
  site.close();
}
process.exitCode = printRows("Taps before the page answers, slow 4G", rows);
