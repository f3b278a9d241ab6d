import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parableDistractors, parables } from "#content/games/parables.ts";
import {
  aroundMissing,
  cardsOfPage,
  completedCount,
  currentCard,
  isPageDone,
  isSameWord,
  parableOf,
  step,
  badgeOf,
  type WisdomEvent,
} from "./rules.ts";
import { type WisdomState, wisdomStart, wisdomStateSchema } from "./stored.ts";

type Playing = Extract<WisdomState, { phase: "playing" }>;

const run = (state: WisdomState, ...events: WisdomEvent[]): WisdomState =>
  events.reduce((present, event) => step(present, event).state, state);
const start = (seed = 21) => run(wisdomStart, { type: "start", seed }) as Playing;
const rightWord = (state: Playing): number =>
  state.bank.find(({ word, isUsed }) => !isUsed && word === parableOf(currentCard(state)!).missingWord)!.id;
const wrongWord = (state: Playing): number =>
  state.bank.find(({ word, isUsed }) => !isUsed && word !== parableOf(currentCard(state)!).missingWord)!.id;
const answer = (state: WisdomState): WisdomState => run(state, { type: "pick", word: rightWord(state as Playing) });
/** Answers parables in order; pages turn by themselves. */
const solve = (count: number, state: WisdomState = start()): WisdomState =>
  [...Array(count).keys()].reduce<WisdomState>(
    (present, index) =>
      answer(index > 0 && index % 2 === 0 ? run(present, { type: "advance", from: index / 2 - 1 }) : present),
    state,
  );
const toasts = (state: WisdomState, event: WisdomEvent) =>
  step(state, event).effects.flatMap((effect) => (effect.type === "toast" ? [effect] : []));

describe("a round", () => {
  it("draws 8 of the 33 parables and a bank of their words with four distractors", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { cards, bank, page, score } = start(seed);
        expect([cards.length, bank.length, page, score]).toEqual([8, 12, 0, 0]);
        expect(new Set(cards.map(({ parableId }) => parableId)).size).toBe(8);
        const words = bank.map(({ word }) => word);
        expect(new Set(words).size).toBe(12);
        for (const card of cards) expect(words).toContain(parableOf(card).missingWord);
        expect(words.filter((word) => parableDistractors.includes(word))).toHaveLength(4);
        expect(bank.some(({ isUsed }) => isUsed)).toBe(false);
      }),
    );
    expect(start(1)).not.toEqual(start(2));
  });

  it("can draw any of them", () => {
    const drawn = new Set(
      [...Array(200).keys()].flatMap((seed) => start(seed).cards.map(({ parableId }) => parableId)),
    );
    expect(drawn.size).toBe(parables.length);
  });

  it("shows two per page", () => {
    const { cards } = start();
    expect([0, 1, 2, 3].flatMap((page) => cardsOfPage(cards, page).map(({ id }) => id))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7,
    ]);
    expect(cardsOfPage(cards, 4)).toEqual([]);
  });

  it("splits each verse at its missing word", () => {
    for (const parable of parables) expect(aroundMissing(parable).join(parable.missingWord)).toBe(parable.verse);
    expect(aroundMissing(parables.find(({ id }) => id === "leaven")!)).toEqual([
      "leaven, which a woman took, and hid in three measures of ",
      ", till the whole was leavened",
    ]);
  });
});

describe("a word", () => {
  it("that is right completes the page's first open parable: 100 points, a toast, the word is used", () => {
    const state = start();
    const word = rightWord(state);
    const right = step(state, { type: "pick", word });
    expect(right.state).toMatchObject({ score: 100, page: 0 });
    expect((right.state as Playing).cards.map(({ isCompleted }) => isCompleted)).toEqual([
      true,
      ...Array(7).fill(false),
    ]);
    expect((right.state as Playing).bank.filter(({ isUsed }) => isUsed).map(({ id }) => id)).toEqual([word]);
    expect(right.effects[0]).toMatchObject({
      title: "Correct!",
      description: parableOf(state.cards[0]!).title,
      tone: "plain",
    });
    expect(right.effects[1]).toMatchObject({
      type: "announce",
      text: `${parableOf(state.cards[0]!).verse}. 1 of 8 parables.`,
    });
    expect(currentCard(right.state as Playing)!.id).toBe(1);
  });

  it("that is wrong only counts as a mistake, with a message", () => {
    const state = start();
    expect(step(state, { type: "pick", word: wrongWord(state) })).toEqual({
      state: { ...state, mistakes: 1 },
      effects: [
        {
          type: "toast",
          title: "Try Again",
          description: "That's not the right word for this parable.",
          tone: "refusal",
        },
      ],
    });
  });

  it("that fits only the second parable does not answer the first", () => {
    const state = start();
    const second = state.bank.find(({ word }) => word === parableOf(state.cards[1]!).missingWord)!;
    expect(completedCount((run(state, { type: "pick", word: second.id }) as Playing).cards)).toBe(0);
  });

  it("answers the parable whose blank was chosen, until that is done", () => {
    const state = start();
    const second = state.bank.find(({ word }) => word === parableOf(state.cards[1]!).missingWord)!;
    const chosen = run(state, { type: "choose", card: 1 }) as Playing;
    expect(currentCard(chosen)!.id).toBe(1);
    expect(wisdomStateSchema.parse(chosen)).toEqual(chosen);
    const done = run(chosen, { type: "pick", word: second.id }) as Playing;
    expect(done.cards.map(({ isCompleted }) => isCompleted)).toEqual([false, true, ...Array(6).fill(false)]);
    expect(currentCard(done)!.id).toBe(0);
    expect(currentCard(run(chosen, { type: "page", page: 1 }) as Playing)!.id).toBe(2);
    // The one that comes first anyway, one that is done, one of another page.
    for (const card of [0, 1, 2, Number.NaN]) expect(step(done, { type: "choose", card }).state).toBe(done);
  });

  it("that was used or does not exist is ignored, as is any on a finished page", () => {
    const state = start();
    const word = rightWord(state);
    const once = run(state, { type: "pick", word });
    expect(step(once, { type: "pick", word }).state).toBe(once);
    expect(step(once, { type: "pick", word }).effects).toEqual([]);
    for (const none of [-1, 12, Number.NaN]) expect(step(state, { type: "pick", word: none }).state).toBe(state);
    const done = solve(2) as Playing;
    const free = done.bank.find(({ isUsed }) => !isUsed)!;
    expect(step(done, { type: "pick", word: free.id })).toEqual({ state: done, effects: [] });
  });

  it.each([
    ["silver", "Silver", true],
    [" silver ", "sil-ver", true],
    ["silver!", "silver", true],
    ["sil_ver", "silver", true],
    ["silver", "sliver", false],
    ["silver", "silvers", false],
  ])("%j against %j: %s", (one, other, isSame) => expect(isSameWord(one, other)).toBe(isSame));
});

describe("pages", () => {
  it("end with 'Correct!' and the parable's title, then turn automatically, once, with 'Page Complete!'", () => {
    const one = solve(1) as Playing;
    expect(toasts(one, { type: "pick", word: rightWord(one) })).toMatchObject([
      { title: "Correct!", description: parableOf(one.cards[1]!).title },
    ]);
    const two = solve(2);
    expect(isPageDone((two as Playing).cards, 0)).toBe(true);
    const turned = run(two, { type: "advance", from: 0 });
    expect(turned).toMatchObject({ page: 1 });
    expect(step(turned, { type: "advance", from: 0 }).state).toBe(turned);
    expect(step(two, { type: "advance", from: 0 }).effects).toMatchObject([
      { title: "Page Complete!" },
      { type: "announce", text: "Page 2 of 4" },
    ]);
    expect(toasts(two, { type: "page", page: 2 })).toMatchObject([{ title: "Page Complete!" }]);
    expect(toasts(turned, { type: "page", page: 2 })).toEqual([]);
  });

  it("do not turn automatically before they are done, from another page, or past the last", () => {
    const one = solve(1);
    expect(step(one, { type: "advance", from: 0 }).state).toBe(one);
    const away = run(solve(2), { type: "page", page: 3 });
    expect(step(away, { type: "advance", from: 0 }).state).toBe(away);
    const last = answer(answer(away));
    expect(toasts(last, { type: "advance", from: 3 })).toMatchObject([{ title: "Page Complete!" }]);
    const open = run(last, { type: "advance", from: 3 });
    expect(open).toMatchObject({ page: 3, isTurning: false });
    expect(step(open, { type: "advance", from: 3 }).state).toBe(open);
  });

  it("that are finished stay open when the visitor turns back to them", () => {
    const back = run(solve(2), { type: "page", page: 1 }, { type: "page", page: 0 });
    expect(back).toMatchObject({ isTurning: false });
    expect(step(back, { type: "advance", from: 0 }).state).toBe(back);
  });

  it("are turned by hand within bounds", () => {
    const state = start();
    expect(run(state, { type: "page", page: 3 })).toMatchObject({ page: 3 });
    for (const page of [-1, 4, 0, 0.5, Number.NaN]) expect(step(state, { type: "page", page }).state).toBe(state);
  });
});

describe("the end", () => {
  it("is a victory when all 8 are done, in any order of pages", () => {
    const almost = solve(7);
    const end = step(almost, { type: "pick", word: rightWord(almost as Playing) });
    expect(end.state).toMatchObject({ phase: "ended", isVictory: true, score: 800, badge: { name: "Wisdom Master" } });
    expect(end.effects.map((effect) => (effect.type === "toast" ? effect.title : effect.type))).toEqual([
      "Wisdom Achieved!",
      "announce",
      "celebrate",
      "award",
    ]);
    const backwards = [3, 2, 1, 0].reduce<WisdomState>(
      (state, page) => answer(answer(run(state, { type: "page", page }))),
      start(),
    );
    expect(backwards).toMatchObject({ phase: "ended", isVictory: true });
  });

  it("comes with 'Finish now' as well", () => {
    const end = step(solve(6), { type: "finish" });
    expect(end.state).toMatchObject({
      phase: "ended",
      isVictory: false,
      score: 600,
      badge: { name: "Parable Scholar" },
    });
    expect(end.effects).toEqual([{ type: "award", badge: expect.objectContaining({ name: "Parable Scholar" }) }]);
    for (const event of [
      { type: "pick", word: 0 },
      { type: "page", page: 1 },
      { type: "advance", from: 2 },
      { type: "finish" },
      { type: "start", seed: 1 },
    ] as WisdomEvent[]) {
      expect(step(end.state, event).state).toBe(end.state);
    }
  });

  it("has no end where nothing was done: 'Finish now' then leads to the start", () => {
    expect(step(start(), { type: "finish" })).toEqual({ state: wisdomStart, effects: [] });
  });

  it.each([
    [8, "Wisdom Master"],
    [7, "Parable Scholar"],
    [6, "Parable Scholar"],
    [5, "Truth Seeker"],
    [4, "Truth Seeker"],
    [3, "Wisdom Beginner"],
    [0, "Wisdom Beginner"],
  ])("%i done: %s", (done, name) => expect(badgeOf(done).name).toBe(name));
});

describe("a daily board", () => {
  it("stores its result with a mark for each parable, once", () => {
    const daily = run(wisdomStart, { type: "start", seed: 6, dailyDate: "2026-11-21" });
    const end = step(solve(3, daily), { type: "finish" });
    const marks = [true, true, true, false, false, false, false, false];
    expect(end.effects).toContainEqual({
      type: "daily",
      date: "2026-11-21",
      result: { done: 3, total: 8, marks, mistakes: 0 },
    });
    expect(run(end.state, { type: "again", seed: 1 })).toMatchObject({ dailyDate: null });
  });
});

describe("starting and leaving", () => {
  it("counts a play each time, and only begins from the start", () => {
    expect(step(wisdomStart, { type: "start", seed: 1 }).effects).toEqual([{ type: "play" }]);
    const state = start();
    expect(step(state, { type: "start", seed: 2 }).state).toBe(state);
    const again = step(solve(3), { type: "again", seed: 4 });
    expect(again.state).toMatchObject({ phase: "playing", score: 0, page: 0 });
    expect(again.effects).toEqual([{ type: "play" }]);
    expect(step(wisdomStart, { type: "again", seed: 4 }).state).toBe(wisdomStart);
    expect(step(wisdomStart, { type: "pick", word: 0 }).state).toBe(wisdomStart);
  });

  it("goes back to the start", () => {
    expect(run(solve(3), { type: "leave" })).toEqual({ phase: "start" });
    expect(step(wisdomStart, { type: "leave" }).state).toBe(wisdomStart);
  });
});

it("keeps score, words and parables consistent, whatever is picked", () => {
  const event: fc.Arbitrary<WisdomEvent> = fc.oneof(
    fc.record({ type: fc.constant("pick" as const), word: fc.integer({ min: 0, max: 11 }) }),
    fc.record({ type: fc.constant("page" as const), page: fc.integer({ min: -1, max: 4 }) }),
    fc.record({ type: fc.constant("advance" as const), from: fc.nat(3) }),
  );
  fc.assert(
    fc.property(fc.nat(), fc.array(event, { maxLength: 150 }), (seed, events) => {
      const state = run(start(seed), ...events);
      if (state.phase === "start") throw new Error("left the game");
      expect(wisdomStateSchema.safeParse(JSON.parse(JSON.stringify(state))).data).toEqual(state);
      const done = completedCount(state.cards);
      expect(state.score).toBe(100 * done);
      expect(state.bank.filter(({ isUsed }) => isUsed)).toHaveLength(done);
      expect(state.page).toBeGreaterThanOrEqual(0);
      expect(state.page).toBeLessThan(4);
      expect(done === 8).toBe(state.phase === "ended");
    }),
  );
});

it("is only restored if the id of each parable and each word is its index", () => {
  const playing = start();
  const stored = [
    playing,
    { ...playing, cards: playing.cards.toReversed() },
    { ...playing, bank: playing.bank.slice(1) },
  ];
  expect(stored.map((state) => wisdomStateSchema.safeParse(state).success)).toEqual([true, false, false]);
});
