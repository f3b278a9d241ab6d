import type { Page } from "@playwright/test";
import { expect, hydrated, test, underServiceWorker } from "./support.ts";

/** What is damaged on purpose may be reported by the browser. */
test.use({ tolerated: /Failed to load resource|ERR_/, serviceWorkers: "allow" });

const chapterOf = (page: Page, chapter: number): Promise<{ path: string; text: string }> =>
  page.evaluate(async (number) => {
    const { version } = (await (await fetch("/bible/manifest.json")).json()) as { version: string };
    const path = `/bible/${version}/kjv/JHN/${number}.json`;
    return { path, text: await (await fetch(path)).text() };
  }, chapter);

const put = (page: Page, path: string, text: string): Promise<void> =>
  page.evaluate(
    async ([address, body]) => (await caches.open("lampstand-visited")).put(address!, new Response(body)),
    [path, text],
  );

const kept = (page: Page, path: string): Promise<string | undefined> =>
  page.evaluate(async (address) => (await caches.match(address))?.text(), path);

test("another chapter under a chapter's address on the device is thrown away, and the right one shown", async ({
  page,
}) => {
  await page.goto("/read/kjv/john/1");
  await underServiceWorker(page);
  const [third, thirteenth] = [await chapterOf(page, 3), await chapterOf(page, 13)];
  await put(page, thirteenth.path, third.text);
  await page.getByRole("button", { name: /^Passage: John 1/ }).click();
  await page.getByRole("link", { name: "John 13", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("John 13");
  await expect(page.getByText("Now before the feast of the passover")).toBeVisible();
  await expect(page.getByText("There was a man of the Pharisees")).toHaveCount(0);
  await expect.poll(() => kept(page, thirteenth.path)).toBe(thirteenth.text);
});

test("one answer that was cut off leaves nothing behind", async ({ page, context }) => {
  await page.goto("/read/kjv/john/1");
  await underServiceWorker(page);
  let answers = 0;
  await context.route("**/bible/**/kjv/JHN/15.json", async (route) => {
    answers += 1;
    if (answers > 1) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).slice(0, 700) });
  });
  await page.getByRole("button", { name: /^Passage: John 1/ }).click();
  await page.getByRole("link", { name: "John 15", exact: true }).click();
  await expect(page.getByText("I am the true vine").first()).toBeVisible();
  const { path, text } = await chapterOf(page, 15);
  await expect.poll(() => kept(page, path)).toBe(text);
});

test("a page that arrives cut off is fetched again", async ({ page }) => {
  let answers = 0;
  await page.route("**/read/kjv/john/16", async (route) => {
    answers += 1;
    const response = await route.fetch();
    const text = await response.text();
    return route.fulfill({ response, body: answers > 1 ? text : text.slice(0, text.indexOf('data-verse="20"')) });
  });
  await page.goto("/read/kjv/john/16");
  await hydrated(page);
  await expect(page.locator('[data-verse="33"]').first()).toContainText("be of good cheer");
  expect(answers).toBeGreaterThan(1);
});
