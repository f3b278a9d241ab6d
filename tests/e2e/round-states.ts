import { expect, type Page } from "@playwright/test";
import { books } from "#domain/scripture/books/books.ts";
import { jerichoPhrases } from "#content/games/jericho.ts";
import { furtherPhrases } from "#content/games/jericho-further.ts";
import { allLevels } from "#content/games/crossword-themes/themes.ts";
import { namesOfGod } from "#content/games/names-of-god.ts";
import { parableDistractors, parables } from "#content/games/parables.ts";
import { revealQuestions } from "#content/games/tap-to-reveal.ts";
import { triviaQuestions } from "#content/games/trivia.ts";

/** A phone, a phone held sideways, and a small laptop. */
export const sizes = [
  { width: 360, height: 640 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
] as const;

const byLength = <Item>(items: readonly Item[], text: (item: Item) => string): Item[] =>
  items.toSorted((one, other) => text(other).length - text(one).length);

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const trivia = {
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

const scholar = (level: 1 | 2 | 3) => {
  const board = books.filter(({ testament }) => level === 3 || testament === (level === 1 ? "NT" : "OT"));
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

const reveal = {
  phase: "question",
  dailyDate: null,
  questions: byLength(revealQuestions, ({ scripture }) => scripture),
  index: 0,
  results: [],
  picks: { book: null, chapter: null, verse: null },
  showsHint: true,
};

const longestNames = byLength(namesOfGod, ({ prayer }) => prayer);
const pray = {
  phase: "playing",
  pace: "timed",
  score: 1000,
  secondsLeft: 179,
  cards: longestNames.map(({ id: nameId }, id) => ({ id, nameId, isRevealed: true, isCompleted: id % 2 === 0 })),
  open: { card: 0, isKept: false },
};

const longestParables = byLength(parables, ({ verse }) => verse).slice(0, 8);
const wisdom = {
  phase: "playing",
  dailyDate: null,
  page: 0,
  isTurning: false,
  score: 100,
  cards: longestParables.map(({ id: parableId }, id) => ({ id, parableId, isCompleted: id === 0 })),
  bank: [
    ...longestParables.map(({ missingWord }) => missingWord),
    ...byLength(parableDistractors, (word) => word).slice(0, 4),
  ].map((word, id) => ({ id, word, isUsed: id === 0 })),
};

const longestPhrases = byLength(jerichoPhrases, ({ text }) => text).slice(0, 10);
const jericho = {
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
  ...jericho,
  boxes: [...allPhrases, ...allPhrases].map(({ id: scriptureId }, id) => ({
    id,
    scriptureId,
    isRevealed: id % 12 < 6,
    isMatched: id % 12 < 4,
  })),
};

/** The theme whose words are the longest together. */
const widestTheme = byLength(allLevels.slice(3), ({ words }) => words.map(({ word }) => word).join(""))[0]!;

interface Round {
  readonly name: string;
  readonly path: string;
  readonly key: `gbh_${string}`;
  readonly kept: object;
  readonly arrange?: (page: Page) => Promise<void>;
}

/** Each game with its longest texts, in the states that show the most. */
export const rounds: readonly Round[] = [
  { name: "Trivia, choices", path: "/trivia-challenge", key: "gbh_game_trivia", kept: trivia },
  {
    name: "Trivia, typing",
    path: "/trivia-challenge",
    key: "gbh_game_trivia",
    kept: { ...trivia, showsChoices: false },
  },
  {
    name: "Trivia, answered",
    path: "/trivia-challenge",
    key: "gbh_game_trivia",
    kept: trivia,
    arrange: async (page) => {
      await page.getByRole("radio").first().check();
      await button(page, "Submit Answer").click();
      await expect(button(page, "Finish Game")).toBeVisible();
    },
  },
  { name: "Wall of Jericho", path: "/wall-of-jericho", key: "gbh_game_wall_of_jericho", kept: jericho },
  {
    name: "Crossword",
    path: "/bible-crossword-search",
    key: "gbh_game_bible_crossword_search",
    kept: { phase: "menu", level: 1, pace: "timed" },
    arrange: (page) => button(page, "Start Level 1").click(),
  },
  { name: "Wall of Jericho, larger", path: "/wall-of-jericho", key: "gbh_game_wall_of_jericho", kept: largeWall },
  {
    name: "Crossword, a theme",
    path: "/bible-crossword-search",
    key: "gbh_game_bible_crossword_search",
    kept: { phase: "menu", level: widestTheme.level, pace: "timed" },
    arrange: (page) => button(page, `Start Level ${widestTheme.level}`).click(),
  },
  { name: "Play N Pray", path: "/play-n-pray", key: "gbh_game_play_n_pray", kept: pray },
  { name: "Wisdom Nuggets", path: "/wisdom-nuggets", key: "gbh_game_wisdom_nuggets", kept: wisdom },
  ...([1, 2, 3] as const).map((level) => ({
    name: `Bible Scholar ${level}`,
    path: "/bible-scholar",
    key: "gbh_game_scholar" as const,
    kept: scholar(level),
  })),
  { name: "Tap to Reveal", path: "/tap-to-reveal", key: "gbh_game_reveal", kept: reveal },
  {
    name: "Tap to Reveal, answered",
    path: "/tap-to-reveal",
    key: "gbh_game_reveal",
    kept: reveal,
    arrange: async (page) => {
      for (const part of ["Book", "Chapter", "Verse"])
        await page.getByRole("group", { name: part, exact: true }).getByRole("radio").first().check();
      await button(page, "Submit").click();
      await expect(button(page, "Next")).toBeVisible();
    },
  },
];

/** What of a round is not on the screen, is cut off, or is covered by something else. */
export const hiddenParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const round = document.querySelector(".is-round");
    if (!round) return ["no round"];
    const { innerWidth, innerHeight } = window;
    const found: string[] = [];
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, not here
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} ${(element.textContent ?? "").slice(0, 24)}`;
    for (const bar of document.querySelectorAll(".site-header, .tabbar, .fab"))
      if (bar.checkVisibility()) found.push(`shown: ${nameOf(bar)}`);
    const { scrollHeight, scrollWidth } = document.documentElement;
    if (scrollHeight > innerHeight) found.push(`page ${scrollHeight} px high`);
    if (scrollWidth > innerWidth) found.push(`page ${scrollWidth} px wide`);
    for (const element of round.querySelectorAll("*")) {
      const style = getComputedStyle(element);
      const isHidden = element.closest(".sr, .wide-label, [aria-hidden=true]") || style.clipPath !== "none";
      if (isHidden || !element.checkVisibility()) continue;
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) continue;
      if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
        found.push(`outside: ${nameOf(element)} ${[left, top, right, bottom].map(Math.round).join(" ")}`);
      const isCut = element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2;
      if (style.overflowX !== "visible" && style.textOverflow !== "ellipsis" && element.tagName !== "INPUT" && isCut)
        found.push(`cut off: ${nameOf(element)}`);
    }
    for (const control of round.querySelectorAll<HTMLElement>("button, a, input, [role=gridcell]")) {
      if (!control.checkVisibility()) continue;
      const target = control.closest("label") ?? control;
      const { x, y, width, height } = target.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      if (!top || !(target.contains(top) || top.contains(target))) found.push(`covered: ${nameOf(target)}`);
      const words = document.createRange();
      words.selectNodeContents(target);
      const { top: first, bottom: last } = words.getBoundingClientRect();
      if (
        target.tagName === "BUTTON" &&
        !target.querySelector(".sr, .wide-label") &&
        (first < y - 2 || last > y + height + 2)
      )
        found.push(`spilt: ${nameOf(target)}`);
      if (height < 22 || width < 22) found.push(`small: ${nameOf(target)} ${width} × ${height}`);
    }
    return found;
  });
