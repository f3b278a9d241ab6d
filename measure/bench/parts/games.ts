import type { Page } from "@playwright/test";
import { parables } from "#content/games/parables.ts";
import { button, closed, dialog, tap, tapEach, type, type Part, type Step } from "./part.ts";

/** A game's state as stored on the device, once the round has started. */
const storedRound = async <State>(page: Page, key: string): Promise<State> => {
  const stored = await page.waitForFunction((name) => {
    const state = JSON.parse(localStorage.getItem(name) ?? "{}") as { readonly phase?: string };
    return state.phase === "playing" && state;
  }, key);
  return (await stored.jsonValue()) as State;
};

const submit = button("Submit Answer");
const answer = (page: Page) => page.getByRole("radio").first();
const finished = tap("finish", button("Finish now"), dialog);

const chooseOf = (group: string) => (page: Page) =>
  page.getByRole("group", { name: group, exact: true }).getByRole("radio").first();

const stone = (index: number) => (page: Page) =>
  page
    .getByRole("group", { name: /^The wall/ })
    .getByRole("button")
    .nth(index);
const stones: Step["act"] = async (page) => {
  const { boxes } = await storedRound<{ readonly boxes: readonly { readonly scriptureId: string }[] }>(
    page,
    "gbh_game_wall_of_jericho",
  );
  const match = boxes.findIndex(({ scriptureId }, index) => index > 0 && scriptureId === boxes[0]!.scriptureId);
  await stone(match)(page).tap();
};

/** A word on the crossword's board, as stored by the game. */
interface Placed {
  readonly word: string;
  readonly direction: "horizontal" | "vertical";
  readonly startRow: number;
  readonly startCol: number;
}

/** Swipes over a word of the crossword with a finger. */
const drawOver = async (page: Page): Promise<void> => {
  const { placed } = await storedRound<{ readonly placed: readonly Placed[] }>(page, "gbh_game_bible_crossword_search");
  const { word, direction, startRow, startCol } = placed[0]!;
  const middleOf = async (at: number) => {
    const [row, col] = direction === "vertical" ? [startRow + at, startCol] : [startRow, startCol + at];
    const box = (await page.getByRole("grid").getByRole("row").nth(row).getByRole("gridcell").nth(col).boundingBox())!;
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const session = await page.context().newCDPSession(page);
  const path = await Promise.all(Array.from(word, (_letter, at) => middleOf(at)));
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [path[0]!] });
  for (const point of path.slice(1))
    await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
};

/** The first parable's missing word, without which there is no end to show. */
const firstAnswer = async (page: Page): Promise<void> => {
  const { cards } = await storedRound<{ readonly cards: readonly { parableId: string }[] }>(
    page,
    "gbh_game_wisdom_nuggets",
  );
  const { missingWord } = parables.find(({ id }) => id === cards[0]!.parableId)!;
  await page.getByRole("region", { name: "Word bank" }).getByRole("button", { name: missingWord, exact: true }).tap();
};

/** Of the words that are still in the bank. */
const bankWord = (index: number) => (page: Page) =>
  page.getByRole("region", { name: "Word bank" }).getByRole("button", { disabled: false }).nth(index);
const prayCard = (index: number) => (page: Page) =>
  page.getByRole("group", { name: "20 cards" }).getByRole("button").nth(index);

export const gameParts: readonly Part[] = [
  {
    name: "games menu",
    path: "/games-menu",
    steps: [
      tap("open a game", (page) => page.getByRole("link", { name: /^Play Now: / }).first(), button("Start Game")),
    ],
  },
  {
    name: "trivia",
    path: "/trivia-challenge",
    steps: [
      tap("begin", button("Start Game"), (page) => page.getByLabel("The missing word")),
      type("type an answer", (page) => page.getByLabel("The missing word"), "shepherd"),
      tap("submit", submit, button("Next Question")),
      tap("more", button("More"), (page) => page.getByRole("menuitem", { name: "Review" })),
      tap("review", (page) => page.getByRole("menuitem", { name: "Review" })),
      tap("back from it", button("Exit Review")),
      tap("next", button("Next Question"), (page) => page.getByLabel("The missing word")),
    ],
  },
  {
    name: "trivia to its end",
    path: "/trivia-challenge",
    steps: [
      tap("multiple choice", button("Multiple choice")),
      tap("relaxed", button("Relaxed")),
      tap("begin", button("Start Game"), answer),
      tapEach("nine questions", Array.from({ length: 9 }, () => [answer, submit, button("Next Question")]).flat()),
      tapEach("the tenth", [answer, submit]),
      tap("finish", button("Finish Game"), dialog),
    ],
  },
  {
    name: "scholar",
    path: "/bible-scholar",
    steps: [
      tap("the whole Bible", button("Advanced")),
      tap("begin", button("Start Learning"), button("Genesis")),
      tap("right", button("Genesis"), button(/^Genesis, book 1/)),
      tap("wrong", button("Jude")),
      tapEach(
        "three more",
        ["Exodus", "Leviticus", "Numbers"].map((name) => button(name)),
      ),
    ],
  },
  {
    name: "tap to reveal",
    path: "/tap-to-reveal",
    steps: [
      tap("begin", button("Start Game"), button("Show hint")),
      tap("hint", button("Show hint"), button("Hide hint")),
      tapEach("choose", ["Book", "Chapter", "Verse"].map(chooseOf)),
      tap("submit", button("Submit"), button("Next")),
      tap("next", button("Next"), button("Submit")),
    ],
  },
  {
    name: "jericho",
    path: "/wall-of-jericho",
    steps: [
      tap("begin", button("Start the Challenge!"), stone(0)),
      tap("turn a stone", stone(0)),
      {
        what: "its pair",
        act: stones,
        until: (page) =>
          page
            .getByRole("button", { name: /matched/ })
            .first()
            .waitFor(),
      },
    ],
  },
  {
    name: "crossword",
    path: "/bible-crossword-search",
    steps: [
      tap("begin", button("Start Level 1"), (page) => page.getByRole("grid")),
      {
        what: "draw over a word",
        act: drawOver,
        until: (page) =>
          page
            .getByRole("status")
            .filter({ hasText: /1 of \d+ words/ })
            .waitFor({ state: "attached" }),
      },
      tap("larger letters", button("Larger letters")),
      finished,
      closed("close the end"),
    ],
  },
  {
    name: "play and pray",
    path: "/play-n-pray",
    steps: [
      tap("begin", button("Start"), prayCard(0)),
      tap("open a card", prayCard(1), (page) => page.getByRole("region", { name: "The open card" }).getByRole("link")),
      tap("amen", button("Amen")),
      tap("another", prayCard(2)),
    ],
  },
  {
    name: "wisdom",
    path: "/wisdom-nuggets",
    steps: [
      tap("begin", button("Start"), bankWord(0)),
      { what: "the missing word", act: firstAnswer },
      tap("another", bankWord(1)),
      tap("next page", button("Next")),
      finished,
      closed("close the end"),
    ],
  },
];
