import type { Page } from "@playwright/test";
import { bookById } from "#domain/scripture/books/books.ts";
import { revealVerses } from "#content/games/reveal-verses.ts";
import { revealQuestions } from "#content/games/tap-to-reveal.ts";
import { playOn } from "./game-rounds.ts";
import { chooseByKeyboard, pressByKeyboard } from "./keyboard.ts";
import { expect, expectAccessible, hydrated, test } from "./support.ts";
import { byLength, testWholeScreen } from "./whole-screen.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });

const partsOf = async (page: Page) => {
  const shown = await page.getByRole("heading", { level: 1 }).innerText();
  const { reference } = [...revealQuestions, ...revealVerses].find(({ scripture }) => shown.includes(scripture))!;
  return [
    ["Book", bookById(reference.book).name],
    ["Chapter", String(reference.chapter)],
    ["Verse", String(reference.verse)],
  ] as const;
};

const answer = async (page: Page, isRight: boolean) => {
  for (const [part, value] of await partsOf(page)) {
    const right = group(page, part).getByRole("radio", { name: value, exact: true });
    if (isRight || part !== "Verse") await right.check();
    else await group(page, part).locator(`input:not([value="${value}"])`).first().check();
  }
  await button(page, "Submit").click();
};

/** With the first question answered right, the same for all but the last. */
const toLastQuestion = (page: Page, key: string) =>
  playOn<{ index: number; results: boolean[]; right: { books: number; chapters: number } }>(
    page,
    key,
    ({ index }) => index === 1,
    () => ({ index: 9, results: Array.from({ length: 9 }, () => true), right: { books: 9, chapters: 9 } }),
  );

test("by mouse: hint, right and wrong, a reload", async ({ page }) => {
  await page.goto("/tap-to-reveal");
  await hydrated(page);
  await button(page, "Start Game").click();
  await expect(button(page, "Submit")).toBeDisabled();
  await button(page, "Show hint").click();
  await answer(page, true);
  await expect(page.getByText("Correct!", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText("Correct!", { exact: true })).toBeVisible();
  await button(page, "Next").click();
  await answer(page, false);
  await expect(page.getByText("Incorrect", { exact: true })).toBeVisible();
});

test("the first and the last of ten verses by keyboard alone", async ({ page }) => {
  await page.goto("/tap-to-reveal");
  await hydrated(page);
  await pressByKeyboard(page, button(page, "Start Game"));
  for (const next of ["Next", "Finish Game"]) {
    for (const [part, value] of await partsOf(page)) await chooseByKeyboard(page, group(page, part), value);
    await pressByKeyboard(page, button(page, "Submit"));
    await pressByKeyboard(page, button(page, next));
    if (next === "Next") await toLastQuestion(page, "gbh_game_reveal");
  }
  const end = page.getByRole("dialog", { name: "Game Complete" });
  await expect(end.getByText("10/10")).toBeVisible();
  await expect(end.getByText("The right book: 10 of 10. The right chapter: 10 of 10.")).toBeVisible();
  await pressByKeyboard(page, end.getByRole("button", { name: "Play Again" }));
  await expect(group(page, "Book")).toBeVisible();
});

test("on a phone, today's board counts once, and its result is in the menu", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/tap-to-reveal?daily");
  await hydrated(page);
  await expect(button(page, "Start today’s board")).toBeInViewport({ ratio: 1 });
  await button(page, "Start today’s board").tap();
  await expect(group(page, "Book")).toBeVisible();
  const first = await page.getByRole("heading", { level: 1 }).innerText();
  for (const number of [1, 10]) {
    for (const [part, value] of await partsOf(page))
      await group(page, part).getByRole("radio", { name: value, exact: true }).tap();
    await button(page, "Submit").tap();
    await expect(page.getByText("Correct!", { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByText(`${number} of 10`, { exact: true })).toBeInViewport({ ratio: 1 });
    await button(page, number < 10 ? "Next" : "Finish Game").tap();
    if (number < 10) await toLastQuestion(page, "gbh_game_reveal_daily");
  }
  await expect(page.getByText("10/10")).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("gbh_game_daily_board"))).toContain("tap-to-reveal");
  await page.goto("/click-to-reveal?daily");
  await hydrated(page);
  await page.getByRole("dialog").getByRole("button", { name: "Play Again" }).tap();
  await expect(page.getByText("You have 10 of 10.")).toBeVisible();
  await button(page, "Start today’s board").tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first.replaceAll(/\s+/g, " "));
  await page.goto("/games-menu");
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Share today’s result of Tap to Reveal" })).toBeVisible();
});

const fullRound = {
  phase: "question",
  dailyDate: null,
  questions: byLength(revealQuestions, ({ scripture }) => scripture),
  index: 0,
  results: [],
  picks: { book: null, chapter: null, verse: null },
  showsHint: true,
};

testWholeScreen({
  name: "Tap to Reveal",
  path: "/tap-to-reveal",
  key: "gbh_game_reveal",
  state: fullRound,
  steps: {
    answered: async (page) => {
      for (const part of ["Book", "Chapter", "Verse"]) await group(page, part).getByRole("radio").first().check();
      await button(page, "Submit").click();
      await expect(button(page, "Next")).toBeVisible();
    },
  },
});
