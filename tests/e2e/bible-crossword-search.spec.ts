import type { Page } from "@playwright/test";
import { allLevels } from "#content/games/crossword-levels.ts";
import { cellsOf, type Cell, type PlacedWord } from "#src/games/bible-crossword-search/placement.ts";
import { expectNoSidewaysScroll, openGame, storedGame } from "./game-rounds.ts";
import { pressByKeyboard, tabTo } from "./keyboard.ts";
import { expect, expectAccessible, hydrated, test } from "./support.ts";
import { byLength, testWholeScreen } from "./whole-screen.ts";

interface Stored {
  readonly phase: string;
  readonly placed: readonly PlacedWord[];
  readonly found: readonly unknown[];
}

const key = "gbh_game_bible_crossword_search";
const cell = (page: Page, { row, col }: Cell) =>
  page.getByRole("grid").getByRole("row").nth(row).getByRole("gridcell").nth(col);
const wordsFound = (page: Page) => page.locator(".gamebar dd").first();

const endsOf = async (page: Page): Promise<[Cell, Cell][]> => {
  const { placed } = await storedGame<Stored>(page, key, ({ phase }) => phase === "playing");
  return placed.map((word) => [cellsOf(word)[0]!, cellsOf(word).at(-1)!]);
};

const drawOver = async (page: Page, from: Cell, to: Cell): Promise<void> => {
  const [start, end] = [(await cell(page, from).boundingBox())!, (await cell(page, to).boundingBox())!];
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 3 });
  await page.mouse.up();
};

test("by mouse: words are marked by dragging, forwards and backwards, until the level is complete", async ({
  page,
}) => {
  await openGame(page, "/bible-crossword-search");
  await page.getByRole("button", { name: "Start Level 1" }).click();
  const ends = await endsOf(page);
  await expectAccessible(page);
  await page.clock.runFor(65_000);
  await expect(page.locator(".gamebar")).toContainText(/[12]:\d\d/);
  for (const [index, [from, to]] of ends.entries())
    await (index % 2 === 0 ? drawOver(page, from, to) : drawOver(page, to, from));
  const end = page.getByRole("dialog", { name: "Level 1 Complete!" });
  await expect(end).toContainText("9 of 9 words");
  await expect(end).toContainText("Bible Scholar");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: /^Galatians 5:2[23], KJV$/ })).toHaveCount(9);
  await page.getByRole("button", { name: "Level 2" }).click();
  await expect(page.getByRole("button", { name: "Start Level 2" })).toBeVisible();
});

test("by keyboard alone, through a reload, to 'Finish now'", async ({ page }) => {
  await openGame(page, "/bible-crossword-search");
  await pressByKeyboard(page, page.getByRole("button", { name: "Level 3" }));
  await pressByKeyboard(page, page.getByRole("button", { name: "Start Level 3" }));
  const ends = await endsOf(page);
  await tabTo(page, cell(page, { row: 0, col: 0 }));
  let at: Cell = { row: 0, col: 0 };
  const markAt = async (to: Cell) => {
    for (let row = at.row; row !== to.row; row += Math.sign(to.row - row))
      await page.keyboard.press(to.row > at.row ? "ArrowDown" : "ArrowUp");
    for (let { col } = at; col !== to.col; col += Math.sign(to.col - col))
      await page.keyboard.press(to.col > at.col ? "ArrowRight" : "ArrowLeft");
    await page.keyboard.press("Enter");
    at = to;
  };
  for (const word of ends.slice(0, 7)) for (const one of word) await markAt(one);
  await expect(wordsFound(page)).toHaveText("7/8");
  await expect(page.getByRole("status").filter({ hasText: "7 of 8 words." })).toBeAttached();
  await storedGame<Stored>(page, key, ({ found }) => found.length === 7);
  await page.reload();
  await hydrated(page);
  await expect(wordsFound(page)).toHaveText("7/8");
  await pressByKeyboard(page, page.getByRole("button", { name: "Finish now" }));
  const end = page.getByRole("dialog", { name: "Level 3 finished" });
  await expect(end).toContainText("Word Finder");
  await pressByKeyboard(page, end.getByRole("button", { name: "Play Again" }));
  await expect(wordsFound(page)).toHaveText("0/8");
});

test("by touch: the first and last letter of a word @phone", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openGame(page, "/bible-crossword-search");
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Relaxed" }).tap();
  await page.getByRole("button", { name: "Level 2" }).tap();
  await page.getByRole("button", { name: "Start Level 2" }).tap();
  for (const word of (await endsOf(page)).slice(0, 3)) for (const one of word) await cell(page, one).tap();
  await expect(wordsFound(page)).toHaveText("3/8");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 640, height: 360 });
  const letter = await cell(page, { row: 1, col: 1 }).boundingBox();
  expect(letter!.width).toBeGreaterThanOrEqual(24);
  await expectNoSidewaysScroll(page);
  await page.emulateMedia({ forcedColors: "active" });
  await expect(page.locator(".crossword-chips [aria-pressed=true]")).toHaveCSS("border-left-width", "3px");
});

/** The theme whose words are the longest together. */
const widestTheme = byLength(allLevels.slice(3), ({ words }) => words.map(({ word }) => word).join(""))[0]!;

for (const [name, level] of [
  ["Crossword", 1],
  ["Crossword, a theme", widestTheme.level],
] as const)
  testWholeScreen({
    name,
    path: "/bible-crossword-search",
    key,
    state: { phase: "menu", level, pace: "timed" },
    arrange: (page) => page.getByRole("button", { name: `Start Level ${level}`, exact: true }).click(),
  });
