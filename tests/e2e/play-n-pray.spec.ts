import type { Page } from "@playwright/test";
import { namesOfGod } from "#content/games/names-of-god.ts";
import { expectNoSidewaysScroll, openGame, playOn, storedGame } from "./game-rounds.ts";
import { pressByKeyboard, tabTo } from "./keyboard.ts";
import { expect, expectAccessible, test } from "./support.ts";
import { byLength, testWholeScreen } from "./whole-screen.ts";

interface Stored {
  readonly phase: string;
  readonly score: number;
  readonly cards: readonly { readonly isCompleted: boolean }[];
}

const key = "gbh_game_play_n_pray";
const card = (page: Page, index: number) =>
  page.getByRole("group", { name: "20 cards" }).getByRole("button").nth(index);
const open = (page: Page) => page.getByRole("region", { name: "The open card" });
const start = (page: Page) => page.getByRole("button", { name: "Start", exact: true });

test("by mouse: a card is prayed after three seconds, and open until Amen", async ({ page }) => {
  await openGame(page, "/play-n-pray");
  await start(page).click();
  await page.clock.pauseAt(Date.now() + 60_000);
  await card(page, 0).click();
  await expect(open(page).getByRole("link", { name: /, KJV$/ })).toHaveAttribute("href", /^\/read\/kjv\/.+#v\d+$/);
  await page.clock.runFor(3000);
  await expect(card(page, 0)).toHaveAccessibleName(/prayed$/);
  await open(page).getByRole("button", { name: "Amen" }).click();
  await expect(open(page)).toHaveText("Open a card. Its prayer appears here.");
  await card(page, 1).click();
  await card(page, 2).dblclick();
  await page.clock.runFor(3000);
  await expect(card(page, 2)).toHaveAccessibleName(/prayed$/);
});

test("by keyboard alone, without a clock, through a reload, to the victory", async ({ page }) => {
  await openGame(page, "/play-n-pray");
  await pressByKeyboard(page, page.getByRole("button", { name: "Relaxed" }));
  await pressByKeyboard(page, start(page));
  await tabTo(page, card(page, 0));
  for (const index of [0, 1, 2, 18, 19]) {
    await expect(card(page, index)).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowRight");
    if (index !== 2) continue;
    await expectAccessible(page);
    await page.clock.runFor(3000);
    await playOn<Stored>(
      page,
      key,
      ({ cards }) => cards.filter(({ isCompleted }) => isCompleted).length === 3,
      ({ cards }) => ({
        score: 900,
        cards: cards.map((one, at) => ({ ...one, isRevealed: at < 18, isCompleted: at < 18 })),
      }),
    );
    await expect(card(page, 17)).toHaveAccessibleName(/prayed$/);
    await tabTo(page, card(page, 18));
  }
  await page.clock.runFor(3000);
  await storedGame<Stored>(page, key, ({ cards }) => cards.every(({ isCompleted }) => isCompleted));
  await pressByKeyboard(page, open(page).getByRole("button", { name: "Amen" }));
  const end = page.getByRole("dialog", { name: "Hallelujah!" });
  await expect(end).toContainText("20 of 20 names prayed. Score 1000.");
  await expect(end).toContainText("Prayer Warrior");
  await page.keyboard.press("Escape");
  await expect(end).toBeHidden();
  // The dialog gives the focus back a moment after it is gone.
  await expect(page.getByRole("heading", { name: "Play N Pray", level: 1 })).toBeFocused();
  await expect(page.getByRole("link", { name: /, KJV$/ })).toHaveCount(20);
  await pressByKeyboard(page, page.getByRole("button", { name: "Play Again" }));
  await expect(card(page, 0)).toHaveAccessibleName("Card 1, covered");
});

test("time runs out @phone", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openGame(page, "/play-n-pray");
  await expectNoSidewaysScroll(page);
  await start(page).tap();
  for (const index of [0, 1]) {
    await card(page, index).tap();
    await page.clock.runFor(3000);
  }
  await card(page, 2).tap();
  // Tall enough that the open card at the bottom of the screen covers no other card.
  await page.setViewportSize({ width: 360, height: 1600 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.clock.runFor(180_000);
  const end = page.getByRole("dialog", { name: "Keep Praying!" });
  await expect(end).toContainText("3 of 20 names prayed.");
  await expectAccessible(page);
  await end.getByRole("button", { name: "Play Again" }).tap();
  await expect(page.locator(".gamebar-time")).toContainText("3:00");

  // Back at the start, the clock can be chosen again.
  await page.clock.runFor(180_000);
  await end.getByText("More", { exact: true }).tap();
  await end.getByRole("button", { name: "Back to the start" }).tap();
  await expect(end).toBeHidden();
  await expect(page.getByRole("heading", { name: "Ready to Pray?" })).toBeVisible();
  await page.getByRole("button", { name: "Relaxed" }).tap();
  await start(page).tap();
  await expect(page.locator(".gamebar-time")).toBeHidden();
});

const longestNames = byLength(namesOfGod, ({ prayer }) => prayer);
const fullRound = {
  phase: "playing",
  pace: "timed",
  score: 1000,
  secondsLeft: 179,
  cards: longestNames.map(({ id: nameId }, id) => ({ id, nameId, isRevealed: true, isCompleted: id % 2 === 0 })),
  open: { card: 0 },
};

testWholeScreen({ name: "Play N Pray", path: "/play-n-pray", key, state: fullRound });
