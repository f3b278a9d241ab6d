import * as fc from "fast-check";
import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { revealVerses } from "#content/games/reveal-verses.ts";
import { revealQuestions } from "#content/games/tap-to-reveal.ts";
import { revealQuestionSchema } from "#content/schema/games.ts";
import { addDays, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { bookById, chapterCount, verseCount } from "#domain/scripture/books/books.ts";
import { referenceText } from "#src/games/kit/passage.ts";
import { verseText } from "#tests/support/embedded-text.ts";
import {
  badgeOf,
  canSubmit,
  dailyResultOf,
  drawQuestions,
  hintOf,
  isLastQuestion,
  questionOf,
  type RevealEvent,
  scoreOf,
  step,
} from "./rules.ts";
import { noPicks, type RevealRound, revealStart, type RevealState, revealStateSchema } from "./stored.ts";

const play = (state: RevealState, ...events: RevealEvent[]): RevealState =>
  events.reduce((now, event) => step(now, event).state, state);
const started = () => play(revealStart, { type: "start", seed: 5 }) as RevealRound;
const next: RevealEvent = { type: "next" };
const submit: RevealEvent = { type: "submit" };

const picks = (state: RevealState, isRight = true): RevealEvent[] => {
  const { reference, options } = questionOf(state as RevealRound);
  return [
    { type: "pick", part: "book", value: reference.book },
    { type: "pick", part: "chapter", value: reference.chapter },
    {
      type: "pick",
      part: "verse",
      value: isRight ? reference.verse : options.verse.find((verse) => verse !== reference.verse)!,
    },
  ];
};
const answered = (state: RevealState, isRight = true) => play(state, ...picks(state, isRight), submit) as RevealRound;
const complete = (rights: number) => {
  let state: RevealState = started();
  for (let number = 0; number < 10; number += 1) state = play(answered(state, number < rights), next);
  return state as RevealRound;
};

const ids = (round: RevealState) => (round as RevealRound).questions.map(({ id }) => id);
const last = (rights: number) => step({ ...complete(rights), phase: "submitted" }, next).effects;

it("counts right books and chapters each by itself; a round of an older version has no such count", () => {
  const wrongBook = questionOf(started()).options.book.find((book) => book !== questionOf(started()).reference.book)!;
  const first = play(started(), ...picks(started()), { type: "pick", part: "book", value: wrongBook }, submit);
  expect(first).toMatchObject({ results: [false], right: { books: 0, chapters: 1 } });
  expect(answered(play(first, next), false)).toMatchObject({
    results: [false, false],
    right: { books: 1, chapters: 2 },
  });
  const { right: _, ...older } = started();
  expect(answered(older)).not.toHaveProperty("right");
  expect(revealStateSchema.safeParse(answered(older)).success).toBe(true);
});

describe("a game", () => {
  it("shuffles all ten questions by the seed and counts a play", () => {
    const { state, effects } = step(revealStart, { type: "start", seed: 5 });
    expect(state).toMatchObject({
      phase: "question",
      index: 0,
      results: [],
      picks: noPicks,
      showsHint: false,
      dailyDate: null,
    });
    expect(ids(state).toSorted()).toEqual(revealQuestions.map(({ id }) => id).toSorted());
    expect(ids(play(revealStart, { type: "start", seed: 6 }))).not.toEqual(ids(state));
    expect(effects).toEqual([{ type: "play" }, { type: "announce", text: "Question 1 of 10" }]);
    expect(play(revealStart, { type: "start", seed: 5, dailyDate: "2026-11-21" })).toEqual({
      ...started(),
      dailyDate: "2026-11-21",
    });
  });

  it("does nothing before the start", () => {
    for (const event of [submit, next, { type: "hint" }, { type: "leave" }] as const)
      expect(play(revealStart, event)).toBe(revealStart);
  });
});

describe("a question", () => {
  it("can be submitted only when all three parts are chosen", () => {
    const state = started();
    const [book, chapter, verse] = picks(state) as [RevealEvent, RevealEvent, RevealEvent];
    for (const some of [[], [book], [book, chapter], [chapter, verse], [book, verse]]) {
      const partly = play(state, ...some) as RevealRound;
      expect(canSubmit(partly)).toBe(false);
      expect(play(partly, submit)).toBe(partly);
    }
    expect(canSubmit(play(state, book, chapter, verse) as RevealRound)).toBe(true);
  });

  it("is right only if all three parts are, and shows the reference either way", () => {
    const state = started();
    const reference = referenceText(questionOf(state).reference);
    const result = (isRight: boolean) => step(play(state, ...picks(state, isRight)), submit);
    expect(result(true)).toMatchObject({
      state: { phase: "submitted", results: [true] },
      effects: [{ type: "announce", text: `Correct! It is ${reference}.` }],
    });
    expect(result(false)).toMatchObject({
      state: { phase: "submitted", results: [false] },
      effects: [{ type: "announce", text: `Incorrect. It is ${reference}.` }],
    });
    const { options } = questionOf(state);
    for (const part of ["book", "chapter"] as const) {
      const other = options[part].find((option) => option !== questionOf(state).reference[part])!;
      expect(
        (play(state, ...picks(state), { type: "pick", part, value: other } as RevealEvent, submit) as RevealRound)
          .results,
      ).toEqual([false]);
    }
  });

  it("is settled once it was submitted", () => {
    const done = answered(started());
    for (const event of [...picks(done), submit, { type: "hint" }] as const) expect(play(done, event)).toBe(done);
    expect(canSubmit(done)).toBe(false);
  });

  it("counts in the score at once, not only on Next", () => {
    expect(scoreOf(started())).toBe(0);
    expect(scoreOf(answered(started()))).toBe(1);
    expect(scoreOf(answered(play(answered(started()), next), false))).toBe(1);
  });

  it.each([
    ["GEN", 16, "In the Old Testament, near the beginning of its book."],
    ["GEN", 18, "In the Old Testament, about the middle of its book."],
    ["GEN", 33, "In the Old Testament, about the middle of its book."],
    ["GEN", 35, "In the Old Testament, near the end of its book."],
    ["ROM", 1, "In the New Testament, near the beginning of its book."],
    ["ROM", 8, "In the New Testament, about the middle of its book."],
    ["ROM", 16, "In the New Testament, near the end of its book."],
  ] as const)("%s %i is hinted at by testament and part of the book", (book, chapter, hint) =>
    expect(hintOf({ reference: { book, chapter, verse: 1 } })).toBe(hint),
  );

  it("shows and hides its hint", () => {
    const shown = play(started(), { type: "hint" });
    expect(shown).toMatchObject({ showsHint: true });
    expect(play(shown, { type: "hint" })).toEqual({ ...started(), hinted: [0] });
  });

  it("counts a hint once for each question, for today's result; a round of a version before counts none", () => {
    const looked = play(started(), { type: "hint" }, { type: "hint" }, { type: "hint" }) as RevealRound;
    expect(dailyResultOf(looked)).toMatchObject({ hints: 1 });
    const { hinted: _, ...older } = started() as RevealRound;
    expect(revealStateSchema.safeParse(older).data).toEqual(older);
    expect(dailyResultOf(play(older, { type: "hint" }) as RevealRound).hints).toBeUndefined();
  });
});

describe("Next", () => {
  it("resets choices and hint and moves on by one, even on a double click", () => {
    const state = started();
    const { state: second, effects } = step(answered(play(state, { type: "hint" })), next);
    expect(second).toMatchObject({ phase: "question", index: 1, picks: noPicks, showsHint: false, results: [true] });
    expect(effects).toEqual([{ type: "announce", text: "Question 2 of 10" }]);
    expect(play(second, next)).toBe(second);
  });

  it("completes the game after the tenth", () => {
    const round = complete(6);
    expect(round.phase).toBe("complete");
    expect(isLastQuestion(round)).toBe(true);
    expect(isLastQuestion(started())).toBe(false);
    for (const event of [next, submit, { type: "hint" }] as const) expect(play(round, event)).toBe(round);
  });

  it("awards the badge, and celebrates from half right", () => {
    expect(last(5).map(({ type }) => type)).toEqual(["award", "celebrate", "announce"]);
    expect(last(4).map(({ type }) => type)).toEqual(["award", "announce"]);
    expect(last(4).at(-1)).toEqual({ type: "announce", text: "Game Complete! 4 of 10." });
  });

  it("stores the result of a daily board", () => {
    const { effects } = step({ ...complete(1), phase: "submitted", dailyDate: "2026-11-21" }, next);
    const marks = [true, ...Array.from({ length: 9 }, () => false)];
    expect(effects).toContainEqual({
      type: "daily",
      date: "2026-11-21",
      result: { done: 1, total: 10, marks, hints: 0 },
    });
  });

  it.each([
    [10, "Chapter and Verse"],
    [9, "Well-Read"],
    [8, "Well-Read"],
    [7, "Page Turner"],
    [5, "Page Turner"],
    [4, "First Reader"],
    [0, "First Reader"],
  ])("%i right give %s", (rights, name) => expect(badgeOf(complete(rights)).name).toBe(name));
});

describe("leaving and playing again", () => {
  it("works from every phase", () => {
    for (const state of [started(), answered(started()), complete(3)]) {
      expect(play(state, { type: "leave" })).toEqual(revealStart);
      expect(play(state, { type: "start", seed: 5 })).toEqual(started());
    }
  });
});

const reads = (state: unknown) => revealStateSchema.safeParse(state).success;

describe("a stored game", () => {
  it("is only restored if its question is one of its questions", () => {
    expect([started(), answered(started()), complete(3)].filter((state) => !reads(state))).toEqual([]);
    for (const index of [1, 10, 99_999]) expect(reads({ ...started(), index }), String(index)).toBe(false);
    const ended = complete(3);
    expect(reads({ ...ended, index: 10, results: [...ended.results, true] })).toBe(false);
  });

  it("is only restored with one result for each question so far", () => {
    for (const state of [answered(started()), complete(3)])
      expect(reads({ ...state, results: [] }), state.phase).toBe(false);
    expect(reads({ ...started(), results: [true] })).toBe(false);
  });
});

describe("any sequence of events", () => {
  const event = fc.oneof(
    fc.constantFrom<RevealEvent>(
      submit,
      next,
      { type: "hint" },
      { type: "leave" },
      { type: "pick", part: "book", value: "GEN" },
    ),
    fc.record({
      type: fc.constant("pick" as const),
      part: fc.constantFrom("chapter" as const, "verse" as const),
      value: fc.integer({ min: 1, max: 150 }),
    }),
    fc.record({ type: fc.constant("start" as const), seed: fc.nat() }),
  );

  it("leads to a state that can be stored", () => {
    expect(revealStateSchema.safeParse(complete(3)).success).toBe(true);
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 60 }),
        (events) => revealStateSchema.safeParse(play(started(), ...events)).success,
      ),
    );
  });
});

const isoOf = (day: number) => toIsoDate(addDays({ year: 2026, month: 11, day: 1 }, day));
const drawOn = (day: number) => drawQuestions(revealVerses, isoOf(day), day);
const drawnIds = (day: number) => drawOn(day).map(({ id }) => id);

describe("questions drawn for a board", () => {
  it("are ten different ones, the same for a seed, and others on another day", () => {
    expect(drawOn(7)).toEqual(drawOn(7));
    expect(new Set(drawnIds(7)).size).toBe(10);
    const days = Array.from({ length: 30 }, (_, seed) => drawnIds(seed));
    expect(new Set(days.flat()).size).toBeGreaterThan(150);
    for (const [day, own] of days.slice(1).entries())
      expect(new Set([...days[day]!, ...own]).size, isoOf(day)).toBeGreaterThan(17);
  });

  it("fit the schema, and only one of their 64 combinations is right", () => {
    for (let seed = 0; seed < 40; seed += 1) {
      const questions = drawOn(seed);
      expect(z.array(revealQuestionSchema).safeParse(questions).error).toBeUndefined();
      for (const { scripture, reference, options } of questions) {
        const { testament } = bookById(reference.book);
        expect(options.book.every((book) => bookById(book).testament === testament)).toBe(true);
        expect(Math.max(...options.chapter)).toBeLessThanOrEqual(chapterCount(reference.book));
        expect(Math.max(...options.verse)).toBeLessThanOrEqual(verseCount(reference.book, reference.chapter));
        const right = options.book.flatMap((book) =>
          options.chapter.flatMap((chapter) =>
            options.verse.filter((verse) => verseText("kjv", book, chapter, verse)?.includes(scripture)),
          ),
        );
        expect(right).toHaveLength(1);
      }
    }
  });

  it("have a hint that names the testament and the part of the book, never the book", () => {
    for (const { hint, reference } of drawOn(3)) {
      expect(hint).toMatch(/^In the (?:Old|New) Testament, (?:near the beginning|about the middle|near the end) of/);
      expect(hint).not.toContain(bookById(reference.book).name);
    }
  });
});
