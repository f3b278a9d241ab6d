import type { Page, Route } from "@playwright/test";
import { expect, hydrated, test } from "./support.ts";

/** Without a service worker that has cached the site, fetches can fail. */
test.use({ tolerated: /net::ERR_|404 \(Not Found\) .*\/assets\/help-page-/ });

/** Engines before the summer of 2026 remember a module that failed; there, trying again loads the page anew. */
const retriesModules = (version: string): boolean => Number.parseInt(version) >= 156;

/** Makes requests fail until `isBack`. */
const network = () => {
  let isThere = false;
  const failed: string[] = [];
  return {
    answer: (route: Route) => {
      if (isThere) return route.continue();
      failed.push(route.request().resourceType());
      return route.abort("connectionreset");
    },
    comesBack: () => (isThere = true),
    failures: () => failed.length,
    /** What failed, by type. A failed "script" would never load in a browser of before the summer of 2026. */
    failedTypes: () => [...new Set(failed)].toSorted(),
  };
};

/** Polls on a clock that leaps over the pauses between tries: install it first. */
const atLater = (page: Page, value: () => number) =>
  expect.poll(async () => {
    await page.clock.fastForward(5000);
    return value();
  });

/** Makes requests hang until `comesBack`. */
const held = () => {
  const isBack = Promise.withResolvers<void>();
  return { answer: (route: Route) => isBack.promise.then(() => route.continue()), comesBack: () => isBack.resolve() };
};

test("a screen whose code fails to load says so, retries, and appears with its styles", async ({ page, browser }) => {
  const { answer, comesBack } = network();
  await page.goto("/read/kjv/jude/1");
  await hydrated(page);
  await page.evaluate(() => ((window as unknown as { isSamePage: boolean }).isSamePage = true));
  // The address itself fails too: offline, a visitor is not taken away from the current page.
  await page.route(/\/(?:assets\/help-page-[^/]*|help)$/, answer);
  await page.getByRole("contentinfo").getByRole("link", { name: "Help" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This page has not loaded" })).toBeFocused();
  comesBack();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { isSamePage?: boolean }).isSamePage)).toBe(
    retriesModules(browser.version()) ? true : undefined,
  );
});

test("a screen of a version that the server no longer has is opened with a full page load", async ({ page }) => {
  await page.goto("/read/kjv/jude/1");
  await hydrated(page);
  // The page that the server sends belongs to the version that it has.
  let isLoadedInFull = false;
  await page.route(/\/(?:assets\/help-page-[^/]*|help)$/, (route) => {
    if (route.request().isNavigationRequest()) isLoadedInFull = true;
    return isLoadedInFull || route.request().method() === "HEAD" ? route.continue() : route.fulfill({ status: 404 });
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "Help" }).click();
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeVisible();
  expect(isLoadedInFull).toBe(true);
});

const isApplied = (name: string): boolean =>
  [...document.styleSheets].some(({ href }) => href?.includes(`/assets/${name}-`));

test("a page is hydrated only with its style sheets", async ({ page }) => {
  const { answer, comesBack } = held();
  await page.route("**/assets/reader-*.css", answer);
  const entry = page.waitForResponse(/\/assets\/index-[^/]*\.js$/);
  await page.goto("/read/kjv/jude/1");
  await (await entry).finished();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await page.evaluate(() => document.documentElement.dataset["hydrated"])).toBeUndefined();
  comesBack();
  await hydrated(page);
  expect(await page.evaluate(isApplied, "reader")).toBe(true);
});

test("a page whose style sheet fails to load is hydrated, and the sheet is fetched again", async ({ page }) => {
  const { answer, comesBack, failures } = network();
  await page.route("**/assets/reader-*.css", answer);
  await page.goto("/read/kjv/jude/1");
  await hydrated(page);
  expect(failures()).toBeGreaterThan(0);
  comesBack();
  await expect.poll(() => page.evaluate(isApplied, "reader")).toBe(true);
});

test("a page whose scripts fail to load can be read, and is hydrated as soon as they arrive", async ({ page }) => {
  const { answer, comesBack, failures, failedTypes } = network();
  const loader = network();
  await page.route("**/page-loaders/**", loader.answer);
  await page.route("**/assets/index-*.js", answer);
  await page.clock.install();
  await page.goto("/read/kjv/jude/1");
  await expect(page.getByText("Jude, the servant of Jesus Christ")).toBeVisible();
  await expect.poll(loader.failures).toBeGreaterThan(0);
  loader.comesBack();
  // Once by the loader, and once more.
  await atLater(page, failures).toBeGreaterThan(1);
  expect(failedTypes()).toEqual(["fetch"]);
  comesBack();
  await page.clock.fastForward(5000);
  await hydrated(page);
  await page.getByRole("button", { name: "Theme: light, dark or system" }).click();
  await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeVisible();
});

test("a page whose fetched scripts the browser has not kept is hydrated once they load", async ({ page, browser }) => {
  test.skip(!retriesModules(browser.version()), "this engine remembers a module that failed");
  const { answer, comesBack, failures } = network();
  await page.route("**/assets/index-*.js", (route) =>
    route.request().resourceType() === "script" ? answer(route) : route.continue(),
  );
  await page.clock.install();
  await page.goto("/read/kjv/jude/1");
  await expect.poll(failures).toBeGreaterThan(0);
  comesBack();
  await page.clock.fastForward(5000);
  await hydrated(page);
});

test("a page whose own screen fails to load can be read, and is hydrated as soon as it arrives", async ({ page }) => {
  const { answer, comesBack, failures } = network();
  await page.route("**/assets/reader-page-*.js", answer);
  await page.clock.install();
  await page.goto("/read/kjv/jude/1");
  await atLater(page, failures).toBeGreaterThan(1);
  await expect(page.getByText("Jude, the servant of Jesus Christ")).toBeVisible();
  comesBack();
  await page.clock.fastForward(5000);
  await hydrated(page);
  await expect(page.getByText("Jude, the servant of Jesus Christ")).toBeVisible();
});

test("a search whose results' code fails to load says so and retries", async ({ page }) => {
  const { answer, comesBack } = network();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.route("**/assets/search-results-*.js", answer);
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("combobox", { name: "Bible reference or words" }).fill("shepherd");
  await page.keyboard.press("Enter");
  const message = page.getByRole("alert");
  await expect(message).toContainText("The search could not be loaded.");
  await expect(message).toBeInViewport();
  comesBack();
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /verses with shepherd/ })).toBeVisible();
});

test("a message whose code fails to load is shown once it arrives", async ({ page, context }) => {
  const { answer, comesBack, failures } = network();
  await context.grantPermissions(["clipboard-write"]);
  await page.route("**/assets/toast-region-*.js", answer);
  await page.goto("/read/kjv/jude/1");
  await hydrated(page);
  await page.locator('[data-verse="3"]').first().click();
  await page.getByRole("region", { name: "Actions for Jude 1:3" }).getByRole("button", { name: "Copy" }).click();
  await expect.poll(failures).toBeGreaterThan(0);
  comesBack();
  await expect(page.locator(".toast")).toContainText("Copied to clipboard");
});

test("the style sheet of a menu that fails to load is fetched again", async ({ page }) => {
  const { answer, comesBack, failures } = network();
  await page.route("**/assets/menu-panel-*.css", answer);
  await page.goto("/read/kjv/jude/1");
  await hydrated(page);
  const menu = page.getByRole("button", { name: "Theme: light, dark or system" });
  await menu.click();
  await expect.poll(failures).toBeGreaterThan(0);
  await expect(page.locator(".toast")).toContainText("could not be loaded");
  comesBack();
  await menu.click();
  await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeVisible();
  await expect.poll(() => page.evaluate(isApplied, "menu-panel")).toBe(true);
});
