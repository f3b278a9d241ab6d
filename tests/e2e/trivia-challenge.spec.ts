import type { Page } from "@playwright/test";
import { triviaQuestions } from "#content/games/trivia.ts";
import { blank } from "#content/schema/games.ts";
import { playOn } from "./game-rounds.ts";
import { pressByKeyboard } from "./keyboard.ts";
import { expect, expectAccessible, hydrated, test } from "./support.ts";
import { byLength, testWholeScreen } from "./whole-screen.ts";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

interface Stored {
  readonly index: number;
  readonly questions: readonly object[];
  readonly history: readonly object[];
}

/** What the gap in a verse is called for who cannot see it. */
const blankWord = "blank";

const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, "");

/** Finds the question on the screen by its text. A round begins when its questions have arrived. */
const questionOn = async (page: Page) => {
  const heading = page.getByRole("heading", { level: 1, name: blankWord });
  const shown = plain(await heading.innerText());
  return triviaQuestions.find(({ verse }) => plain(verse.replace(blank, blankWord)) === shown)!;
};

const submit = async (page: Page, rights: number) => {
  const { answer, choices } = await questionOn(page);
  await page
    .getByRole("radio", { name: rights > 0 ? answer : choices.find((choice) => choice !== answer)!, exact: true })
    .check();
  await button(page, "Submit Answer").click();
};

test("by mouse: answers, review, a reload", async ({ page }) => {
  await page.goto("/trivia-challenge");
  await hydrated(page);
  await button(page, "Multiple choice").click();
  await button(page, "Start Game").click();
  await expect(page.getByText("Question 1 of 10").first()).toBeVisible();
  await expectAccessible(page);

  await submit(page, 1);
  await expect(page.getByText("Correct!")).toBeVisible();
  await expectAccessible(page);
  await button(page, "Next Question").click();
  await submit(page, 0);
  await expect(page.getByText("Incorrect", { exact: true })).toBeVisible();

  await button(page, "More").click();
  await page.getByRole("menuitem", { name: "Review" }).click();
  await expect(page.getByRole("heading", { name: "Review 2 of 2" })).toBeFocused();
  await expectAccessible(page);
  await button(page, "Previous").click();
  await expect(page.getByRole("heading", { name: "Review 1 of 2" })).toBeVisible();
  await button(page, "Exit Review").click();

  await button(page, "Next Question").click();
  await page.reload();
  await expect(page.getByText("Question 3 of 10").first()).toBeVisible();
  await submit(page, 1);
  await expect(page.getByText("Correct!")).toBeVisible();
});

test("the first and the last of ten questions by keyboard alone, typing, to the results", async ({ page }) => {
  await page.goto("/trivia-challenge");
  await hydrated(page);
  await pressByKeyboard(page, button(page, "Relaxed"));
  await pressByKeyboard(page, button(page, "Start Game"));
  for (const number of [1, 2, 10]) {
    const { answer } = await questionOn(page);
    await expect(page.getByRole("textbox", { name: "The missing word" })).toBeFocused();
    await page.keyboard.type(number === 1 ? ` ${answer.toUpperCase()} ` : answer);
    await page.keyboard.press("Enter");
    await expect(page.locator(".trivia-panel")).toBeFocused();
    await expect(button(page, number < 10 ? "Next Question" : "Finish Game")).toBeEnabled();
    await page.keyboard.press("Enter");
    if (number !== 2) continue;
    await playOn<Stored>(
      page,
      "gbh_game_trivia",
      ({ index }) => index === 2,
      ({ questions, history }) => ({
        index: 9,
        history: questions.slice(0, 9).map((question, at) => ({ ...history[at % 2]!, question })),
      }),
    );
  }
  const end = page.getByRole("dialog", { name: "Game Complete!" });
  await expect(end.getByText("10 of 10 · 100%")).toBeVisible();
  await expect(end.getByRole("img", { name: "Badge: Perfect Scholar" })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("region", { name: "Your answers" }).getByRole("link")).toHaveCount(10);
  await expectAccessible(page);
  await pressByKeyboard(page, button(page, "New Game"));
  await expect(button(page, "Start Game")).toBeVisible();
});

test(
  "on a phone, time runs out, an empty answer is refused, and two players take turns",
  { tag: "@phone" },
  async ({ page }) => {
    await page.clock.install();
    await page.goto("/trivia-challenge");
    await hydrated(page);
    await button(page, "Two players").tap();
    await expect(button(page, "Two players")).toHaveAttribute("aria-pressed", "true");
    await button(page, "Start Game").tap();
    await button(page, "Restart").tap();
    await expect(button(page, "Back to the one before")).toBeVisible();
    await expect(button(page, "Close")).toBeInViewport({ ratio: 1 });
    await button(page, "Close").tap();
    await page.getByRole("textbox").press("Enter");
    await expect(page.getByText("You must provide an answer before submitting.").first()).toBeVisible();
    await page.getByRole("textbox").fill("almost");
    await page.clock.runFor(20_500);
    await expect(page.getByText("Moving to the next question.").first()).toBeVisible();
    await expect(page.getByText("Incorrect", { exact: true })).toBeVisible();
    await button(page, "Next Question").tap();
    await expect(page.getByText("Player 2").first()).toBeVisible();
    await page.getByRole("switch", { name: "Show multiple choice options" }).tap();
    for (let number = 2; number <= 10; number += 1) {
      const { answer } = await questionOn(page);
      await page.getByRole("radio", { name: answer, exact: true }).tap();
      await button(page, "Submit Answer").tap();
      await button(page, number < 10 ? "Next Question" : "Finish Game").tap();
    }
    await expect(page.getByText("Player 2 wins.")).toBeVisible();
    await page.getByRole("dialog").getByText("Share", { exact: true }).tap();
    await expect(page.getByRole("link", { name: /^WhatsApp/ })).toHaveAttribute(
      "href",
      /4%20of%205%20against%205%20of%205/,
    );
  },
);

test("a round on people and places: a question of its own, its answer, its passage, and another question after a restart", async ({
  page,
}) => {
  await page.goto("/trivia-challenge");
  await hydrated(page);
  await button(page, "People and places").click();
  await button(page, "Multiple choice").click();
  await button(page, "Start Game").click();
  await expect(page.getByText("Question 1 of 10").first()).toBeVisible();
  await expectAccessible(page);
  const asked = await page.getByRole("heading", { level: 1 }).innerText();
  expect(asked).toMatch(/\?$/);
  await page.getByRole("radio").first().check();
  await button(page, "Submit Answer").click();
  await expect(page.getByText(/^(That is the answer|The answer is)/)).toBeVisible();
  await button(page, "Restart").click();
  await expect(page.getByText("Question 1 of 10").first()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(asked);
  await button(page, "Back to the one before").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(asked);
  await expect(page.getByText(/^(That is the answer|The answer is)/)).toBeVisible();
});

test("an endless game draws verses from the text until it is finished", async ({ page }) => {
  await page.goto("/trivia-challenge");
  await hydrated(page);
  await button(page, "Endless").click();
  await button(page, "Multiple choice").click();
  await button(page, "Start Game").click();
  await expect(page.getByText("Question 1", { exact: true }).first()).toBeVisible();
  await page.getByRole("radio").first().check();
  await button(page, "Submit Answer").click();
  await button(page, "Next Question").click();
  await expect(page.getByText("Question 2", { exact: true }).first()).toBeVisible();
  await page.getByRole("radio").first().check();
  await button(page, "Submit Answer").click();
  await button(page, "Finish Game").click();
  await expect(page.getByRole("dialog", { name: "Game Complete!" })).toBeVisible();
});

const fullRound = {
  phase: "question",
  settings: {
    level: "level1",
    mode: "two",
    answerMode: "choice",
    pace: "timed",
    roundSeconds: 60,
    source: "built-in",
  },
  dailyDate: null,
  questions: byLength(triviaQuestions, ({ verse }) => verse).slice(0, 2),
  index: 1,
  history: [
    { question: triviaQuestions[0], userAnswer: "", isCorrect: false, verdict: "late", timeSpent: 20, player: 1 },
  ],
  secondsLeft: 60,
  secondsSpent: 0,
  draft: "",
  showsChoices: true,
  reviewing: null,
};

testWholeScreen({
  name: "Trivia",
  path: "/trivia-challenge",
  key: "gbh_game_trivia",
  state: { ...fullRound, showsChoices: false },
  steps: {
    choices: async (page) => {
      await page.getByRole("switch", { name: "Show multiple choice options" }).click();
      await expect(page.getByRole("radio").first()).toBeVisible();
    },
    "a long answer": async (page) => {
      await page.getByRole("switch", { name: "Show multiple choice options" }).click();
      await page.getByRole("textbox").fill("W".repeat(40));
      await button(page, "Submit Answer").click();
      await expect(button(page, "Finish Game")).toBeVisible();
    },
  },
});
