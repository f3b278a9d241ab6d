import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allLevels } from "#content/games/crossword-levels.ts";
import { crossword } from "./config.ts";
import { cellsOf, type Cell, type PlacedWord } from "./placement.ts";
import { badgeOf, type CrosswordEvent, dailyResultOf, levelOf, levelOfDay, levelsFrom, step } from "./rules.ts";
import { type CrosswordState, crosswordStart, crosswordStateSchema } from "./stored.ts";

type Playing = Extract<CrosswordState, { phase: "playing" }>;
type Complete = Extract<CrosswordState, { phase: "complete" }>;

const run = (state: CrosswordState, ...events: CrosswordEvent[]): CrosswordState =>
  events.reduce((present, event) => step(present, event).state, state);
const start = (level = 1, seed = 11) =>
  run(crosswordStart, { type: "level", level }, { type: "start", seed }) as Playing;
const endsOf = (placed: PlacedWord): [Cell, Cell] => [cellsOf(placed)[0]!, cellsOf(placed).at(-1)!];
const selectWord = (state: CrosswordState, placed: PlacedWord, isReversed = false): CrosswordState => {
  const [from, to] = endsOf(placed);
  return run(state, isReversed ? { type: "select", from: to, to: from } : { type: "select", from, to });
};
const solve = (state: Playing, count = state.placed.length) =>
  state.placed.slice(0, count).reduce<CrosswordState>((present, placed) => selectWord(present, placed), state);
const said = (state: CrosswordState, event: CrosswordEvent) =>
  step(state, event).effects.flatMap((effect) => (effect.type === "announce" ? [effect.text] : []));

const at = (row: number, col: number): Cell => ({ row, col });

describe("the menu", () => {
  it("selects one of three levels and a pace", () => {
    expect(crosswordStart).toEqual({ phase: "menu", level: 1, pace: "timed" });
    expect(run(crosswordStart, { type: "level", level: 3 })).toMatchObject({ level: 3 });
    for (const level of [0, 51, 1.5, Number.NaN])
      expect(step(crosswordStart, { type: "level", level }).state).toBe(crosswordStart);
    expect(run(crosswordStart, { type: "pace", pace: "relaxed" })).toMatchObject({ pace: "relaxed" });
  });

  it.each([
    [1, "Fruits of the Spirit", 9],
    [2, "Disciples of Jesus", 8],
    [3, "Bible Words", 8],
  ])("starts level %i, %s, with %i words and counts a play", (level, title, words) => {
    const menu = run(crosswordStart, { type: "level", level });
    const begun = step(menu, { type: "start", seed: 1 });
    expect(levelOf(level).title).toBe(title);
    expect((begun.state as Playing).placed).toHaveLength(words);
    expect(begun.state).toMatchObject({ phase: "playing", level, secondsElapsed: 0, found: [] });
    expect(begun.effects).toEqual([{ type: "play" }]);
    expect(step(begun.state, { type: "start", seed: 2 }).state).toBe(begun.state);
  });
});

describe("the further levels", () => {
  it("follow the three puzzles, up to the last that a stored round may have", () => {
    const last = start(crossword.lastLevel);
    expect(last).toMatchObject({ phase: "playing", level: 50 });
    expect(crosswordStateSchema.safeParse(last).success).toBe(true);
    expect(crosswordStateSchema.safeParse({ ...last, level: 51 }).success).toBe(false);
    expect(allLevels.at(-1)!.level).toBe(crossword.lastLevel);
    expect(allLevels[crossword.lastPuzzle - 1]!.title).toBe("Bible Words");
  });

  it("offer the next one at the end, beside the puzzles", () => {
    expect(levelsFrom(1)).toEqual([2, 3]);
    expect(levelsFrom(3)).toEqual([1, 2, 4]);
    expect(levelsFrom(17)).toEqual([1, 2, 3, 18]);
    expect(levelsFrom(50)).toEqual([1, 2, 3]);
  });
});

describe("finding words", () => {
  it("counts a straight run that spells a word, forwards or backwards, once", () => {
    const state = start();
    const [first, second] = state.placed;
    const one = selectWord(state, first!) as Playing;
    expect(one.found.map(({ word }) => word)).toEqual([first!.word]);
    const two = selectWord(one, second!, true) as Playing;
    expect(two.found.map(({ word }) => word)).toEqual([first!.word, second!.word]);
    const [from, to] = endsOf(first!);
    const again = step(two, { type: "select", from, to });
    expect((again.state as Playing).found).toHaveLength(2);
    expect(again.effects).toEqual([{ type: "announce", text: `You have already found ${first!.word}.` }]);
  });

  it("announces a found word, and a run that is no word", () => {
    const state = start();
    const [from, to] = endsOf(state.placed[0]!);
    expect(said(state, { type: "select", from, to })).toEqual([`${state.placed[0]!.word} found. 1 of 9 words.`]);
    const short = { type: "select", from, to: cellsOf(state.placed[0]!)[1]! } as const;
    expect(said(state, short)).toEqual([`${state.placed[0]!.word.slice(0, 2)} is not one of the words.`]);
    expect((run(state, short) as Playing).found).toEqual([]);
  });

  it("finds a word by its letters wherever they are", () => {
    const state: Playing = {
      ...start(),
      rows: ["JOYBBBBBBBBBBYO", "J".padEnd(15, "B"), ...Array.from({ length: 13 }, () => "B".repeat(15))],
    };
    expect(
      (run(state, { type: "select", from: { row: 0, col: 0 }, to: { row: 0, col: 2 } }) as Playing).found,
    ).toHaveLength(1);
    expect(
      (run(state, { type: "select", from: { row: 0, col: 14 }, to: { row: 0, col: 13 } }) as Playing).found,
    ).toHaveLength(0);
  });

  it("ignores a slanted drag, one cell, and anything outside", () => {
    const state = start();
    for (const [from, to] of [
      [at(0, 0), at(1, 1)],
      [at(3, 3), at(3, 3)],
      [at(0, 0), at(0, 15)],
      [at(-1, 0), at(4, 0)],
    ] as const) {
      expect(step(state, { type: "select", from, to }).state).toBe(state);
    }
  });
});

describe("two taps", () => {
  const first = { row: 2, col: 2 };

  it("select the ends of a run", () => {
    const state = start();
    const [from, to] = endsOf(state.placed[3]!);
    const anchored = run(state, { type: "tap", cell: from }) as Playing;
    expect(anchored.anchor).toEqual(from);
    const found = run(anchored, { type: "tap", cell: to }) as Playing;
    expect(found.found).toEqual([{ word: state.placed[3]!.word, from, to }]);
    expect(found.anchor).toBeUndefined();
  });

  it("on the same letter clear it; so does Escape", () => {
    const anchored = run(start(), { type: "tap", cell: first });
    expect(run(anchored, { type: "tap", cell: first })).not.toHaveProperty("anchor");
    expect(said(anchored, { type: "tap", cell: first })).toEqual(["First letter cleared."]);
    expect(run(anchored, { type: "let-go" })).not.toHaveProperty("anchor");
    expect(said(anchored, { type: "let-go" })).toEqual(["First letter cleared."]);
    const free = start();
    expect(step(free, { type: "let-go" }).state).toBe(free);
  });

  it("out of line start over from the second", () => {
    const slanted = run(start(), { type: "tap", cell: first }, { type: "tap", cell: { row: 5, col: 3 } }) as Playing;
    expect(slanted.anchor).toEqual({ row: 5, col: 3 });
    expect(slanted.found).toEqual([]);
  });

  it("that spell nothing are cleared", () => {
    const state: Playing = { ...start(), rows: Array.from({ length: 15 }, () => "B".repeat(15)) };
    const wrong = run(state, { type: "tap", cell: first }, { type: "tap", cell: { row: 2, col: 4 } }) as Playing;
    expect(wrong).not.toHaveProperty("anchor");
    expect(said(run(state, { type: "tap", cell: first }), { type: "tap", cell: { row: 2, col: 4 } })).toEqual([
      "BBB is not one of the words.",
    ]);
  });

  it("announce the selected letter; a cell outside does nothing", () => {
    const state = start();
    expect(said(state, { type: "tap", cell: first })).toEqual([
      `${state.rows[2]![2]}, row 3, column 3: first letter chosen. Choose the last letter.`,
    ]);
    expect(step(state, { type: "tap", cell: { row: 15, col: 0 } }).state).toBe(state);
  });

  it("are replaced by a drag", () => {
    const state = start();
    const [from, to] = endsOf(state.placed[0]!);
    const both = run(state, { type: "tap", cell: first }, { type: "select", from, to }) as Playing;
    expect(both.found).toHaveLength(1);
    expect(both).not.toHaveProperty("anchor");
    expect(run(state, { type: "tap", cell: first }, { type: "select", from: first, to: first })).not.toHaveProperty(
      "anchor",
    );
  });
});

describe("the end", () => {
  it("comes with the last word: badge, confetti, another play", () => {
    const state = start(2);
    const almost = solve(state, 7);
    expect(almost.phase).toBe("playing");
    const [from, to] = endsOf(state.placed[7]!);
    const end = step(almost, { type: "select", from, to });
    expect(end.state).toMatchObject({ phase: "complete", level: 2, badge: { name: "Bible Scholar" } });
    expect(end.effects.map(({ type }) => type)).toEqual(["announce", "play", "celebrate", "award"]);
    expect(end.effects.at(-1)).toMatchObject({ badge: { name: "Bible Scholar" } });
  });

  it.each([
    [9, 9, "Bible Scholar"],
    [8, 9, "Word Finder"],
    [7, 8, "Word Finder"],
    [7, 9, "Seeker"],
    [6, 9, "Seeker"],
    [5, 8, "Seeker"],
    [5, 9, "Beginner"],
    [4, 8, "Beginner"],
    [0, 9, "Beginner"],
  ])("%i of %i words: %s", (found, words, name) => expect(badgeOf(found, words).name).toBe(name));

  it("also comes with 'Finish now', without confetti unless every word is found", () => {
    const end = step(solve(start(), 8), { type: "finish" });
    expect(end.state).toMatchObject({ phase: "complete", badge: { name: "Word Finder" } });
    expect((end.state as Complete).found).toHaveLength(8);
    expect(end.effects.map(({ type }) => type)).toEqual(["play", "award"]);
    expect(run(solve(start(), 1), { type: "tap", cell: at(0, 0) }, { type: "finish" })).not.toHaveProperty("anchor");
  });

  it("is not awarded where nothing was found: 'Finish now' then leads to the menu", () => {
    const daily = run(crosswordStart, { type: "start", seed: 5, dailyDate: "2026-11-21" });
    const wrong: CrosswordEvent = { type: "select", from: at(0, 0), to: at(0, 14) };
    for (const nothing of [start(2), daily, run(daily, wrong)])
      expect(step(nothing, { type: "finish" })).toEqual({
        state: { phase: "menu", level: (nothing as Playing).level, pace: "timed" },
        effects: [],
      });
  });

  it("stops the clock and ignores further selections", () => {
    const end = run(solve(start(), 3), { type: "finish" }) as Complete;
    const [from, to] = endsOf(end.placed[5]!);
    for (const event of [
      { type: "tick", seconds: 1 },
      { type: "select", from, to },
      { type: "tap", cell: from },
      { type: "finish" },
      { type: "let-go" },
    ] as CrosswordEvent[]) {
      expect(step(end, event).state).toBe(end);
    }
  });

  it("leads to the same level again or to another one", () => {
    const end = run(solve(start(2), 1), { type: "finish" });
    expect(run(end, { type: "start", seed: 77 })).toMatchObject({
      phase: "playing",
      level: 2,
      found: [],
      secondsElapsed: 0,
    });
    expect(run(end, { type: "level", level: 3 })).toEqual({ phase: "menu", level: 3, pace: "timed" });
    const playing = solve(start(), 1);
    expect(step(playing, { type: "start", seed: 1 }).state).toBe(playing);
  });
});

describe("the clock", () => {
  it("counts up in whole seconds, and never back", () => {
    expect(run(start(), { type: "tick", seconds: 1 }, { type: "tick", seconds: 2.7 })).toMatchObject({
      secondsElapsed: 3,
    });
    const state = start();
    for (const seconds of [0, 0.4, -3]) expect(step(state, { type: "tick", seconds }).state).toBe(state);
    expect(step(crosswordStart, { type: "tick", seconds: 1 }).state).toBe(crosswordStart);
  });
});

describe("a daily board", () => {
  it("has its own level, and stores its result once", () => {
    expect(levelOfDay("2026-11-21")).toBe(levelOfDay("2026-11-21"));
    const level = levelOfDay("2026-11-21");
    const total = levelOf(level).words.length;
    const daily = run(crosswordStart, { type: "start", seed: 5, dailyDate: "2026-11-21" }) as Playing;
    expect(daily).toMatchObject({ level, dailyDate: "2026-11-21" });
    expect(daily.placed).toHaveLength(total);
    const end = step(solve(daily, 2), { type: "finish" });
    expect(end.effects).toContainEqual({
      type: "daily",
      date: "2026-11-21",
      result: { done: 2, total, marks: [], mistakes: 0, seconds: 0 },
    });
    expect(run(end.state, { type: "start", seed: 1 })).toMatchObject({ dailyDate: null });
  });

  it("shows a run that was no word until it settles, and never afterwards", () => {
    const started = run(crosswordStart, { type: "start", seed: 5 }) as Playing;
    const [from, to] = [at(0, 0), at(0, 14)];
    const shown = run(started, { type: "select", from, to }) as Playing;
    expect(shown.wrong).toEqual({ from, to });
    expect(crosswordStateSchema.parse(shown)).toEqual(shown);
    expect(run(shown, { type: "settle" })).not.toHaveProperty("wrong");
    expect(run({ ...(solve(started, 1) as Playing), wrong: { from, to } }, { type: "finish" })).not.toHaveProperty(
      "wrong",
    );
  });

  it("tells the runs that were no word; a round of a version before does not", () => {
    const daily = run(crosswordStart, { type: "start", seed: 5, dailyDate: "2026-11-21" }) as Playing;
    const wrong: CrosswordEvent = { type: "select", from: at(0, 0), to: at(0, 14) };
    expect(dailyResultOf(run(daily, wrong, wrong) as Playing)).toMatchObject({ mistakes: 2 });
    const { mistakes: _, ...older } = daily;
    expect(crosswordStateSchema.safeParse(older).data).toEqual(older);
    expect(dailyResultOf(run(older, wrong) as Playing).mistakes).toBeUndefined();
    expect(dailyResultOf(run(solve(older, 1), wrong, { type: "finish" }) as Complete).mistakes).toBeUndefined();
  });

  it("is the new date's board when played again after midnight", () => {
    const daily = run(crosswordStart, { type: "start", seed: 5, dailyDate: "2026-11-21" }) as Playing;
    const end = run(solve(daily, 1), { type: "finish" });
    const next = { seed: 7, dailyDate: "2026-11-22" };
    expect(run(end, { type: "start", ...next })).toEqual(run(crosswordStart, { type: "start", ...next }));
  });
});

describe("reset", () => {
  it("returns to the menu, keeps level and pace, and clears progress", () => {
    expect(run(solve(start(3), 4), { type: "leave" })).toEqual({ phase: "menu", level: 3, pace: "timed" });
    expect(step(crosswordStart, { type: "leave" }).state).toBe(crosswordStart);
    expect(run(solve(start(3), 4), { type: "level", level: 3 })).toEqual({ phase: "menu", level: 3, pace: "timed" });
    const playing = start();
    expect(step(playing, { type: "pace", pace: "relaxed" }).state).toBe(playing);
  });
});

it("never counts a word twice or one that is not in the grid, for any events", () => {
  const cell = fc.record({ row: fc.integer({ min: -1, max: 15 }), col: fc.integer({ min: -1, max: 15 }) });
  const begun = start(2);
  const event: fc.Arbitrary<CrosswordEvent> = fc.oneof(
    fc.record({ type: fc.constant("select" as const), from: cell, to: cell }),
    fc.record({ type: fc.constant("tap" as const), cell }),
    fc.record({ type: fc.constant("word" as const), index: fc.nat(7) }).map(({ index }) => {
      const [from, to] = endsOf(begun.placed[index]!);
      return { type: "select" as const, from, to };
    }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 60 }), (events) => {
      const end = run(begun, ...events);
      if (end.phase === "menu") throw new Error("left the game");
      expect(crosswordStateSchema.safeParse(JSON.parse(JSON.stringify(end))).data).toEqual(end);
      const words = end.found.map(({ word }) => word);
      expect(new Set(words).size).toBe(words.length);
      expect(words.length === end.placed.length).toBe(end.phase === "complete");
    }),
  );
});

const found = (word: string) => ({ word, from: at(0, 0), to: at(0, 2) });

it("is only restored if its words are inside the grid and the found ones are among them", () => {
  const playing = start();
  const [first, ...others] = playing.placed;
  const reads = (own: Partial<Playing>) => crosswordStateSchema.safeParse({ ...playing, ...own }).success;
  expect(reads({ found: [found(first!.word)] })).toBe(true);
  expect(reads({ found: [found("NEVER")] })).toBe(false);
  expect(reads({ found: [found(first!.word), found(first!.word)] })).toBe(false);
  expect(reads({ placed: [{ ...first!, startRow: 14, startCol: 14 }, ...others] })).toBe(false);
  expect(reads({ placed: [{ ...first!, word: "" }, ...others] })).toBe(false);
});
