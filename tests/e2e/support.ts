import { axeViolations } from "#tests/support/axe.ts";
import { expect, test as base, type Page } from "@playwright/test";

/** Every flow fails on a console error or an uncaught exception. */
export const test = base.extend<{ page: Page; tolerated: RegExp | null }>({
  /** The console errors that the flow provokes on purpose. One expression: Playwright takes an array of two for a value and its options. */
  tolerated: [null, { option: true }],
  page: async ({ page, tolerated }, use) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(`${message.text()} ${message.location().url}`);
    });
    await use(page);
    expect(problems.filter((text) => !tolerated?.test(text))).toEqual([]);
  },
});

export { expect };

/** Checks WCAG 2.2 AA for what is currently shown. */
export const expectAccessible = async (page: Page): Promise<void> => {
  expect(await axeViolations(page)).toEqual([]);
};

/** Sets the browser's font size in px: 24 is the largest that Chrome's list offers, 32 is text at 200 %. */
export const setBrowserFontSize = async (page: Page, px: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: px } });
  await expect(page.locator("html")).toHaveCSS("font-size", `${px}px`);
};

/** Waits until the prerendered page is hydrated. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => "hydrated" in document.documentElement.dataset);

/** Adds up what shifts by itself, from the start of the page. */
export const watchShifts = () => {
  const scope = globalThis as unknown as { shift: number };
  scope.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) scope.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
};

/** Whatever has shifted on this page so far. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { shift: number }).shift);

/**
 * Waits until the service worker has cached everything and controls the page. It is installed when the page is hidden, or
 * three seconds later.
 */
export const underServiceWorker = async (page: Page): Promise<void> => {
  await hydrated(page);
  await hide(page);
  await page.evaluate(async () => {
    const workers = navigator.serviceWorker;
    await workers.ready;
    if (!workers.controller)
      await new Promise((resolve) => workers.addEventListener("controllerchange", resolve, { once: true }));
  });
};

/** A second visit, until the service worker has the whole site. */
export const withWholeSite = async (page: Page): Promise<void> => {
  await page.reload();
  await hydrated(page);
  await hide(page);
  // Not `waitForFunction`, which takes the promise of an async function for its result.
  const isWhole = () => page.evaluate(async () => (await caches.match("/whole/en")) !== undefined);
  await expect.poll(isWhole, { timeout: 25_000, intervals: [100] }).toBe(true);
};

/** What a page notices when the visitor switches to another tab. It sends what it has counted, and what it syncs. */
export const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
    delete (document as { visibilityState?: unknown }).visibilityState;
  });

/** To another tab and back: the page sends its changes at once, which otherwise wait until none has come for two seconds. */
export const hideAndShow = async (page: Page): Promise<void> => {
  await hide(page);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
};
