import type { Page } from "@playwright/test";
import { parableDistractors, parables } from "#content/games/parables.ts";
import { expectNoSidewaysScroll, openGame, storedGame } from "./game-rounds.ts";
import { pressByKeyboard, tabTo } from "./keyboard.ts";
import { expect, expectAccessible, hydrated, test } from "./support.ts";
import { byLength, testWholeScreen } from "./whole-screen.ts";

interface Stored {
  readonly phase: string;
  readonly cards: readonly { readonly parableId: string; readonly isCompleted: boolean }[];
}

const key = "gbh_game_wisdom_nuggets";
const start = (page: Page) => page.getByRole("button", { name: "Start", exact: true });
const word = (page: Page, text: string) =>
  page.getByRole("region", { name: "Word bank" }).getByRole("button", { name: text, exact: true });

/** The missing words in the order of the parables. */
const answersOf = async (page: Page, name = key): Promise<string[]> => {
  const { cards } = await storedGame<Stored>(page, name, ({ phase }) => phase === "playing");
  return cards.map(({ parableId }) => parables.find(({ id }) => id === parableId)!.missingWord);
};

test("by mouse: a wrong word, then page after page to the end", async ({ page }) => {
  await openGame(page, "/wisdom-nuggets");
  await start(page).click();
  const answers = await answersOf(page);
  await word(page, answers[3]!).click();
  await expect(page.getByText("That's not the right word for this parable.").first()).toBeVisible();
  await expectAccessible(page);
  for (const [index, answer] of answers.entries()) {
    await word(page, answer).click();
    if (index === 0)
      await expect(page.getByRole("link", { name: /, KJV$/ })).toHaveAttribute("href", /^\/read\/kjv\/.+#v\d+$/);
    if (index % 2 === 0 || index === 7) continue;
    await expect(page.getByText("Correct!").first()).toBeVisible();
    await page.clock.runFor(1500);
    await expect(page.getByText("Page Complete!").first()).toBeVisible();
    await expect(page.getByText(`Page ${(index + 1) / 2 + 1} of 4`).first()).toBeVisible();
  }
  const end = page.getByRole("dialog", { name: "Wisdom Achieved!" });
  await expect(end).toContainText("8 of 8 parables. Score 800.");
  await expect(end).toContainText("Wisdom Master");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: /, KJV$/ })).toHaveCount(8);
});

test("by keyboard alone, turning pages by hand, through a reload, to 'Finish now'", async ({ page }) => {
  await openGame(page, "/wisdom-nuggets");
  await pressByKeyboard(page, start(page));
  const answers = await answersOf(page);
  const [next, previous] = [page.getByRole("button", { name: "Next" }), page.getByRole("button", { name: "Previous" })];
  await tabTo(page, next);
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("Enter");
  await expect(page.getByText("Page 4 of 4").first()).toBeVisible();
  await expect(next).toBeFocused();
  await pressByKeyboard(page, previous);
  await page.keyboard.press("Enter");
  await pressByKeyboard(page, word(page, answers[2]!));
  await pressByKeyboard(page, word(page, answers[3]!));
  await storedGame<Stored>(page, key, ({ cards }) => cards.filter(({ isCompleted }) => isCompleted).length === 2);
  await page.reload();
  await hydrated(page);
  await page.clock.runFor(1500);
  await expect(page.getByText("Page 3 of 4").first()).toBeVisible();
  await pressByKeyboard(page, word(page, answers[4]!));
  await pressByKeyboard(page, word(page, answers[5]!));
  await pressByKeyboard(page, page.getByRole("button", { name: "Finish now" }));
  const end = page.getByRole("dialog", { name: "Keep Learning!" });
  await expect(end).toContainText("4 of 8 parables. Score 400.");
  await expect(end).toContainText("Truth Seeker");
  await pressByKeyboard(page, end.getByRole("button", { name: "Play Again" }));
  await expect(page.getByText("Page 1 of 4").first()).toBeVisible();
});

test("by touch @phone", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openGame(page, "/wisdom-nuggets?daily");
  await expect(page.getByText(/^Today’s board/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Start today’s board" }).tap();
  for (const [index, answer] of (await answersOf(page, `${key}_daily`)).entries()) {
    await word(page, answer).tap();
    if (index === 0) {
      await expectAccessible(page);
      await page.emulateMedia({ forcedColors: "active" });
      await expect(page.locator("[aria-current=step]")).toHaveCSS("border-left-style", "solid");
    }
    if (index % 2 === 1) await page.clock.runFor(1500);
  }
  const end = page.getByRole("dialog", { name: "Wisdom Achieved!" });
  await expect(end).toBeVisible();
  // The shared result of today's board links to today's board.
  await end.getByText("Share", { exact: true }).tap();
  await expect(end.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute("href", /%2Fwisdom-nuggets%3Fdaily$/);
  await expectNoSidewaysScroll(page);
});

const longestParables = byLength(parables, ({ verse }) => verse).slice(0, 8);
const fullRound = {
  phase: "playing",
  dailyDate: null,
  page: 0,
  isTurning: false,
  score: 100,
  cards: longestParables.map(({ id: parableId }, id) => ({ id, parableId, isCompleted: id === 0 })),
  bank: [
    ...longestParables.map(({ missingWord }) => missingWord),
    ...byLength(parableDistractors, (text) => text).slice(0, 4),
  ].map((text, id) => ({ id, word: text, isUsed: id === 0 })),
};

testWholeScreen({ name: "Wisdom Nuggets", path: "/wisdom-nuggets", key, state: fullRound });
