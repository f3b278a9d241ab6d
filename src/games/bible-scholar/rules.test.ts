import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { books } from "#domain/scripture/books/books.ts";
import { booksOfLevel, type ScholarLevel } from "./config.ts";
import { badgeOf, correctOf, isPlaced, levelAfter, orderOf, type ScholarEvent, step, totalOf } from "./rules.ts";
import { type ScholarRound, scholarStart, type ScholarState, scholarStateSchema } from "./stored.ts";

const play = (state: ScholarState, ...events: ScholarEvent[]): ScholarState =>
  events.reduce((now, event) => step(now, event).state, state);
const intro = (level: ScholarLevel = 1, pace: "timed" | "relaxed" = "timed"): ScholarState => ({
  phase: "intro",
  level,
  pace,
});
const started = (level: ScholarLevel = 1, pace: "timed" | "relaxed" = "timed") =>
  play(intro(level, pace), { type: "start", seed: 5 }) as ScholarRound;
const bookAt = (level: ScholarLevel, order: number) => booksOfLevel[level][order - 1]!.id;
const pick = (level: ScholarLevel, order: number): ScholarEvent => ({ type: "pick", book: bookAt(level, order) });
const placed = (level: ScholarLevel, count: number) =>
  play(started(level), ...Array.from({ length: count }, (_, index) => pick(level, index + 1))) as ScholarRound;
const won = (level: ScholarLevel) => placed(level, totalOf({ level }));

describe("the levels", () => {
  it.each([
    [1, 27, "MAT", "REV"],
    [2, 39, "GEN", "MAL"],
    [3, 66, "GEN", "REV"],
  ] as const)("level %i has %i books from %s to %s", (level, count, first, last) => {
    expect(totalOf({ level })).toBe(count);
    expect([bookAt(level, 1), bookAt(level, count)]).toEqual([first, last]);
    const { board } = started(level);
    expect(board.toSorted()).toEqual(booksOfLevel[level].map(({ id }) => id).toSorted());
    expect(board).not.toEqual(booksOfLevel[level].map(({ id }) => id));
  });

  it("know each book's position, 0 for a book of another level", () => {
    expect(orderOf(1, "MAT")).toBe(1);
    expect(orderOf(2, "MAT")).toBe(0);
    expect(orderOf(3, "MAT")).toBe(40);
    expect(books).toHaveLength(66);
  });

  it("follow one another", () => expect([levelAfter(1), levelAfter(2), levelAfter(3)]).toEqual([2, 3, undefined]));
});

describe("before a round,", () => {
  it("pace and level can be chosen", () => {
    expect(play(scholarStart, { type: "pace", pace: "relaxed" }, { type: "level", level: 2 })).toEqual(
      intro(2, "relaxed"),
    );
    expect(play(scholarStart, { type: "settle" })).toBe(scholarStart);
  });

  it("starting counts a play and sets the clock", () => {
    const { state, effects } = step(intro(2), { type: "start", seed: 5 });
    expect(state).toMatchObject({
      phase: "playing",
      level: 2,
      next: 1,
      score: 0,
      secondsLeft: 300,
      wrong: null,
      dailyDate: null,
    });
    expect(effects).toEqual([{ type: "play" }, { type: "announce", text: "39 books. Look for book 1." }]);
  });

  it("a daily board is level 1 for everyone", () => {
    const start: ScholarEvent = { type: "start", seed: 9, dailyDate: "2026-11-21" };
    expect(play(intro(2), start)).toEqual(play(intro(1), start));
    expect(play(intro(1), start)).toMatchObject({ level: 1, dailyDate: "2026-11-21" });
  });
});

describe("a pick", () => {
  it("of the right book marks it, moves on and adds 100 points", () => {
    const { state, effects } = step(started(), pick(1, 1));
    expect(state).toMatchObject({ next: 2, score: 100, wrong: null });
    expect(isPlaced(state as ScholarRound, "MAT")).toBe(true);
    expect(isPlaced(state as ScholarRound, "MRK")).toBe(false);
    expect(effects).toEqual([
      {
        type: "toast",
        title: "Correct!",
        description: "Matthew is in the right position!",
        tone: "plain",
        durationMs: 1500,
      },
      { type: "announce", text: "Matthew is right. Book 2 is next." },
    ]);
  });

  it("of a wrong book highlights it and gives a hint", () => {
    const { state, effects } = step(started(2), pick(2, 3));
    expect(state).toMatchObject({ next: 1, score: 0, wrong: { book: "LEV", count: 1 } });
    expect(effects).toEqual([
      {
        type: "toast",
        title: "Not yet!",
        description: "Look for book #1 in the Old Testament order.",
        tone: "refusal",
      },
    ]);
    expect(step(started(3), pick(3, 3)).effects[0]).toMatchObject({
      description: "Look for book #1 in the Bible order.",
    });
  });

  it("loses its highlight after a second, or with the next pick", () => {
    const wrong = play(started(), pick(1, 3));
    expect(play(wrong, { type: "settle" })).toMatchObject({ wrong: null });
    expect(play(wrong, pick(1, 1))).toMatchObject({ wrong: null, next: 2 });
    expect(play(wrong, pick(1, 3))).toMatchObject({ wrong: { count: 2 } });
    const calm = started();
    expect(play(calm, { type: "settle" })).toBe(calm);
  });

  it("of a placed book, a book of another level, or by a double click does nothing", () => {
    const one = placed(1, 1);
    expect(play(one, pick(1, 1))).toBe(one);
    expect(play(one, { type: "pick", book: "GEN" })).toBe(one);
    expect(step(one, pick(1, 1)).effects).toEqual([]);
  });
});

describe("the end", () => {
  it("is a victory when every book is right, and counts a play", () => {
    const { state, effects } = step(placed(1, 26), pick(1, 27));
    expect(state).toMatchObject({ phase: "over", isVictory: true, score: 2700, next: 28 });
    expect(effects.map(({ type }) => type)).toEqual(["toast", "play", "celebrate", "award", "announce"]);
    expect(effects[0]).toMatchObject({
      title: "Congratulations!",
      description: "You mastered the New Testament book order.",
    });
    expect(effects[4]).toEqual({ type: "announce", text: "27 of 27 books in order." });
  });

  it("comes when the time runs out", () => {
    const almost = play(placed(1, 14), { type: "tick", seconds: 299 });
    expect(almost).toMatchObject({ phase: "playing", secondsLeft: 1 });
    const { state, effects } = step(almost, { type: "tick", seconds: 30 });
    expect(state).toMatchObject({ phase: "over", isVictory: false, secondsLeft: 0, wrong: null });
    expect(effects).toEqual([
      {
        type: "toast",
        title: "Time's Up!",
        description: "Keep studying to improve your Bible knowledge!",
        tone: "plain",
      },
      { type: "award", badge: expect.objectContaining({ name: "Book Learner" }) },
      { type: "announce", text: "14 of 27 books in order." },
    ]);
  });

  it("stores the result of a daily board", () => {
    const daily = { ...placed(1, 3), dailyDate: "2026-11-21" };
    const wrong = play(daily, pick(1, 9));
    expect(step(wrong, { type: "tick", seconds: 300 }).effects).toContainEqual({
      type: "daily",
      date: "2026-11-21",
      result: { done: 3, total: 27, marks: [], mistakes: 1, seconds: 300 },
    });
  });

  it("ignores later picks, ticks and highlights", () => {
    const over = play(placed(1, 3), { type: "tick", seconds: 300 });
    for (const event of [
      pick(1, 4),
      { type: "tick", seconds: 1 },
      { type: "settle" },
      { type: "pace", pace: "relaxed" },
    ] as const)
      expect(play(over, event)).toBe(over);
  });

  it("never comes by time in a relaxed round", () => {
    const relaxed = started(1, "relaxed");
    expect(play(relaxed, { type: "tick", seconds: 10_000 })).toBe(relaxed);
  });

  it.each([
    [1, 27, "Bible Scholar Master"],
    [1, 26, "Scripture Organizer"],
    [1, 21, "Scripture Organizer"],
    [1, 20, "Book Learner"],
    [1, 14, "Book Learner"],
    [1, 13, "Bible Student"],
    [2, 30, "Scripture Organizer"],
    [2, 29, "Book Learner"],
    [1, 0, "Bible Student"],
  ] as const)("level %i with %i books gives %s", (level, count, name) => {
    const round = placed(level, count);
    expect(correctOf(round)).toBe(count);
    expect(badgeOf(round).name).toBe(name);
  });
});

describe("after a round,", () => {
  it.each([
    [1, 2, "Level 2: Old Testament"],
    [2, 3, "Advanced"],
  ] as const)("level %i leads to level %i with its toast", (level, next, title) => {
    const { state, effects } = step(won(level), { type: "next-level", seed: 8 });
    expect(state).toMatchObject({ phase: "playing", level: next, next: 1, score: 0, secondsLeft: 300 });
    expect(effects[1]).toEqual({ type: "toast", title, description: "The challenge continues!", tone: "plain" });
    expect(effects[0]).toEqual({ type: "play" });
  });

  it("the Advanced round is the last level, and there is no next level during a round", () => {
    const last = won(3);
    expect(play(last, { type: "next-level", seed: 1 })).toBe(last);
    const middle = placed(1, 2);
    expect(play(middle, { type: "next-level", seed: 1 })).toBe(middle);
  });

  it("restarting resets clock, score and victory; leaving goes back to the intro", () => {
    expect(play(won(1), { type: "start", seed: 5 })).toEqual(started(1));
    expect(play(placed(2, 3), { type: "leave" })).toEqual(intro(2));
  });
});

describe("any sequence of events", () => {
  const event: fc.Arbitrary<ScholarEvent> = fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 27 }).map((order) => pick(1, order)) },
    fc.record({ type: fc.constant("tick" as const), seconds: fc.integer({ min: -5, max: 120 }) }),
    fc.record({ type: fc.constantFrom("start" as const, "next-level" as const), seed: fc.nat() }),
    fc.constantFrom<ScholarEvent>(
      { type: "settle" },
      { type: "leave" },
      { type: "pace", pace: "relaxed" },
      { type: "level", level: 2 },
    ),
  );

  it("keeps score and order consistent and the clock at or above 0, and can be stored", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 80 }), (events) => {
        const state = play(started(), ...events);
        expect(scholarStateSchema.safeParse(state).success).toBe(true);
        const { score, next } = state.phase === "intro" ? { score: 0, next: 1 } : state;
        expect(score).toBe((next - 1) * 100);
      }),
    );
  });
});

const reads = (state: unknown) => scholarStateSchema.safeParse(state).success;

describe("a stored round", () => {
  it("is only restored with the books of its level on the board", () => {
    const board = started(1).board;
    expect(
      [board, [], board.slice(1), [...board.slice(1), "GEN"], [...board.slice(1), board[1]]].map((own) =>
        reads({ ...started(1), board: own }),
      ),
    ).toEqual([true, false, false, false, false]);
  });

  it("is only restored if the current book is on the board", () => {
    expect([27, 28, 99].map((next) => reads({ ...started(1), next }))).toEqual([true, false, false]);
    expect([28, 29].map((next) => reads({ ...won(1), next }))).toEqual([true, false]);
  });
});
