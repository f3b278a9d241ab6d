import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { jerichoPhrases } from "#content/games/jericho.ts";
import { wallOf } from "./config.ts";
import type { Stepped } from "#src/games/kit/game.ts";
import { jerichoMessages } from "./messages.ts";
import {
  foundPhrases,
  levelOfResult,
  type JerichoEvent,
  matchPoints,
  openBoxes,
  pairsFound,
  phraseOf,
  phrasesOfLevel,
  step,
  badgeOf,
} from "./rules.ts";
import { type JerichoState, jerichoStart, jerichoStateSchema } from "./stored.ts";

type Playing = Extract<JerichoState, { phase: "playing" }>;
type Ended = Extract<JerichoState, { phase: "ended" }>;

const run = (state: JerichoState, ...events: JerichoEvent[]): JerichoState =>
  events.reduce((present, event) => step(present, event).state, state);
const start = (seed = 7, pace: "timed" | "relaxed" = "timed", isSteep = false) =>
  run(jerichoStart, { type: "pace", pace }, { type: "steep", isSteep }, { type: "start", seed }) as Playing;
const titles = ({ effects }: Stepped<JerichoState>) =>
  effects.flatMap((effect) => (effect.type === "toast" ? [effect.title] : []));

/** The two stones of each pair, in the order of the first one. */
const pairsOf = ({ boxes }: Playing): [number, number][] =>
  boxes.flatMap((box) => {
    const other = boxes.find(({ id, scriptureId }) => scriptureId === box.scriptureId && id > box.id);
    return other ? [[box.id, other.id] as [number, number]] : [];
  });

const takePair = (state: JerichoState, [first, second]: readonly [number, number]): JerichoState => {
  const turned = run(state, { type: "turn", box: first }, { type: "turn", box: second }) as Playing;
  return run(turned, { type: "check", turn: turned.turns });
};
const mismatch = (state: Playing): [number, number] => {
  const [first, second] = pairsOf(state);
  return [first![0], second![0]];
};
const win = (state: Playing) => pairsOf(state).reduce<JerichoState>(takePair, state) as Ended;

describe("the board", () => {
  it("has 20 stones, ten phrases twice each, for any seed and level", () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 40 }), (seed, level) => {
        const ids = phrasesOfLevel(level).map(({ id }) => id);
        expect(new Set(ids).size).toBe(wallOf(level).pairs);
        const { boxes } = start(seed);
        expect(boxes.map(({ id }) => id)).toEqual([...Array(20).keys()]);
        expect(boxes.map((box) => phraseOf(box).id).toSorted()).toEqual(
          jerichoPhrases
            .slice(0, 10)
            .flatMap(({ id }) => [id, id])
            .toSorted(),
        );
      }),
    );
  });

  it("draws other phrases from level 2 on, until all 16 were seen", () => {
    const [one, two] = [phrasesOfLevel(1), phrasesOfLevel(2)].map((phrases) => phrases.map(({ id }) => id));
    expect(one).toEqual(jerichoPhrases.slice(0, 10).map(({ id }) => id));
    expect(two!.slice(0, 6)).toEqual(jerichoPhrases.slice(10).map(({ id }) => id));
    expect(new Set([...one!, ...two!]).size).toBe(16);
  });

  it("has 20 stones and 140 seconds at every level", () => {
    for (const level of [1, 2, 3, 4, 8, 50]) {
      expect(wallOf(level)).toEqual({ pairs: 10, seconds: 140 });
      expect(phrasesOfLevel(level)).not.toEqual(phrasesOfLevel(level + 1));
    }
    const next = (state: Playing) => run(win(state), { type: "next-level", seed: 1 }) as Playing;
    const third = next(next(start()));
    expect(third).toMatchObject({ level: 3, secondsLeft: 140, isSteep: false });
    expect(third.boxes).toHaveLength(20);
    expect(run(third, { type: "leave" })).toEqual({ phase: "intro", pace: "timed", isSteep: false });
  });

  it("is steeper by choice: quicker at level 2, larger from level 3 on, and quicker from level to level down to a floor", () => {
    const steep = [1, 2, 3, 4, 5, 8, 9, 50].map((level) => wallOf(level, true));
    expect(steep.map(({ pairs, seconds }) => [pairs, seconds])).toEqual([
      [10, 140],
      [10, 130],
      [12, 150],
      [12, 140],
      [12, 130],
      [12, 100],
      [12, 100],
      [12, 100],
    ]);
    for (const level of [3, 4, 5, 6, 7, 8, 40]) {
      const ids = phrasesOfLevel(level, true).map(({ id }) => id);
      expect(new Set(ids).size).toBe(12);
      expect(ids).not.toEqual(phrasesOfLevel(level + 1, true).map(({ id }) => id));
    }
    const third = step(win(run(win(start(7, "timed", true)), { type: "next-level", seed: 1 }) as Playing), {
      type: "next-level",
      seed: 1,
    });
    expect((third.state as Playing).boxes).toHaveLength(24);
    expect(third.effects[1]).toMatchObject({ title: "Level 3", description: "24 stones in 150 seconds." });
    const end = win(third.state as Playing);
    expect(end).toMatchObject({ phase: "ended", isVictory: true, secondsUsed: 0, result: { pairs: 12 } });
    expect(jerichoStateSchema.safeParse(JSON.parse(JSON.stringify(end))).data).toEqual(end);
    expect([
      levelOfResult(end),
      levelOfResult({ ...end, isSteep: false }),
      levelOfResult(start(7, "timed", true)),
    ]).toEqual(["steep-3", 3, 1]);
    const left = run(end, { type: "leave" });
    expect(left).toEqual({ phase: "intro", pace: "timed", isSteep: true });
    expect(run(left, { type: "start", seed: 1 })).toMatchObject({ isSteep: true, level: 1 });
    expect(run(end, { type: "steep", isSteep: false })).toBe(end);
  });

  it("differs between seeds and is the same for one", () => {
    expect(start(1).boxes).not.toEqual(start(2).boxes);
    expect(start(1)).toEqual(start(1));
  });
});

describe("turning stones", () => {
  it("counts a move for each click that turns one, and a turn for every two", () => {
    const state = start();
    const [a, b] = mismatch(state);
    const one = run(state, { type: "turn", box: a }) as Playing;
    expect([one.moves, one.turns, openBoxes(one.boxes).map(({ id }) => id)]).toEqual([1, 0, [a]]);
    const two = run(one, { type: "turn", box: b }) as Playing;
    expect([two.moves, two.turns]).toEqual([2, 1]);
  });

  it("announces what is under a stone", () => {
    const state = start();
    expect(step(state, { type: "turn", box: 4 }).effects).toEqual([
      { type: "announce", text: `Stone 5: ${phraseOf(state.boxes[4]!).text}` },
    ]);
  });

  it("ignores a revealed stone, a matched one, a third one and one that does not exist", () => {
    const state = start();
    const one = run(state, { type: "turn", box: 0 });
    expect(step(one, { type: "turn", box: 0 }).state).toBe(one);
    const pair = pairsOf(state)[0]!;
    const matched = takePair(state, pair);
    expect(step(matched, { type: "turn", box: pair[0] }).state).toBe(matched);
    const [a, b] = mismatch(state);
    const two = run(state, { type: "turn", box: a }, { type: "turn", box: b });
    const third = [...Array(20).keys()].find((id) => id !== a && id !== b)!;
    expect(step(two, { type: "turn", box: third }).state).toBe(two);
    for (const box of [-1, 20, 1.5, Number.NaN]) expect(step(state, { type: "turn", box }).state).toBe(state);
  });

  it("covers two that differ, without points", () => {
    const state = start();
    const [a, b] = mismatch(state);
    const turned = run(state, { type: "turn", box: a }, { type: "turn", box: b });
    const checked = step(turned, { type: "check", turn: 1 });
    expect(openBoxes((checked.state as Playing).boxes)).toEqual([]);
    expect((checked.state as Playing).score).toBe(0);
    expect(checked.effects).toEqual([
      { type: "announce", text: `No pair. Stones ${a + 1} and ${b + 1} are covered again.` },
    ]);
  });

  it("keeps a pair, gives max(50, 200 − 5 × moves) and announces it", () => {
    const state = start();
    const [a, b] = pairsOf(state)[0]!;
    const turned = run(state, { type: "turn", box: a }, { type: "turn", box: b });
    const checked = step(turned, { type: "check", turn: 1 });
    expect(checked.effects[0]).toMatchObject({ title: "Match Found!", description: "+190 points", tone: "plain" });
    expect(checked.effects[1]).toMatchObject({
      type: "announce",
      text: expect.stringContaining("1 of 10 pairs found"),
    });
    expect((checked.state as Playing).score).toBe(190);
    expect(pairsFound((checked.state as Playing).boxes)).toBe(1);
  });

  it.each([
    [0, 200],
    [2, 190],
    [29, 55],
    [30, 50],
    [31, 50],
    [400, 50],
  ])("a pair after %i moves is worth %i", (moves, points) => expect(matchPoints(moves)).toBe(points));

  it("ignores a check that comes too early, twice, or from an earlier turn", () => {
    const state = start();
    expect(step(state, { type: "check", turn: 0 }).state).toBe(state);
    const one = run(state, { type: "turn", box: 0 });
    expect(step(one, { type: "check", turn: 0 }).state).toBe(one);
    const [a, b] = mismatch(state);
    const covered = run(state, { type: "turn", box: a }, { type: "turn", box: b }, { type: "check", turn: 1 });
    expect(step(covered, { type: "check", turn: 1 }).state).toBe(covered);
    const again = run(covered, { type: "turn", box: a }, { type: "turn", box: b });
    expect(step(again, { type: "check", turn: 1 }).state).toBe(again);
    expect(openBoxes((run(again, { type: "check", turn: 2 }) as Playing).boxes)).toEqual([]);
  });
});

describe("victory", () => {
  it("comes with the tenth pair: toast, confetti, sticker", () => {
    const state = start();
    const pairs = pairsOf(state);
    const almost = pairs.slice(0, 9).reduce<JerichoState>(takePair, state) as Playing;
    expect(almost.phase).toBe("playing");
    const last = pairs[9]!;
    const turned = run(almost, { type: "turn", box: last[0] }, { type: "turn", box: last[1] });
    const end = step(turned, { type: "check", turn: 10 });
    expect(end.state).toMatchObject({
      phase: "ended",
      isVictory: true,
      moves: 20,
      result: { pairs: 10, turns: 10, moves: 20, badge: { name: "Jericho Master" } },
    });
    expect((end.state as Ended).score).toBe(190 + 180 + 170 + 160 + 150 + 140 + 130 + 120 + 110 + 100);
    expect(titles(end)).toEqual(["Victory!"]);
    expect(end.effects).toContainEqual({ type: "celebrate" });
    expect(end.effects).toContainEqual({ type: "award", badge: expect.objectContaining({ name: "Jericho Master" }) });
  });

  it.each([
    [10, 10, "Jericho Master"],
    [10, 15, "Jericho Master"],
    [10, 16, "Wall Conqueror"],
    [9, 9, "Wall Breaker"],
    [8, 15, "Wall Breaker"],
    [7, 12, "Scripture Matcher"],
    [5, 12, "Scripture Matcher"],
    [4, 12, "Memory Seeker"],
    [0, 0, "Memory Seeker"],
  ])("%i pairs in %i turns: %s", (pairs, turns, name) => expect(badgeOf(pairs, turns, 10).name).toBe(name));

  it("is a master's in as many turns for each pair on a larger wall", () => {
    expect([18, 19].map((turns) => badgeOf(12, turns, 12).name)).toEqual(["Jericho Master", "Wall Conqueror"]);
    expect(badgeOf(10, 10, 12).name).toBe("Wall Breaker");
  });

  it("leads to the next level with the score kept and the rest reset", () => {
    const won = win(start());
    const next = step(won, { type: "next-level", seed: 3 });
    expect(next.state).toMatchObject({
      phase: "playing",
      level: 2,
      score: won.score,
      moves: 0,
      turns: 0,
      secondsLeft: 140,
    });
    expect((next.state as Playing).boxes.some(({ scriptureId }) => scriptureId === "vine")).toBe(true);
    expect(next.effects).toEqual([{ type: "play" }, expect.objectContaining({ type: "toast", title: "Level 2" })]);
    expect(next.effects[1]).toMatchObject({ description: "20 stones in 140 seconds." });
  });

  it("and Play Again leads to the same level with score 0", () => {
    expect(run(win(start()), { type: "again", seed: 3 })).toMatchObject({
      phase: "playing",
      level: 1,
      score: 0,
      moves: 0,
    });
  });
});

const spoken = (before: number) => step({ ...start(), secondsLeft: before }, { type: "tick", seconds: 1 }).effects;

describe("the clock", () => {
  it("runs from 140, only while playing, never below 0, and not when relaxed", () => {
    expect(run(start(), { type: "tick", seconds: 1 })).toMatchObject({ secondsLeft: 139 });
    expect(step(jerichoStart, { type: "tick", seconds: 1 }).state).toBe(jerichoStart);
    const won = win(start());
    expect(step(won, { type: "tick", seconds: 500 }).state).toBe(won);
    const relaxed = start(7, "relaxed");
    expect(step(relaxed, { type: "tick", seconds: 500 }).state).toBe(relaxed);
    expect(run(start(), { type: "tick", seconds: 9999 })).toMatchObject({ phase: "time-up", secondsLeft: 0 });
    const state = start();
    expect(step(state, { type: "tick", seconds: -5 }).state).toBe(state);
    expect(step(state, { type: "tick", seconds: 0 }).state).toBe(state);
  });

  it("is announced at a minute, half a minute and ten seconds", () => {
    expect(spoken(61)).toEqual([{ type: "announce", text: "1 minute left" }]);
    expect(spoken(31)).toEqual([{ type: "announce", text: "30 seconds left" }]);
    expect(spoken(11)).toEqual([{ type: "announce", text: "10 seconds left" }]);
    expect(spoken(60)).toEqual([]);
  });

  it("runs out: toast, a still board, then a fresh one whose clock waits at 140", () => {
    const one = takePair(start(), pairsOf(start())[0]!) as Playing;
    const up = step({ ...one, secondsLeft: 1 }, { type: "tick", seconds: 1 });
    expect(up.effects).toEqual([
      {
        type: "toast",
        title: "Time's Up!",
        description: "The game is refreshing for a new attempt...",
        tone: "refusal",
      },
    ]);
    for (const event of [
      { type: "turn", box: 3 },
      { type: "check", turn: 1 },
      { type: "tick", seconds: 1 },
      { type: "again", seed: 1 },
      { type: "next-level", seed: 1 },
    ] as JerichoEvent[]) {
      expect(step(up.state, event).state).toBe(up.state);
    }
    const reset = step(up.state, { type: "reset", seed: 9 });
    expect(reset.state).toMatchObject({
      phase: "ended",
      isVictory: false,
      score: 190,
      moves: 0,
      turns: 0,
      secondsLeft: 140,
      result: { pairs: 1, turns: 1, moves: 2, badge: { name: "Memory Seeker" } },
    });
    expect(pairsFound((reset.state as Ended).boxes)).toBe(0);
    expect(foundPhrases(reset.state as Ended)).toEqual(foundPhrases(up.state as Ended));
    expect(foundPhrases(up.state as Ended).map(({ id }) => id)).toEqual([
      (up.state as Ended).boxes.find((box) => box.isMatched)?.scriptureId,
    ]);
    expect(reset.effects).toEqual([{ type: "award", badge: expect.objectContaining({ name: "Memory Seeker" }) }]);
    expect(step(reset.state, { type: "reset", seed: 9 }).state).toBe(reset.state);
    expect(step(reset.state, { type: "next-level", seed: 9 }).state).toBe(reset.state);
    expect(run(reset.state, { type: "again", seed: 4 })).toMatchObject({
      phase: "playing",
      level: 1,
      score: 190,
      secondsLeft: 140,
    });
  });

  it("cancels a pair that was still being compared", () => {
    const state = start();
    const [a, b] = pairsOf(state)[0]!;
    const up = run(state, { type: "turn", box: a }, { type: "turn", box: b }, { type: "tick", seconds: 140 });
    expect(step(up, { type: "check", turn: 1 }).state).toBe(up);
  });
});

const result = (done: number, moves: number, seconds: number) => ({
  type: "daily",
  date: "2026-11-21",
  result: { done, total: 10, marks: [], moves, seconds },
});

/** The phrases on a date's wall, in the order of their stones. */
const idsOn = (dailyDate: string): string[] => [
  ...new Set(
    (run(jerichoStart, { type: "start", seed: 3, dailyDate }) as Playing).boxes.map(({ scriptureId }) => scriptureId),
  ),
];

describe("a daily board", () => {
  const daily = run(jerichoStart, { type: "start", seed: 3, dailyDate: "2026-11-21" }) as Playing;

  it("has the first level's size, and phrases of its date among all", () => {
    expect(daily).toMatchObject({ level: 1, secondsLeft: 140 });
    expect(idsOn("2026-11-21")).toHaveLength(10);
    expect(idsOn("2026-11-21").toSorted()).not.toEqual(idsOn("2026-11-22").toSorted());
  });

  it("stores its result, won or lost, and ends with the round", () => {
    const pairs = pairsOf(daily);
    const almost = pairs.slice(0, 9).reduce<JerichoState>(takePair, daily);
    const last = run(almost, { type: "turn", box: pairs[9]![0] }, { type: "turn", box: pairs[9]![1] });
    const won = step(last, { type: "check", turn: 10 });
    expect(won.effects).toContainEqual(result(10, 20, 0));
    expect(won.state).toMatchObject({ dailyDate: "2026-11-21" });
    const lost = step(run(takePair(daily, pairs[0]!), { type: "tick", seconds: 140 }), { type: "reset", seed: 1 });
    expect(lost.effects).toContainEqual(result(1, 2, 140));
    expect(lost.state).toMatchObject({ dailyDate: "2026-11-21" });
    expect(run(lost.state, { type: "again", seed: 2 })).toMatchObject({ dailyDate: null });
    expect(run(lost.state, { type: "again", seed: 3, dailyDate: "2026-11-21" })).toMatchObject({
      dailyDate: "2026-11-21",
    });
    expect(run(won.state, { type: "next-level", seed: 2 })).toMatchObject({ dailyDate: null });
    // The score kept after a timeout belongs to that board, not to the next date's.
    expect(run(lost.state, { type: "again", seed: 3, dailyDate: "2026-11-21" })).toMatchObject({ score: 190 });
    expect(run(lost.state, { type: "again", seed: 4, dailyDate: "2026-11-22" })).toMatchObject({ score: 0 });
  });
});

const sentence = (moves: number) => jerichoMessages.result(2, 0, 10, moves, 40);

describe("the result as a sentence", () => {
  it("uses 'move' and 'moves'", () => {
    expect(sentence(1)).toBe("Level 2: 0 of 10 pairs in 1 move. Score 40.");
    expect(sentence(8)).toBe("Level 2: 0 of 10 pairs in 8 moves. Score 40.");
  });
});

describe("starting and leaving", () => {
  it("counts a play, once, and only starts from the intro", () => {
    const begun = step(jerichoStart, { type: "start", seed: 1 });
    expect(begun.effects).toEqual([{ type: "play" }]);
    expect(begun.state).toMatchObject({ phase: "playing", level: 1, score: 0, secondsLeft: 140, pace: "timed" });
    expect(step(begun.state, { type: "start", seed: 2 }).state).toBe(begun.state);
    expect(step(begun.state, { type: "pace", pace: "relaxed" }).state).toBe(begun.state);
    expect(step(begun.state, { type: "reset", seed: 1 }).state).toBe(begun.state);
    expect(step(begun.state, { type: "next-level", seed: 1 }).state).toBe(begun.state);
    expect(step(jerichoStart, { type: "again", seed: 1 }).state).toBe(jerichoStart);
    expect(step(jerichoStart, { type: "turn", box: 1 }).state).toBe(jerichoStart);
  });

  it("restarts during a round with a fresh board and no points", () => {
    const middle = takePair(start(), pairsOf(start())[0]!);
    expect(run(middle, { type: "again", seed: 5 })).toMatchObject({
      phase: "playing",
      score: 0,
      moves: 0,
      secondsLeft: 140,
    });
  });

  it("goes back to the intro and remembers the pace", () => {
    expect(run(start(7, "relaxed"), { type: "leave" })).toEqual({
      phase: "intro",
      pace: "relaxed",
      isSteep: false,
    });
    expect(step(jerichoStart, { type: "leave" }).state).toBe(jerichoStart);
  });
});

it("keeps its shape for any sequence of events", () => {
  const event: fc.Arbitrary<JerichoEvent> = fc.oneof(
    fc.record({ type: fc.constant("turn" as const), box: fc.integer({ min: 0, max: 19 }) }),
    fc.record({ type: fc.constant("check" as const), turn: fc.nat(12) }),
    fc.record({ type: fc.constant("tick" as const), seconds: fc.integer({ min: -3, max: 30 }) }),
    fc.record({
      type: fc.constantFrom("start" as const, "reset" as const, "next-level" as const, "again" as const),
      seed: fc.nat(),
    }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 120 }), (events) => {
      let state: JerichoState = jerichoStart;
      for (const each of events) {
        state = step(state, each).state;
        expect(jerichoStateSchema.safeParse(JSON.parse(JSON.stringify(state))).data).toEqual(state);
        if (state.phase === "intro") continue;
        expect(state.secondsLeft).toBeGreaterThanOrEqual(0);
        expect(openBoxes(state.boxes).length).toBeLessThanOrEqual(2);
        expect(state.turns).toBe(Math.floor(state.moves / 2));
        expect(state.phase === "playing" && state.secondsLeft === 0).toBe(false);
      }
    }),
  );
});

it("of a version before, which does not say whether its walls are steeper, opens and ends", () => {
  const { isSteep: _, ...older } = start();
  const kept = { ...older, level: 5, secondsLeft: 150 };
  expect(jerichoStateSchema.safeParse(kept).data).toEqual(kept);
  expect(win(kept)).toMatchObject({ secondsUsed: 0, result: { pairs: 10, badge: { name: "Jericho Master" } } });
  expect(jerichoStateSchema.safeParse({ ...kept, boxes: kept.boxes.slice(2) }).success).toBe(false);
});

it("is only restored if each stone's id is its index", () => {
  const playing = start();
  expect(
    [playing, { ...playing, boxes: playing.boxes.toReversed() }].map(
      (state) => jerichoStateSchema.safeParse(state).success,
    ),
  ).toEqual([true, false]);
});
