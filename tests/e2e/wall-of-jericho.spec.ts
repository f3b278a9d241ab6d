import type { Page } from "@playwright/test";
import { furtherPhrases, jerichoPhrases } from "#content/games/jericho.ts";
import { expectNoSidewaysScroll, openGame, playOn, storedGame } from "./game-rounds.ts";
import { pressByKeyboard, tabTo } from "./keyboard.ts";
import { expect, expectAccessible, test } from "./support.ts";
import { byLength, testWholeScreen } from "./whole-screen.ts";

interface Stored {
  readonly phase: string;
  readonly turns: number;
  readonly boxes: readonly { readonly id: number; readonly scriptureId: string; readonly isMatched: boolean }[];
}

const key = "gbh_game_wall_of_jericho";
const stone = (page: Page, index: number) =>
  page.getByRole("group", { name: "The wall, 20 stones" }).getByRole("button").nth(index);

const pairsOf = async (page: Page): Promise<[number, number][]> => {
  const { boxes } = await storedGame<Stored>(page, key, ({ phase }) => phase === "playing");
  return boxes.flatMap((box) =>
    boxes
      .filter((other) => other.id > box.id && other.scriptureId === box.scriptureId)
      .map((other): [number, number] => [box.id, other.id]),
  );
};

test("by mouse: a wrong pair closes, a right one stays open with its passage", async ({ page }) => {
  await openGame(page, "/wall-of-jericho");
  await page.getByRole("button", { name: "Start the Challenge!" }).click();
  const pairs = await pairsOf(page);
  await stone(page, pairs[0]![0]).click();
  await stone(page, pairs[1]![0]).click();
  await page.clock.runFor(1000);
  await expect(stone(page, pairs[0]![0])).toHaveAccessibleName(/covered/);
  for (const place of pairs[0]!) await stone(page, place).click();
  await page.clock.runFor(1000);
  await expect(stone(page, pairs[0]![1])).toHaveAccessibleName(/matched/);
  await expect(page.getByRole("link", { name: /, KJV$/ })).toHaveAttribute("href", /^\/read\/kjv\/.+#v\d+$/);
});

test("by keyboard alone: a reload keeps the wall, the tenth pair makes a victory, the next level follows", async ({
  page,
}) => {
  await openGame(page, "/wall-of-jericho");
  await pressByKeyboard(page, page.getByRole("button", { name: "Relaxed" }));
  await pressByKeyboard(page, page.getByRole("button", { name: "Start the Challenge!" }));
  const pairs = await pairsOf(page);
  await tabTo(page, stone(page, 0));
  let at = 0;
  const turn = async (to: number) => {
    for (; at !== to; at += Math.sign(to - at)) await page.keyboard.press(to > at ? "ArrowRight" : "ArrowLeft");
    await page.keyboard.press("Enter");
  };
  for (const [index, pair] of [...pairs.slice(0, 2), pairs.at(-1)!].entries()) {
    for (const place of pair) await turn(place);
    await page.clock.runFor(1000);
    if (index !== 1) continue;
    const last = pairs.at(-1)!;
    await playOn<Stored>(
      page,
      key,
      ({ boxes }) => boxes.filter(({ isMatched }) => isMatched).length === 4,
      ({ boxes }) => ({
        boxes: boxes.map((box) => ({ ...box, isMatched: !last.includes(box.id), isRevealed: !last.includes(box.id) })),
      }),
    );
    await expect(page.getByRole("button", { name: /matched/ })).toHaveCount(18);
    await tabTo(page, stone(page, 0));
    at = 0;
  }
  const end = page.getByRole("dialog", { name: "Victory!" });
  await expect(end).toContainText("Jericho Master");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("listitem").filter({ hasText: "KJV" })).toHaveCount(10);
  await pressByKeyboard(page, page.getByRole("button", { name: "Next Level" }));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator(".gamebar")).toContainText(/Level\s*2/);
});

test("time runs out: a toast, the wall is rebuilt, and the clock waits @phone", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openGame(page, "/wall-of-jericho");
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Start the Challenge!" }).tap();
  const pairs = await pairsOf(page);
  for (const place of pairs[0]!) await stone(page, place).tap();
  await page.clock.runFor(1000);
  await expect(stone(page, pairs[0]![0])).toHaveAccessibleName(/matched/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.clock.runFor(140_000);
  await storedGame<Stored>(page, key, ({ phase }) => phase !== "playing");
  await page.clock.runFor(2000);
  const end = page.getByRole("dialog", { name: "Keep Trying!" });
  await expect(end).toContainText("1 of 10 pairs");
  await page.clock.runFor(5000);
  await expect(page.locator(".gamebar-time")).toContainText("2:20");
  // The wall is rebuilt, but the pair that was found keeps its passage.
  await expect(page.locator('[aria-labelledby="jericho-found"] li')).toHaveCount(1);
  await end.getByRole("button", { name: "Try Again" }).tap();
  await expect(stone(page, 0)).toHaveAccessibleName(/covered/);
});

const longestPhrases = byLength(jerichoPhrases, ({ text }) => text).slice(0, 10);
const fullRound = {
  phase: "playing",
  pace: "timed",
  dailyDate: null,
  level: 12,
  score: 20_350,
  secondsLeft: 139,
  moves: 120,
  turns: 60,
  boxes: [...longestPhrases, ...longestPhrases].map(({ id: scriptureId }, id) => ({
    id,
    scriptureId,
    isRevealed: id % 10 < 5,
    isMatched: id % 10 < 4,
  })),
  lastFound: longestPhrases[0]!.id,
};

const allPhrases = byLength([...jerichoPhrases, ...furtherPhrases], ({ text }) => text).slice(0, 12);
const largeWall = {
  ...fullRound,
  boxes: [...allPhrases, ...allPhrases].map(({ id: scriptureId }, id) => ({
    id,
    scriptureId,
    isRevealed: id % 12 < 6,
    isMatched: id % 12 < 4,
  })),
};

testWholeScreen({ name: "Wall of Jericho", path: "/wall-of-jericho", key, state: fullRound });
testWholeScreen({ name: "Wall of Jericho, larger", path: "/wall-of-jericho", key, state: largeWall });
