import type { Page } from "@playwright/test";
import { parables } from "#content/games/parables.ts";
import { books } from "#domain/scripture/books/books.ts";
import { cellsOf, type PlacedWord } from "#src/games/bible-crossword-search/placement.ts";
import { statesOf, type Scene } from "../scene.ts";
import { roomAt } from "../trivia-room.ts";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).first().click();
const endOf = (page: Page) => page.getByRole("dialog").waitFor();

const trophies = [
  {
    game: "trivia-challenge",
    badge: { name: "Perfect Scholar", emoji: "🏆", color: "gold" },
    firstOn: "2026-11-02",
    lastOn: "2026-11-21",
    times: 3,
  },
  {
    game: "bible-scholar",
    badge: { name: "Book Learner", emoji: "📖", color: "bronze" },
    firstOn: "2026-11-02",
    lastOn: "2026-11-02",
    times: 1,
  },
  {
    game: "wisdom-nuggets",
    badge: { name: "Parable Scholar", emoji: "📚", color: "silver" },
    firstOn: "2026-11-19",
    lastOn: "2026-11-21",
    times: 2,
  },
];
const today = {
  date: "2026-11-21",
  results: {
    "trivia-challenge": { done: 8, total: 10, marks: [true, true, false, true, true, true, false, true, true, true] },
  },
};

const trivia = {
  chooseWords: async (page: Page) => {
    await press(page, "Multiple choice");
    await press(page, "Start Game");
  },
  answer: async (page: Page) => {
    await page.getByRole("radio").first().check();
    await press(page, "Submit Answer");
  },
  answerOne: async (page: Page) => {
    await trivia.chooseWords(page);
    await trivia.answer(page);
  },
};

const pickThree = async (page: Page) => {
  for (const part of ["Book", "Chapter", "Verse"])
    await page.getByRole("group", { name: part, exact: true }).getByRole("radio").first().check();
  await press(page, "Submit");
};

/** Reveals two matching stones and turns a third one. */
const matchOnePair = async (page: Page) => {
  await press(page, "Start the Challenge!");
  const stones = page.getByRole("group", { name: /^The wall/ }).getByRole("button");
  await stones.nth(0).waitFor();
  const kept = await page.waitForFunction(() => localStorage.getItem("gbh_game_wall_of_jericho"));
  const { boxes } = JSON.parse((await kept.jsonValue())!) as { boxes: { id: number; scriptureId: string }[] };
  const first = boxes[0]!;
  const match = boxes.find(({ id, scriptureId }) => id !== first.id && scriptureId === first.scriptureId)!;
  for (const id of [first.id, match.id]) await stones.nth(id).click();
  await page.clock.runFor(1100);
  await stones.nth(boxes.find(({ scriptureId }) => scriptureId !== first.scriptureId)!.id).click();
};

const startCrossword = async (page: Page) => {
  await press(page, "Start Level 1");
  await page.getByRole("grid").waitFor();
};

/** Marks the first word by its two ends. Without a result a round has no end. */
const markWord = async (page: Page) => {
  const kept = await page.waitForFunction(() => localStorage.getItem("gbh_game_bible_crossword_search"));
  const { placed } = JSON.parse((await kept.jsonValue())!) as { placed: readonly PlacedWord[] };
  const cells = cellsOf(placed[0]!);
  for (const { row, col } of [cells[0]!, cells.at(-1)!])
    await page.getByRole("row").nth(row).getByRole("gridcell").nth(col).click();
};

/** Completes the first parable. Without a result a round has no end. */
const fillParable = async (page: Page) => {
  const kept = await page.waitForFunction(() => localStorage.getItem("gbh_game_wisdom_nuggets"));
  const { cards } = JSON.parse((await kept.jsonValue())!) as { cards: readonly { parableId: string }[] };
  await press(page, parables.find(({ id }) => id === cards[0]!.parableId)!.missingWord);
};

const prayCards = (page: Page) => page.getByRole("group", { name: "20 cards" }).getByRole("button");

export const gameScenes: readonly Scene[] = [
  ...statesOf("gamesMenu", "/games-menu", {
    games: {},
    "games-trophies": { kept: { gbh_game_trophies: trophies, gbh_game_daily_board: today } },
  }),

  ...statesOf("trivia", "/trivia-challenge", {
    trivia: {},
    "trivia-typing": { arrange: (page) => press(page, "Start Game") },
    "trivia-answered": { arrange: trivia.answerOne },
    "trivia-review": {
      arrange: async (page) => {
        await trivia.answerOne(page);
        await press(page, "More");
        await page.getByRole("menuitem", { name: "Review" }).click();
      },
    },
    "trivia-results": {
      arrange: async (page) => {
        await press(page, "Relaxed");
        await trivia.chooseWords(page);
        for (let number = 1; number <= 10; number += 1) {
          await trivia.answer(page);
          await press(page, number < 10 ? "Next Question" : "Finish Game");
        }
      },
    },
  }),

  ...statesOf("triviaLive", "/trivia-live", {
    "trivia-live": {},
    ...Object.fromEntries(
      (["host", "player"] as const).flatMap((role) =>
        (["lobby", "question", "reveal", "over"] as const).map((phase) => [
          `trivia-live-${role}-${phase}`,
          { prepare: (page: Page, origin: string) => roomAt(page, origin, role, phase) },
        ]),
      ),
    ),
  }),

  ...statesOf("bibleScholar", "/bible-scholar", {
    scholar: {},
    "scholar-round": {
      arrange: async (page) => {
        await press(page, "Start Learning");
        for (const name of ["Matthew", "Mark", "Luke", "Romans"]) await press(page, name);
      },
    },
    "scholar-all-books": {
      kept: {
        gbh_game_scholar: {
          phase: "playing",
          pace: "timed",
          level: 3,
          dailyDate: null,
          board: books.map(({ id }) => id).toSorted(),
          next: 7,
          score: 600,
          secondsLeft: 240,
          wrong: null,
        },
      },
    },
    "scholar-end": {
      arrange: async (page) => {
        await press(page, "Start Learning");
        await press(page, "Matthew");
        await page.clock.runFor(301_000);
        await endOf(page);
      },
    },
  }),

  ...statesOf("tapToReveal", "/tap-to-reveal", {
    reveal: {},
    "reveal-question": {
      arrange: async (page) => {
        await press(page, "Start Game");
        await press(page, "Show hint");
        await page.getByRole("group", { name: "Book", exact: true }).getByRole("radio").first().check();
      },
    },
    "reveal-answered": {
      arrange: async (page) => {
        await press(page, "Start Game");
        await pickThree(page);
      },
    },
    "reveal-complete": {
      arrange: async (page) => {
        await press(page, "Start Game");
        for (let number = 1; number <= 10; number += 1) {
          await pickThree(page);
          await press(page, number < 10 ? "Next" : "Finish Game");
        }
      },
    },
  }),
  ...statesOf("clickToReveal", "/click-to-reveal", { "reveal-other-address": { widths: [360] } }),

  ...statesOf("wallOfJericho", "/wall-of-jericho", {
    jericho: {},
    "jericho-round": { arrange: matchOnePair },
    "jericho-end": {
      arrange: async (page) => {
        await press(page, "Start the Challenge!");
        await page.clock.runFor(141_000);
        await page.clock.runFor(2100);
        await endOf(page);
      },
    },
  }),

  ...statesOf("bibleCrosswordSearch", "/bible-crossword-search", {
    crossword: {},
    "crossword-round": { arrange: startCrossword },
    "crossword-larger": {
      widths: [360],
      arrange: async (page) => {
        await startCrossword(page);
        await press(page, "Larger letters");
      },
    },
    "crossword-end": {
      arrange: async (page) => {
        await startCrossword(page);
        await markWord(page);
        await press(page, "Finish now");
        await endOf(page);
      },
    },
  }),

  ...statesOf("playNPray", "/play-n-pray", {
    pray: {},
    "pray-round": {
      arrange: async (page) => {
        await press(page, "Start");
        await prayCards(page).nth(1).click();
        await page.clock.runFor(3100);
        await prayCards(page).nth(0).click();
      },
    },
    "pray-end": {
      arrange: async (page) => {
        await press(page, "Start");
        await prayCards(page).first().click();
        await page.clock.runFor(181_000);
        await endOf(page);
      },
    },
  }),

  ...statesOf("wisdomNuggets", "/wisdom-nuggets", {
    wisdom: {},
    "wisdom-round": { arrange: (page) => press(page, "Start") },
    "wisdom-end": {
      arrange: async (page) => {
        await press(page, "Start");
        await fillParable(page);
        await press(page, "Finish now");
        await endOf(page);
      },
    },
  }),
];
