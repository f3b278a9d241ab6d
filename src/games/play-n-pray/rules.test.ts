import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { namesOfGod } from "#content/games/names-of-god.ts";
import { nameOf, prayedCount, type PrayEvent, step, badgeOf } from "./rules.ts";
import { type PrayState, prayStart, prayStateSchema } from "./stored.ts";

type Playing = Extract<PrayState, { phase: "playing" }>;
type Ended = Extract<PrayState, { phase: "ended" }>;

const run = (state: PrayState, ...events: PrayEvent[]): PrayState =>
  events.reduce((present, event) => step(present, event).state, state);
const start = (pace: "timed" | "relaxed" = "timed", seed = 5) =>
  run(prayStart, { type: "pace", pace }, { type: "start", seed }) as Playing;
const pray = (state: PrayState, card: number) =>
  run(state, { type: "reveal", card }, { type: "complete", card }, { type: "close" });
const prayed = (count: number, state: PrayState = start()) => [...Array(count).keys()].reduce<PrayState>(pray, state);

describe("the cards", () => {
  it("are all 20 names, each once, in the seed's order", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { cards } = start("timed", seed);
        expect(cards.map(({ id }) => id)).toEqual([...Array(20).keys()]);
        expect(new Set(cards.map(({ nameId }) => nameId)).size).toBe(20);
        expect(cards.some(({ isRevealed, isCompleted }) => isRevealed || isCompleted)).toBe(false);
      }),
    );
    expect(start("timed", 1).cards).not.toEqual(start("timed", 2).cards);
  });

  it("have a name with its prayer", () => {
    const card = start().cards[3]!;
    expect(nameOf(card)).toBe(namesOfGod.find(({ id }) => id === card.nameId));
  });
});

describe("revealing", () => {
  it("gives 50 points, shows a toast with the name, and opens the card", () => {
    const state = start();
    const revealed = step(state, { type: "reveal", card: 2 });
    const { name, meaning, prayer } = nameOf(state.cards[2]!);
    expect(revealed.state).toMatchObject({ score: 50, open: { card: 2 } });
    expect((revealed.state as Playing).cards[2]).toMatchObject({ isRevealed: true, isCompleted: false });
    expect(revealed.effects).toEqual([
      { type: "toast", title: `${name} Revealed!`, tone: "plain" },
      { type: "announce", text: `${name}. ${meaning}. ${prayer}` },
    ]);
  });

  it("happens once: a double click changes nothing", () => {
    const open = run(start(), { type: "reveal", card: 2 });
    expect(step(open, { type: "reveal", card: 2 }).state).toBe(open);
    for (const card of [-1, 20, Number.NaN]) expect(step(open, { type: "reveal", card }).state).toBe(open);
  });

  it("another card does not close one whose three seconds are running", () => {
    const two = run(start(), { type: "reveal", card: 2 }, { type: "reveal", card: 7 }) as Playing;
    expect(two).toMatchObject({ score: 100, open: { card: 7 } });
    const one = run(two, { type: "complete", card: 2 }) as Playing;
    expect(one.cards[2]!.isCompleted).toBe(true);
    expect(one.open).toEqual({ card: 7 });
  });

  it("shows a prayed card again, without points or toast, until it is closed", () => {
    const again = step(pray(start(), 4), { type: "reveal", card: 4 });
    expect(again.state).toMatchObject({ score: 50, open: { card: 4 } });
    expect(again.effects.map(({ type }) => type)).toEqual(["announce"]);
  });

  it("shows a card again that was closed while its three seconds ran", () => {
    const back = run(start(), { type: "reveal", card: 1 }, { type: "reveal", card: 2 }, { type: "reveal", card: 1 });
    expect(back).toMatchObject({ score: 100, open: { card: 1 } });
  });
});

describe("after three seconds,", () => {
  it("a card is prayed, and stays open until it is closed", () => {
    const state = run(start(), { type: "reveal", card: 0 });
    const done = step(state, { type: "complete", card: 0 });
    expect((done.state as Playing).cards[0]).toMatchObject({ isRevealed: true, isCompleted: true });
    expect(done.state).toMatchObject({ open: { card: 0 } });
    expect(run(done.state, { type: "close" })).not.toHaveProperty("open");
    expect(done.effects).toEqual([{ type: "announce", text: `${nameOf(start().cards[0]!).name} prayed. 1 of 20.` }]);
    expect(step(done.state, { type: "complete", card: 0 }).state).toBe(done.state);
  });

  it("closing does nothing without an open card", () => {
    const state = start();
    expect(step(state, { type: "close" }).state).toBe(state);
  });

  it("a covered card does not count", () => {
    const state = start();
    expect(step(state, { type: "complete", card: 0 }).state).toBe(state);
    expect(step(state, { type: "complete", card: 99 }).state).toBe(state);
  });

  it("a card that was closed early still counts", () => {
    const closed = run(start(), { type: "reveal", card: 0 }, { type: "close" });
    expect(prayedCount((closed as Playing).cards)).toBe(0);
    expect(prayedCount((run(closed, { type: "complete", card: 0 }) as Playing).cards)).toBe(1);
  });
});

describe("the end", () => {
  it("is a victory when all 20 are prayed", () => {
    const almost = prayed(19);
    expect(almost).toMatchObject({ phase: "playing", score: 950 });
    const last = step(run(almost, { type: "reveal", card: 19 }), { type: "complete", card: 19 });
    expect(last.state).toMatchObject({ phase: "playing", open: { card: 19 } });
    const end = step(last.state, { type: "close" });
    expect(end.state).toMatchObject({
      phase: "ended",
      isVictory: true,
      score: 1000,
      badge: { name: "Prayer Warrior" },
    });
    expect(end.state).not.toHaveProperty("open");
    expect(end.effects.map((effect) => (effect.type === "toast" ? effect.title : effect.type))).toEqual([
      "Hallelujah!",
      "celebrate",
      "award",
    ]);
  });

  it("waits for the last prayer, with the clock standing still", () => {
    const reading = run(prayed(19), { type: "reveal", card: 19 }, { type: "complete", card: 19 });
    expect(step(reading, { type: "tick", seconds: 180 }).state).toBe(reading);
    expect(run(reading, { type: "close" })).toMatchObject({ phase: "ended", isVictory: true, secondsLeft: 180 });
  });

  it("also comes when the last three seconds pass after the card was closed", () => {
    const closed = run(prayed(19), { type: "reveal", card: 19 }, { type: "close" });
    expect(closed.phase).toBe("playing");
    expect(run(closed, { type: "complete", card: 19 })).toMatchObject({ phase: "ended", isVictory: true });
  });

  it("is no victory when time runs out", () => {
    const up = step(prayed(5), { type: "tick", seconds: 180 });
    expect(up.state).toMatchObject({
      phase: "ended",
      isVictory: false,
      secondsLeft: 0,
      badge: { name: "Prayer Beginner" },
    });
    expect(up.effects).toEqual([
      { type: "toast", title: "Time's Up!", description: "Keep praying and exploring God's names!", tone: "refusal" },
      { type: "award", badge: expect.objectContaining({ name: "Prayer Beginner" }) },
    ]);
    for (const event of [
      { type: "reveal", card: 9 },
      { type: "complete", card: 9 },
      { type: "tick", seconds: 1 },
      { type: "close" },
      { type: "start", seed: 1 },
    ] as PrayEvent[]) {
      expect(step(up.state, event).state).toBe(up.state);
    }
  });

  it.each([
    [20, "Prayer Warrior"],
    [19, "God Seeker"],
    [15, "God Seeker"],
    [14, "faith Explorer"],
    [10, "faith Explorer"],
    [9, "Prayer Beginner"],
    [0, "Prayer Beginner"],
  ])("%i prayed: %s", (count, name) => {
    const { cards } = prayed(count) as Playing | Ended;
    expect(badgeOf(cards).name).toBe(name);
  });

  it("Play Again resets everything", () => {
    const again = step(run(prayed(5), { type: "tick", seconds: 180 }), { type: "again", seed: 8 });
    expect(again.state).toMatchObject({ phase: "playing", score: 0, secondsLeft: 180 });
    expect(prayedCount((again.state as Playing).cards)).toBe(0);
    expect(again.effects).toEqual([{ type: "play" }]);
    expect(step(prayStart, { type: "again", seed: 1 }).state).toBe(prayStart);
  });
});

const spoken = (secondsLeft: number) => step({ ...start(), secondsLeft }, { type: "tick", seconds: 1 }).effects;

describe("the clock", () => {
  it("runs from 180, never below 0, and not when relaxed", () => {
    const state = start();
    expect(state.secondsLeft).toBe(180);
    expect(run(state, { type: "tick", seconds: 2 })).toMatchObject({ secondsLeft: 178 });
    expect(run(state, { type: "tick", seconds: 10_000 })).toMatchObject({ secondsLeft: 0 });
    for (const seconds of [0, -4]) expect(step(state, { type: "tick", seconds }).state).toBe(state);
    const relaxed = start("relaxed");
    expect(step(relaxed, { type: "tick", seconds: 10_000 }).state).toBe(relaxed);
  });

  it("is announced at a minute, half a minute and ten seconds", () => {
    expect(spoken(61)).toEqual([{ type: "announce", text: "1 minute left" }]);
    expect(spoken(31)).toEqual([{ type: "announce", text: "30 seconds left" }]);
    expect(spoken(11)).toEqual([{ type: "announce", text: "10 seconds left" }]);
    expect(spoken(50)).toEqual([]);
  });
});

describe("starting and leaving", () => {
  it("counts one play and only starts from the intro", () => {
    const begun = step(prayStart, { type: "start", seed: 1 });
    expect(begun.effects).toEqual([{ type: "play" }]);
    expect(step(begun.state, { type: "start", seed: 1 }).state).toBe(begun.state);
    expect(step(begun.state, { type: "pace", pace: "relaxed" }).state).toBe(begun.state);
    expect(step(prayStart, { type: "reveal", card: 1 }).state).toBe(prayStart);
  });

  it("goes back to the intro and remembers the pace", () => {
    expect(run(start("relaxed"), { type: "leave" })).toEqual({ phase: "intro", pace: "relaxed" });
    expect(step(prayStart, { type: "leave" }).state).toBe(prayStart);
  });
});

it("never completes a covered card or gives points twice, for any events", () => {
  const event: fc.Arbitrary<PrayEvent> = fc.oneof(
    fc.record({ type: fc.constantFrom("reveal" as const, "complete" as const), card: fc.integer({ min: 0, max: 19 }) }),
    fc.constant({ type: "close" as const }),
    fc.record({ type: fc.constant("tick" as const), seconds: fc.integer({ min: -2, max: 9 }) }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 120 }), (events) => {
      const state = run(start(), ...events);
      if (state.phase === "intro") throw new Error("left the game");
      expect(prayStateSchema.safeParse(JSON.parse(JSON.stringify(state))).data).toEqual(state);
      const revealed = state.cards.filter(({ isRevealed }) => isRevealed).length;
      expect(state.cards.some(({ isRevealed, isCompleted }) => isCompleted && !isRevealed)).toBe(false);
      expect(state.score).toBe(50 * revealed);
      expect(state.secondsLeft).toBeGreaterThanOrEqual(0);
    }),
  );
});

const reads = (state: unknown) => prayStateSchema.safeParse(state).success;

it("is only restored if the open card is one of its cards and each card's id is its index", () => {
  const playing = start();
  expect([0, 19, 20, 99].map((card) => reads({ ...playing, open: { card } }))).toEqual([true, true, false, false]);
  // As an older version stored it.
  expect(reads({ ...playing, open: { card: 0, isKept: true } })).toBe(true);
  expect(reads({ ...playing, cards: playing.cards.toReversed() })).toBe(false);
});
