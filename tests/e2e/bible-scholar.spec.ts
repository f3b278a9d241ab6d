import type { Page } from "@playwright/test";
import { books } from "#domain/scripture/books/books.ts";
import { pressByKeyboard } from "./keyboard.ts";
import { expect, expectAccessible, hydrated, test } from "./support.ts";
import { testWholeScreen } from "./whole-screen.ts";

const newTestament = books.filter(({ testament }) => testament === "NT").map(({ name }) => name);
const book = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a wrong pick, and a reload during the round", async ({ page }) => {
  await page.goto("/bible-scholar");
  await hydrated(page);
  await book(page, "Start Learning").click();
  await book(page, "Mark").click();
  await expect(page.getByText("Look for book #1 in the New Testament order.").first()).toBeVisible();
  await expectAccessible(page);
  for (const name of newTestament.slice(0, 4)) await book(page, name).click();
  await book(page, "Acts").dblclick();
  await page.reload();
  await expect(page.getByText("Book #6")).toBeVisible();
  await expect(page.getByRole("button", { name: "Acts, book 5, in place" })).toBeVisible();
});

test("on the smallest phone, a French toast of a round is whole", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto("/fr/bible-scholar");
  await hydrated(page);
  await page.locator(".intro-start").getByRole("button").first().tap();
  await book(page, "Marc").tap();
  const text = page.locator(".toast-text");
  await expect(text).toContainText("Cherchez le livre n° 1 du Nouveau Testament.");
  expect(await text.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
});

test("the first and the last books by keyboard alone", async ({ page }) => {
  await page.goto("/bible-scholar");
  await hydrated(page);
  await pressByKeyboard(page, book(page, "Relaxed"));
  await pressByKeyboard(page, book(page, "Start Learning"));
  for (const name of newTestament.slice(0, 2)) await pressByKeyboard(page, book(page, name));
  await expect(page.getByText("Book #3")).toBeVisible();
  // The state is stored after it is shown.
  await page.waitForFunction(
    () => (JSON.parse(localStorage.getItem("gbh_game_scholar") ?? "{}") as { next?: number }).next === 3,
  );
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("gbh_game_scholar")!) as object;
    localStorage.setItem("gbh_game_scholar", JSON.stringify({ ...kept, next: 22, score: 2100 }));
  });
  await page.reload();
  await hydrated(page);
  await expect(page.getByText("Book #22")).toBeVisible();
  for (const name of newTestament.slice(21)) await pressByKeyboard(page, book(page, name));
  const end = page.getByRole("dialog", { name: "Congratulations!" });
  await expect(end.getByText("27 of 27 books in order, 2700 points.")).toBeVisible();
  await expect(end.getByRole("img", { name: "Badge: Bible Scholar Master" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(end).toBeHidden();
  // The button pressed last has become a link. The focus, which returns a task later, moves on to the next actions.
  await page.waitForFunction(() => document.activeElement !== document.body);
  await page.keyboard.press("Tab");
  await expect(book(page, "Next Level")).toBeFocused();
  await expect(page.getByRole("link", { name: "Philemon" })).toHaveAttribute("href", "/read/kjv/philemon/1");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("Level 2: Old Testament").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(book(page, "Genesis")).toBeVisible();
});

test("on a phone, time runs out", { tag: "@phone" }, async ({ page }) => {
  await page.clock.install();
  await page.goto("/bible-scholar");
  await hydrated(page);
  await book(page, "Start Learning").tap();
  for (const name of newTestament.slice(0, 3)) await book(page, name).tap();
  await page.clock.runFor(301_000);
  const end = page.getByRole("dialog", { name: "Keep Learning!" });
  await expect(end.getByText("3 of 27 books in order, 300 points.")).toBeVisible();
  await end.getByRole("button", { name: "Play Again" }).tap();
  await expect(page.getByText("Book #1", { exact: true })).toBeVisible();

  // Back at the start, another level can be chosen.
  await page.clock.runFor(301_000);
  await expect(end.getByRole("button", { name: "Next Level" })).toBeHidden();
  await end.getByText("More", { exact: true }).tap();
  await end.getByRole("button", { name: "Back to the start" }).tap();
  await expect(end).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(book(page, "Start Learning")).toBeVisible();
});

const roundOf = (level: 1 | 3) => {
  const board = books.filter(({ testament }) => level === 3 || testament === "NT");
  return {
    phase: "playing",
    pace: "timed",
    level,
    dailyDate: null,
    board: board.map(({ id }) => id),
    next: board.length - 1,
    score: (board.length - 2) * 100,
    secondsLeft: 299,
    wrong: null,
  };
};

for (const level of [1, 3] as const)
  testWholeScreen({
    name: `Bible Scholar ${level}`,
    path: "/bible-scholar",
    key: "gbh_game_scholar",
    state: roundOf(level),
  });
