import { readFileSync } from "node:fs";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, expectAccessible, hydrated, test } from "./support.ts";

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await hydrated(page);
};

const writeNote = async (page: Page, text: string): Promise<void> => {
  await page.getByRole("textbox", { name: "Note on John 11" }).fill(text);
  await page.getByRole("button", { name: "Save note" }).click();
};

const stored = (page: Page, key: string): Promise<unknown> =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null") as unknown, key);

/** Bookmarks verses one after the other, as fast as the page allows. */
const bookmarkAll = (page: Page, verses: readonly number[]): Promise<void> =>
  page.evaluate(async (numbers) => {
    // Not by frames: a tab behind another draws one a second.
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const turn = () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => resolve());
        port1.start();
        port2.postMessage(undefined);
      });
    for (const verse of numbers) {
      for (const selector of [
        `[data-verse="${verse}"] .vn`,
        ".actionbar .act",
        '.actionbar [title="Clear the selection"]',
      ]) {
        let button = document.querySelector<HTMLElement>(selector);
        for (; button === null; button = document.querySelector(selector)) await turn();
        button.click();
      }
      while (document.querySelector(".actionbar")) await turn();
    }
  }, verses);

test("two tabs that bookmark at the same time lose nothing", async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([open(page, "/read/kjv/psalms/119"), open(other, "/read/kjv/psalms/119")]);
  const verses = Array.from({ length: 80 }, (_, index) => index + 1);
  await Promise.all([
    bookmarkAll(
      page,
      verses.filter((verse) => verse % 2 === 0),
    ),
    bookmarkAll(
      other,
      verses.filter((verse) => verse % 2 === 1),
    ),
  ]);
  await expect.poll(async () => ((await stored(page, "bible-bookmarks")) as string[]).length).toBe(80);
  await expect(page.getByRole("button", { name: /^Verse 80, bookmarked/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Verse 79, bookmarked/ })).toBeVisible();
});

test("a note that does not fit in storage is reported, and stays in the field", async ({ page }) => {
  await open(page, "/read/kjv/john/11");
  // What waits there would make room when it is sent.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("gbh_usage_outbox"))).toBe("[]");
  await page.evaluate(() => {
    for (let size = 2 ** 22; size >= 1; size /= 2) {
      try {
        localStorage.setItem(`gbh_filler_${size}`, "x".repeat(size));
      } catch {
        // Full for this size: fill the rest with smaller pieces.
      }
    }
  });
  await writeNote(page, "Jesus wept, and so may I.");
  await expect(page.getByText("Not saved: this device’s storage is full", { exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Note on John 11" })).toHaveValue("Jesus wept, and so may I.");
  await expect(page.getByText("Note saved", { exact: true })).toHaveCount(0);
});

/** Blocks everything that a browser blocks when storage is disabled. */
const withoutStorage = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs inside the page, which must hold all it needs
    const deny = () => {
      throw new DOMException("denied", "SecurityError");
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get: deny });
    Object.defineProperty(Document.prototype, "cookie", { get: deny, set: deny });
    LockManager.prototype.request = async () => deny();
    LockManager.prototype.query = async () => deny();
  });

test("where the browser stores nothing, everything works for the visit and the visitor is told", async ({
  page,
  context,
}) => {
  await withoutStorage(context);
  await open(page, "/read/kjv/john/11");
  await writeNote(page, "For now.");
  await expect(page.getByText("This browser is not saving anything for this site", { exact: true })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "For now." })).toBeVisible();
  await writeNote(page, "And again.");
  await expect(page.getByText("Kept until you close this page", { exact: true })).toBeVisible();
  await expect(page.getByText("Note saved", { exact: true })).toHaveCount(0);
  await open(page, "/search");
  await expect(
    page.getByText("This browser cannot keep files for a site. If this is a private window, open an ordinary one."),
  ).toBeVisible();
  await open(page, "/wall-of-jericho");
  await page.getByRole("button", { name: "Start the Challenge!" }).click();
  await expect(page.getByRole("group", { name: "The wall, 20 stones" })).toBeVisible();
  await open(page, "/your-data");
  await page.getByRole("button", { name: "Erase everything" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Erase everything" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("damaged data is quarantined, not overwritten", async ({ page }) => {
  // A page that reads none of it, and tells nothing.
  await open(page, "/card-menu");
  await page.evaluate(() =>
    localStorage.setItem("bible-notes", '[{"id":"1","reference":"John 3:16","text":"half a no'),
  );
  await open(page, "/read/kjv/john/11");
  await expect(page.getByText(/^Your notes on verses\. What was stored is kept, unchanged/).first()).toBeVisible();
  await expectAccessible(page);
  await writeNote(page, "New.");
  await expect(page.getByRole("listitem").filter({ hasText: "New." })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("gbh_quarantine_bible-notes_1"))).toContain("half a no");
  await open(page, "/your-data");
  await expect(page.getByText("Set aside because it could not be read: Your notes on verses")).toBeVisible();
});

test("a game in progress that cannot be read is told on opening the game, once", async ({ page }) => {
  // A page that reads none of it, and tells nothing.
  await open(page, "/card-menu");
  await page.evaluate(() => localStorage.setItem("gbh_game_wisdom_nuggets", '{"phase":"playing","score":300}'));
  await open(page, "/wisdom-nuggets");
  const told = page.getByText(/^Wisdom Nuggets: the game you are in\. What was stored is kept/).first();
  await expect(told).toBeVisible();
  await page.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.getByRole("button", { name: "Start again" })).toBeVisible();
  await expect(told).toBeHidden();
});

test("export, erase, import: everything is back; a hostile file changes nothing", async ({ page }) => {
  await open(page, "/read/kjv/john/11");
  await writeNote(page, "Lazarus, come forth.");
  await expect(page.getByRole("listitem").filter({ hasText: "Lazarus" })).toBeVisible();
  await open(page, "/your-data");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export everything" }).click();
  const file = await (await download).path();
  expect(readFileSync(file, "utf8")).toContain("Lazarus, come forth.");

  await page.getByRole("button", { name: "Erase everything" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Erase everything" }).click();
  await expect(page.getByText("Everything kept here has been erased", { exact: true })).toBeVisible();
  expect(await stored(page, "bible-notes")).toBeNull();

  const hostile =
    '{"format": "lampstand-device-data", "version": 1,\n"data": {\n"bible-notes": [{"id": "1", "reference": 5, "text": "<img src=x>"}]}}';
  await page
    .getByLabel("A file exported from this site")
    .setInputFiles({ name: "x.json", mimeType: "application/json", buffer: Buffer.from(hostile) });
  await expect(
    page.getByText(/^Nothing was changed\. Your notes on verses: .* \(bible-notes\.0\.reference\)/),
  ).toBeVisible();
  expect(await stored(page, "bible-notes")).toBeNull();

  await page
    .getByLabel("A file exported from this site")
    .setInputFiles({ name: "long.json", mimeType: "application/json", buffer: Buffer.alloc(10_000_001, " ") });
  await expect(page.getByText("it is larger than 10 MB or not a text file")).toBeVisible();

  await page
    .getByLabel("A file exported from this site")
    .setInputFiles({ name: "mine.json", mimeType: "application/json", buffer: readFileSync(file) });
  await expect(page.getByRole("dialog")).toContainText("Your notes on verses: new, will be added.");
  await page.getByRole("button", { name: "Import", exact: true }).click();
  await expect.poll(() => stored(page, "bible-notes")).toMatchObject([{ text: "Lazarus, come forth." }]);
});
