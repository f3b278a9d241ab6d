import { expect, hide, hydrated, test, underServiceWorker, withWholeSite } from "./support.ts";
import { askAboutWord, comfortWithWords } from "./original-words.ts";
import type { BrowserContext, Page } from "@playwright/test";

/** These flows are about requests that fail offline. */
test.use({
  tolerated: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/,
  serviceWorkers: "allow",
});

/** A first visit, until the service worker controls this page. */
const visitOnce = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await underServiceWorker(page);
};

/** Two visits, until the service worker has cached everything. */
const visit = async (page: Page, path: string): Promise<void> => {
  await visitOnce(page, path);
  await withWholeSite(page);
};

/** Waits until the chapter on the page has been cached. */
const remembered = (page: Page, part: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => (await (await caches.open("lampstand-visited")).keys()).map(({ url }) => url)),
    )
    .toContainEqual(expect.stringContaining(part));

const airplane = (context: BrowserContext) => context.setOffline(true);

test.describe("on Android", () => {
  test.use({
    userAgent: "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36",
  });

  test("the reading face is the default from the second page on, without a network, until another is chosen", async ({
    page,
    context,
  }) => {
    const article = page.getByRole("article");
    const faces = () =>
      page.evaluate(() => [...document.fonts].filter(({ family }) => family === "book").map(({ status }) => status));
    await visitOnce(page, "/read/kjv/john/3");
    await remembered(page, "JHN/3.json");
    await expect(article).not.toHaveCSS("font-family", /^book/);
    expect(await faces()).toEqual([]);
    // The worker of a browser that only pretends to be on Android stores the face with the second page.
    await withWholeSite(page);
    await expect.poll(faces).toEqual(["loaded", "loaded"]);
    await airplane(context);
    await page.reload();
    await hydrated(page);
    await expect(article).toHaveCSS("font-family", /^book/);
    expect(await faces()).toEqual(["loaded", "loaded"]);
    await page.getByRole("button", { name: "Reading comfort" }).click();
    await page.getByRole("button", { name: "Serif", exact: true }).click();
    await page.reload();
    await hydrated(page);
    await expect(article).not.toHaveCSS("font-family", /^book/);
  });
});

/** Thirty hours pass, and the browser has stopped the service worker in the meantime. */
const aNightLater = async (page: Page, context: BrowserContext): Promise<void> => {
  await page.clock.fastForward("30:00:00");
  const browser = await context.newCDPSession(page);
  await browser.send("ServiceWorker.enable");
  await browser.send("ServiceWorker.stopAllWorkers");
  await browser.detach();
};

test("after one visit, airplane mode: what was opened works, and a sentence stands for the rest", async ({
  page,
  context,
}) => {
  await visitOnce(page, "/read/kjv/john/3");
  await remembered(page, "JHN/3.json");
  await airplane(context);
  await page.reload();
  await hydrated(page);
  await page.locator('[data-verse="16"]').first().click();
  await page.getByRole("button", { name: "Highlight Pink" }).click();
  await page.getByRole("button", { name: "Theme: light, dark or system" }).click();
  await expect(page.getByRole("menuitemradio", { name: "Dark" })).toBeVisible();
  // Numbers for somebody who needs help now are there after one visit to any screen.
  await page.goto("/help#someone-now");
  await expect(page.getByRole("heading", { name: "If you need someone now", level: 2 })).toBeInViewport();
  await page.getByLabel("Your country").selectOption({ label: "South Africa" });
  await expect(page.getByRole("link", { name: "0800 567 567" })).toBeVisible();
  await page.goto("/your-data");
  await expect(page.getByRole("alert")).toContainText("You are offline, and this page is not on this device yet.");
  await context.setOffline(false);
  // It tries again by itself, perhaps before anybody can press the button for it.
  await expect(page.getByRole("button", { name: "Erase: Verses you highlighted, and in which colour" })).toBeVisible();
});

test("after one visit in French, airplane mode: pages of every language are in French", async ({ page, context }) => {
  await visitOnce(page, "/fr");
  await airplane(context);
  for (const [address, shown] of [
    ["/fr/help", "/fr/help"],
    ["/help?from=card", "/fr/help?from=card"],
    ["/", "/fr"],
  ] as const) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.getByRole("navigation", { name: "Principal" }).first()).toBeAttached();
    expect(page.url()).toBe(new URL(shown, page.url()).href);
  }
});

test.describe("with Save-Data", () => {
  test("nothing is fetched unasked", async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true }, configurable: true }),
    );
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/read/kjv/john/3");
    await hydrated(page);
    await hide(page);
    await page.clock.install();
    await page.clock.fastForward(10_000);
    expect(asked.filter((path) => /^\/(?:sw\.js|bible\/)/.test(path))).toEqual([]);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  });
});

test("after two visits, airplane mode: read what was read, open any screen, mark, and come back", async ({
  page,
  context,
}) => {
  await visit(page, "/read/kjv/john/3");
  await remembered(page, "JHN/3.json");
  await remembered(page, "JHN/2.json");
  await airplane(context);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "John 3" })).toBeVisible();
  await expect(page.locator('[data-verse="16"]').first()).toContainText("For God so loved the world");
  await page.locator('[data-verse="16"]').first().click();
  await page.getByRole("button", { name: "Highlight Pink" }).click();
  await page.getByRole("button", { name: "Bookmark", exact: true }).click();

  // A shared verse is a page of its own, which was never opened.
  await page.goto("/verse/kjv/john/3/16");
  await expect(page.locator("#v16")).toBeInViewport();
  await expect(page.locator("#v16")).toHaveClass(/is-focused/);
  await expect(page).toHaveTitle(/^John 3:16, King James Version/);
  await page.goto("/words/G26");
  await expect(page).toHaveTitle(/^A Hebrew or Greek word of the Bible · /);
  await page.goto("/your-data");
  await expect(page.getByRole("button", { name: "Erase: Verses you highlighted, and in which colour" })).toBeVisible();
  await page.goto("/?search=lamb%20shepherd");
  await expect(
    page.getByText("You are offline, and the word list of this translation is not on this device yet."),
  ).toBeVisible();
  await page.getByRole("link", { name: "download", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Browse Scripture" })).toBeVisible();
  await expect(page.getByText("You are offline. What is kept here can be read and searched.")).toBeVisible();

  // Inside the app too: the neighbouring chapter was prefetched, the one after it is missing.
  await page.goto("/read/kjv/john/3");
  await hydrated(page);
  await page.getByRole("link", { name: /Previous.*John 2/ }).click();
  await expect(page.getByText("And the third day there was a marriage")).toBeVisible();
  await page.getByRole("link", { name: /Previous.*John 1/ }).click();
  await expect(page.getByText("this chapter is not on this device yet")).toBeVisible();

  await page.goto("/read/kjv/obadiah/1");
  await expect(page.getByRole("alert")).toContainText("Failed to connect to the Bible API.");

  await context.setOffline(false);
  // The page tries again by itself, but perhaps before the worker has a network.
  const text = page.getByText("The vision of Obadiah.");
  await page.getByRole("button", { name: "Try again" }).or(text).first().click();
  await expect(text).toBeVisible();
  await page.goto("/read/web/john/3");
  await expect(page.getByRole("button", { name: /Verse 16, highlighted Pink, bookmarked/ })).toBeVisible();
});

test("what was searched once can be searched offline", async ({ page, context }) => {
  await visit(page, "/?search=lost+sheep");
  await expect(page.getByRole("heading", { level: 1, name: /verses? with lost sheep/ })).toBeVisible({
    timeout: 25_000,
  });
  // Caches left by an earlier version are deleted when the current files arrive.
  await page.evaluate(async () => {
    const cache = await caches.open("lampstand-visited");
    await Promise.all(
      (await cache.keys())
        .filter((request) => request.url.includes("words.bin"))
        .map((request) => cache.delete(request)),
    );
    await cache.put("/bible/earlier/kjv/words.bin", new Response("earlier"));
    await cache.put("/bible/earlier/web/words.bin", new Response("earlier"));
  });
  await page.reload();
  const words = () =>
    page.evaluate(async () =>
      (await (await caches.open("lampstand-visited")).keys())
        .map(({ url }) => url.replace(/.*\/bible\/(?!earlier)\w+/, "").replace(/.*\/bible/, ""))
        .filter((url) => url.endsWith("words.bin")),
    );
  await expect
    .poll(async () => (await words()).toSorted(), { timeout: 25_000 })
    .toEqual(["/earlier/web/words.bin", "/kjv/words.bin"]);
  await airplane(context);

  await page.goto("/?search=lead+me+beside+still+water");
  await expect(page.getByRole("link", { name: "Psalm 23:2" })).toBeVisible({ timeout: 25_000 });
});

test("a translation kept offline can be read and searched offline, each word asked about, even a night later, and removed", async ({
  page,
  context,
}) => {
  test.slow();
  await page.addInitScript(
    (value) => localStorage.setItem("gbh_reading_comfort", value),
    JSON.stringify(comfortWithWords),
  );
  await page.clock.install();
  await visit(page, "/search");
  await page.getByRole("button", { name: "Download: King James Version" }).click();
  await expect(page.getByText(/^Downloaded, \d/)).toBeVisible({ timeout: 60_000 });
  await page.goto("/read/kjv/habakkuk/1?study=commentary");
  await page.getByRole("button", { name: "Download Habakkuk" }).click();
  await expect(page.getByText("Habakkuk can be read offline.")).toBeVisible({ timeout: 60_000 });
  await airplane(context);

  await page.goto("/read/kjv/habakkuk/3?study=commentary");
  await expect(page.getByText("Habakkuk can be read offline.")).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Commentary" }).locator("details:not(.study-choice)").first(),
  ).toBeVisible();
  await expect(page.getByText(/is my strength/).first()).toBeVisible();

  // Neither this chapter nor its words were ever on a page.
  await page.goto("/read/kjv/1-corinthians/13");
  await hydrated(page);
  await askAboutWord(page, '[data-verse="8"]', "Charity");
  const sheet = page.getByRole("dialog", { name: "“Charity”" });
  await expect(sheet.getByText("ἀγάπη", { exact: true })).toBeVisible();
  await sheet.getByRole("button", { name: "117 times in 106 verses" }).click();
  await expect(sheet.getByRole("link", { name: /\d:\d/ })).toHaveCount(50);
  await page.goto("/?search=living%20fountains");
  await expect(page.getByRole("link", { name: /Revelation 7:17/ }).first()).toBeVisible({ timeout: 20_000 });

  let loads = 0;
  page.on("load", () => (loads += 1));
  await aNightLater(page, context);
  await page
    .getByRole("link", { name: /Revelation 7:17/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Revelation 7" })).toBeVisible();
  expect(loads).toBe(0);
  await page.goto("/read/kjv/habakkuk/2");
  await expect(page.getByText(/shall live by his faith/).first()).toBeVisible();
  await page.goto("/?search=still%20waters");
  await expect(page.getByRole("link", { name: /Psalms? 23:2/ }).first()).toBeVisible({ timeout: 20_000 });
  expect(loads).toBe(2);

  await page.goto("/search");
  await page.getByRole("button", { name: "Remove the offline King James Version" }).click();
  await expect(page.getByText(/^Downloaded, \d/)).toBeHidden();
  await page.goto("/read/kjv/nahum/2");
  await expect(page.getByRole("alert")).toBeVisible();
});
