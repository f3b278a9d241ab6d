import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./support.ts";

/** One passage at a time: no text under another one's name (docs/product/reading.md, "Loading"). */
test.use({ tolerated: /ERR_FAILED/, permissions: ["clipboard-read", "clipboard-write"] });

const bar = (page: Page, title: string) => page.getByRole("button", { name: `Passage: ${title}. Choose book` });
const next = (page: Page) => page.getByRole("button", { name: "Next chapter" });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** A finger moves over the text, to the left. */
const swipe = async (page: Page): Promise<void> => {
  const touch = await page.context().newCDPSession(page);
  // Of its own, so that a busy machine does not make it slow.
  let timestamp = Date.now() / 1000;
  const send = (type: "touchStart" | "touchMove" | "touchEnd", ...xs: readonly number[]) =>
    touch.send("Input.dispatchTouchEvent", {
      type,
      timestamp: (timestamp += 0.03),
      touchPoints: xs.map((x) => ({ x, y: 400 })),
    });
  await send("touchStart", 640);
  for (const x of [600, 540, 480]) await send("touchMove", x);
  await send("touchEnd");
  await touch.detach();
};

/** Holds back the file of a chapter. Returns the function that lets it through. */
const hold = async (page: Page, chapter: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/kjv/${chapter}.json`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

test("a chapter that comes late is a skeleton under its name; the one before is gone, and not copied", async ({
  page,
}) => {
  const goOn = await hold(page, "JHN/4");
  await page.goto("/read/kjv/john/3");
  await hydrated(page);
  await page.evaluate(() => navigator.clipboard.writeText("mine"));
  await next(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "John 4" })).toBeVisible();
  await expect(bar(page, "John 4")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "Loading" })).toBeVisible();
  await expect(page.getByText("There was a man of the Pharisees")).toHaveCount(0);
  await page.getByRole("button", { name: "Copy the passage" }).click();
  await expect(page.locator(".toast")).toContainText("Nothing to copy.");
  expect(await clipboard(page)).toBe("mine");
  goOn();
  await expect(page.getByText("When therefore the Lord knew")).toBeVisible();
});

test("chapters that come in the wrong order: the one that was asked for last is shown", async ({ page }) => {
  const [goOnWith4, goOnWith5] = [await hold(page, "JHN/4"), await hold(page, "JHN/5")];
  await page.goto("/read/kjv/john/3");
  await hydrated(page);
  await next(page).click();
  await expect(bar(page, "John 4")).toBeVisible();
  await next(page).click();
  await expect(bar(page, "John 5")).toBeVisible();
  goOnWith5();
  await expect(page.getByText("After this there was a feast of the Jews")).toBeVisible();
  const arrived = page.waitForResponse(/kjv\/JHN\/4\.json/);
  goOnWith4();
  await arrived;
  await expect(page.getByText("After this there was a feast of the Jews")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("John 5");
});

test("five quick taps, three keys and two swipes are ten chapters, and no text that has gone comes back", async ({
  page,
}) => {
  await page.route(/kjv\/JHN\/([4-9]|1\d)\.json/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto("/read/kjv/john/3");
  await hydrated(page);
  await page.evaluate(() => {
    const shown: string[] = [];
    (globalThis as unknown as { shown: string[] }).shown = shown;
    new MutationObserver(() => {
      const text = document.querySelector(".scripture h1")?.textContent ?? "";
      if (shown.at(-1) !== text) shown.push(text);
    }).observe(document.querySelector("main")!, { childList: true, subtree: true, characterData: true });
  });
  for (let taps = 0; taps < 5; taps += 1) await next(page).click();
  for (let keys = 0; keys < 3; keys += 1) await page.keyboard.press("ArrowRight");
  for (let swipes = 0; swipes < 2; swipes += 1) await swipe(page);
  await expect(page).toHaveURL("/read/kjv/john/13");
  await expect(page.getByText("Now before the feast of the passover")).toBeVisible();
  const shown = await page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);
  expect(shown.filter((title) => title !== "")).toEqual([...new Set(shown.filter((title) => title !== ""))]);
  expect(shown.at(-1)).toBe("John 13");
});

test("taps on home's passage count while the screen of chapters loads", async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/reader-page-*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto("/");
  await hydrated(page);
  for (let taps = 0; taps < 3; taps += 1) await next(page).click();
  resolve();
  await expect(page).toHaveURL("/read/kjv/genesis/4");
  await expect(page.getByText("And Adam knew Eve his wife")).toBeVisible();
});

test("a chapter that never comes: its failure in its place, the toast, and the way on", async ({ page }) => {
  await page.route("**/kjv/JHN/4.json", (route) => route.abort());
  await page.goto("/read/kjv/john/3");
  await hydrated(page);
  await next(page).click();
  await expect(page.locator(".toast")).toContainText("Error navigating chapters.");
  await expect(page.getByRole("heading", { level: 1, name: "John 4" })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Failed to connect to the Bible API.");
  await expect(page.getByText("There was a man of the Pharisees")).toHaveCount(0);
  // The next chapter fetches its neighbours ahead. Whoever goes back while such a request fails is told so once more.
  const failedAhead = page.waitForEvent("requestfailed", (request) => request.url().endsWith("/kjv/JHN/4.json"));
  await next(page).click();
  await expect(page.getByText("After this there was a feast of the Jews")).toBeVisible();
  await failedAhead;
  await page.unroute("**/kjv/JHN/4.json");
  await page.goBack();
  await expect(page.getByText("When therefore the Lord knew")).toBeVisible();
});

test("after a search for a verse the focus is there, and Tab goes on from it @phone", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const field = page.getByRole("combobox", { name: "Bible reference or words" });
  await field.fill("Psalm 119:105");
  await field.press("Enter");
  const verse = page.locator("#v105");
  await expect(verse).toBeInViewport();
  await expect(verse).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^Verse 105\b/ })).toBeFocused();
});
