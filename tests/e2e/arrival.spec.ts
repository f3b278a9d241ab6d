import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, hydrated, shiftOf, test, watchShifts } from "./support.ts";

/** Records every heading that was visible, frame by frame, from the first paint. */
const watchHeadings = () => {
  const seen: string[] = [];
  (globalThis as unknown as { seen: string[] }).seen = seen;
  const note = () => {
    const heading = document.querySelector("main h1");
    const isVisible = heading !== null && heading.checkVisibility({ visibilityProperty: true });
    const text = isVisible ? (heading.textContent ?? "") : "";
    if (text !== "" && seen.at(-1) !== text) seen.push(text);
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
};

test("home opens where the visitor last read, and a requested passage appears without another one first", async ({
  page,
}) => {
  await page.goto("/read/web/ruth/2");
  await hydrated(page);
  await page.addInitScript(watchHeadings);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Ruth 2" })).toBeVisible();
  await expect(page.getByLabel(/^Translation/)).toHaveValue("web");
  await page.goto("/?search=John%2011%3A35");
  await expect(page.getByRole("heading", { level: 1, name: "John 11" })).toBeVisible();
  // A slow line names the passage as it was asked for, until its chapter is there.
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  // The frame that shows the heading may still have to be recorded.
  await expect.poll(async () => (await seen()).filter((title) => title !== "John 11:35")).toEqual(["John 11"]);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "John 11" })).toBeVisible();
  await expect.poll(seen).toEqual(["John 11"]);
});

/** Slow 4G and a slow phone. */
const slowly = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
};

interface Frame {
  /** From the top of the window. */
  readonly verseTopPx: number;
  readonly isMarked: boolean;
}

/** Records where verse 16 stands, in every frame that shows any text. */
const watchVerse = () => {
  const frames: Frame[] = [];
  (globalThis as unknown as { frames: Frame[] }).frames = frames;
  const note = () => {
    const verse = document.querySelector("#v16");
    if (document.querySelector(".scripture")?.checkVisibility({ visibilityProperty: true }))
      frames.push({
        verseTopPx: verse?.getBoundingClientRect().top ?? Number.NaN,
        isMarked: verse?.matches(".is-focused") ?? false,
      });
    requestAnimationFrame(note);
  };
  requestAnimationFrame(note);
};

const framesOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { frames: Frame[] }).frames);

test("verses in the address are in view and marked with the first paint, and stay there @phone", async ({ page }) => {
  await page.addInitScript(watchVerse);
  await slowly(page);
  for (const path of ["/verse/kjv/john/3/16-18", "/read/kjv/john/3#v16-18", "/read/kjv/john/3#v16"]) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.getByRole("button", { name: /^Passage: John 3:16/ })).toBeVisible();
    await expect(page.locator("#v16")).toBeInViewport({ ratio: 1 });
    const frames = await framesOf(page);
    const tops = frames.map(({ verseTopPx }) => verseTopPx);
    expect(Math.max(...tops) - Math.min(...tops), path).toBeLessThanOrEqual(8);
    expect(frames.every(({ isMarked }) => isMarked)).toBe(true);
    // Otherwise the next address would only change the fragment.
    await page.goto("about:blank");
  }
});

test("a reader who scrolls before the scripts answer stays where she is", async ({ page }) => {
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/assets/index-*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/verse/kjv/john/3/16-18");
  await expect(page.locator("#v16")).toBeInViewport();
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(300, 400);
  await page.mouse.wheel(0, -before);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.dataset["hydrated"])).toBeUndefined();
  goOn();
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Passage: John 3:16-18" })).toBeVisible();
  await expect(page.locator(".is-focused")).toHaveCount(3);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("a passage that a search opens: its skeleton first, then the text in its place; busy until then @phone", async ({
  page,
}) => {
  const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/kjv\/JHN\/3\.json/, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(watchVerse);
  await page.goto("/?search=John 3:16");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1, name: "John 3:16" })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Searching..." })).toBeDisabled();
  goOn();
  await expect(page.locator("#v16")).toBeInViewport();
  await expect(page.getByRole("search").getByRole("button", { name: "Search", exact: true })).toBeEnabled();
  const tops = (await framesOf(page)).map(({ verseTopPx }) => verseTopPx);
  expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(8);
});

test("the results of a search stand on the first screen, and nothing shifts on the way to them @phone", async ({
  page,
}) => {
  await page.addInitScript(watchShifts);
  // The daily verse above the results has a reference that hardly fits beside its links.
  await page.clock.setFixedTime("2026-11-27T12:00:00Z");
  await page.goto("/?search=shepherd");
  const first = page.locator(".result").first();
  await expect(first).toBeVisible({ timeout: 25_000 });
  expect((await first.boundingBox())!.y).toBeLessThanOrEqual(320);
  expect(await shiftOf(page)).toBeLessThan(0.02);
  await page.goto("/?search=Bible verses about anxiety");
  const subject = page.getByRole("link", { name: /^Verses on / }).first();
  await expect(page.getByRole("heading", { level: 1, name: /^No verse with/ })).toBeVisible({ timeout: 25_000 });
  expect((await subject.boundingBox())!.y).toBeLessThan(
    (await page.getByRole("heading", { level: 1 }).boundingBox())!.y,
  );
  const passage = page.getByRole("article", { name: "Matthew 6:25-27" });
  await expect(passage).toContainText("Take no thought for your life");
  expect((await passage.boundingBox())!.y).toBeLessThanOrEqual(320);
  expect(await shiftOf(page)).toBeLessThan(0.02);
  // In Spanish home begins with a text of the service, whose page has a skeleton with a title, and the date is longer.
  await page.addInitScript(watchHeadings);
  await page.goto("/es?search=Juan 3:16");
  await expect(page.locator("#v16.is-focused")).toBeInViewport();
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).not.toContain("Génesis 1");
  expect(await shiftOf(page)).toBeLessThan(0.02);
  await page.goto("/es");
  await expect(page.locator(".rhema time")).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

test("one's own cards move nothing in view on a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(watchShifts);
  const cards = ["a", "b", "c"].map((cardId) => ({ category: "birthday", cardId, openedAt: 1_764_000_000_000 }));
  await page.addInitScript((text) => localStorage.setItem("gbh_my_cards", text), JSON.stringify(cards));
  await page.goto("/card-menu");
  await hydrated(page);
  await expect(page.locator(".my-cards-list").getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("contentinfo")).toBeVisible();
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

test("nothing shifts if the first paint comes in the middle of a chapter @phone", async ({ page, baseURL }) => {
  const html = await (await fetch(`${baseURL}/read/kjv/john/11`)).text();
  const cut = html.indexOf('<button class="vn"', html.indexOf('id="v10"'));
  const sendRest = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const isPage = request.url === "/";
    response.writeHead(200, { "Content-Type": isPage ? "text/html; charset=utf-8" : "text/javascript" });
    if (!isPage) return void response.end();
    response.write(html.slice(0, cut));
    void sendRest.promise.then(() => response.end(html.slice(cut)));
  }).listen(0, "127.0.0.1");
  try {
    await page.addInitScript(watchShifts);
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    await expect(page.locator("#v9")).toBeVisible();
    await expect(page.locator("#v10")).toBeAttached();
    sendRest.resolve();
    await page.waitForLoadState();
    await expect(page.locator("#v57")).toBeAttached();
    expect(await shiftOf(page)).toBeLessThan(0.01);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
