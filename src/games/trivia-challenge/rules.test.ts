import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { triviaQuestions } from "#content/games/trivia.ts";
import { simpleQuestions } from "#content/games/trivia/simple.ts";
import { triviaLevels, type TriviaLevel } from "./config.ts";
import {
  isLastQuestion,
  playerOf,
  questionsFor,
  resultMessage,
  resultOf,
  scoreOf,
  step,
  timerColor,
  type TriviaEvent,
  turnsOf,
  winnerOf,
} from "./rules.ts";
import { type TriviaRound, type TriviaSettings, triviaStart, type TriviaState, triviaStateSchema } from "./stored.ts";

const settings = (change: Partial<TriviaSettings> = {}): TriviaSettings => ({
  ...(triviaStart.phase === "setup" ? triviaStart.settings : ({} as TriviaSettings)),
  ...change,
});
const setup = (change: Partial<TriviaSettings> = {}): TriviaState => ({ phase: "setup", settings: settings(change) });

const play = (state: TriviaState, ...events: TriviaEvent[]): TriviaState =>
  events.reduce((now, event) => step(now, event).state, state);
const started = (change: Partial<TriviaSettings> = {}, start: Partial<Extract<TriviaEvent, { type: "start" }>> = {}) =>
  play(setup(change), { type: "start", seed: 7, ...start }) as TriviaRound;
const draft = (text: string): TriviaEvent => ({ type: "draft", text });
const submit: TriviaEvent = { type: "submit" };
const next: TriviaEvent = { type: "next" };
const answerOf = (state: TriviaState) => (state as TriviaRound).questions[(state as TriviaRound).index]!.answer;
const right = (state: TriviaState): TriviaRound => play(state, draft(answerOf(state)), submit) as TriviaRound;
const wrong = (state: TriviaState): TriviaRound => play(state, draft("zzzzz"), submit) as TriviaRound;

/** Plays ten questions, the first `rights` of them right. */
const playTen = (rights: number, change: Partial<TriviaSettings> = {}) => {
  let state: TriviaState = started(change);
  for (let number = 0; number < 10; number += 1) state = play(number < rights ? right(state) : wrong(state), next);
  return state as TriviaRound;
};

const lastStep = (rights: number) => step({ ...playTen(rights), phase: "answered" }, next).effects;
const third = () => play(right(play(wrong(started()), next)), next) as TriviaRound;

describe("set-up and start", () => {
  it("changes settings only before a game", () => {
    expect(play(setup(), { type: "settings", change: { level: "level3", mode: "two" } })).toEqual(
      setup({ level: "level3", mode: "two" }),
    );
    const game = started();
    expect(play(game, { type: "settings", change: { level: "level3" } })).toBe(game);
  });

  it.each(Object.keys(triviaLevels) as TriviaLevel[])(
    "draws ten different questions from the books of %s, choices shuffled",
    (level) => {
      const questions = questionsFor(settings({ level }), 3);
      expect(new Set(questions.map(({ id }) => id)).size).toBe(10);
      for (const { id, choices, reference } of questions) {
        expect(triviaLevels[level].books).toContain(reference.book);
        expect(choices.toSorted()).toEqual(triviaQuestions.find((question) => question.id === id)!.choices.toSorted());
      }
      expect(questionsFor(settings({ level }), 4).map(({ id }) => id)).not.toEqual(questions.map(({ id }) => id));
    },
  );

  it("starts with score 0, a full clock and no history, and counts a play", () => {
    const { state, effects } = step(setup(), { type: "start", seed: 7 });
    expect(state).toMatchObject({
      phase: "question",
      index: 0,
      history: [],
      secondsLeft: 20,
      secondsSpent: 0,
      draft: "",
      showsChoices: false,
      reviewing: null,
      dailyDate: null,
    });
    expect(effects).toEqual([
      { type: "stop-speech" },
      { type: "play" },
      { type: "announce", text: "Question 1 of 10" },
    ]);
    expect(started({ roundSeconds: 60, answerMode: "choice" })).toMatchObject({ secondsLeft: 60, showsChoices: true });
  });

  it("needs the ten verses of today's board, whatever its settings, and asks exactly those", () => {
    const ten = triviaQuestions.slice(5, 15);
    for (const source of ["built-in", "stories", "endless"] as const) {
      const before = setup({ source, level: "level3" });
      expect(step(before, { type: "start", seed: 7, dailyDate: "2026-11-21" }).state).toBe(before);
      expect(started({ source }, { dailyDate: "2026-11-21", drawn: ten })).toMatchObject({
        dailyDate: "2026-11-21",
        questions: ten,
      });
    }
  });

  it("restarts at any time, and New Game goes back to set-up with the same settings", () => {
    const later = play(right(started({ mode: "two" })), next);
    expect(play(later, { type: "start", seed: 7 })).toEqual(started({ mode: "two" }));
    expect(play(later, { type: "leave" })).toEqual(setup({ mode: "two" }));
    expect(step(later, { type: "leave" }).effects).toEqual([{ type: "stop-speech" }]);
  });
});

describe("an answer", () => {
  it.each(["  WORLD ", "world", "World"])("is trimmed and compared ignoring case: %j", (text) => {
    const game = { ...started(), questions: [triviaQuestions[0]!] } as TriviaState;
    expect(play(game, draft(text), submit)).toMatchObject({
      phase: "answered",
      history: [{ isCorrect: true, verdict: "right", userAnswer: text.trim(), player: 1 }],
    });
  });

  it.each([
    ["peacemaker", "near"],
    ["peacemkaers", "near"],
    ["peasmakers", "near"],
    ["makers", "wrong"],
  ])("recognises a near miss: %s is %s", (text, verdict) => {
    const game = {
      ...started(),
      questions: [triviaQuestions.find(({ answer }) => answer === "peacemakers")!],
    } as TriviaState;
    const { state, effects } = step(play(game, draft(text)), submit);
    expect((state as TriviaRound).history[0]).toMatchObject({ verdict, isCorrect: false });
    expect(effects.at(-1)).toEqual({
      type: "announce",
      text:
        verdict === "near" ? "So close. The word is spelled peacemakers." : "Not this time. The word is peacemakers.",
    });
  });

  it("includes the right answer", () => {
    const game = { ...started(), questions: [triviaQuestions[0]!] } as TriviaState;
    expect(step(play(game, draft("world")), submit).effects).toEqual([
      { type: "stop-speech" },
      { type: "announce", text: "Correct: world." },
    ]);
  });

  it.each(["", "   "])("is refused with the toast if it is %j", (text) => {
    const game = play(started(), draft(text));
    const { state, effects } = step(game, submit);
    expect(state).toBe(game);
    expect(effects).toEqual([
      {
        type: "toast",
        title: "Please enter an answer.",
        description: "You must provide an answer before submitting.",
        tone: "refusal",
      },
    ]);
  });

  it("counts once: double submits, typing and ticks after it change nothing", () => {
    const done = right(started());
    for (const event of [submit, draft("x"), { type: "tick", seconds: 5 }, { type: "toggle-choices" }] as const)
      expect(play(done, event)).toBe(done);
  });

  it("can be switched between typing and choices, which clears the typed text", () => {
    const game = play(started(), draft("wor"), { type: "toggle-choices" });
    expect(game).toMatchObject({ showsChoices: true, draft: "" });
    expect(play(game, { type: "toggle-choices" })).toMatchObject({ showsChoices: false });
  });
});

describe("the clock", () => {
  it("counts down and records the time an answer took", () => {
    const game = play(started(), { type: "tick", seconds: 3 }, { type: "tick", seconds: 4 });
    expect(game).toMatchObject({ secondsLeft: 13, secondsSpent: 7 });
    expect(right(game).history[0]!.timeSpent).toBe(7);
  });

  it("runs out as an incorrect answer, even while typing, with the toast", () => {
    const game = play(started(), draft(answerOf(started())), { type: "tick", seconds: 19 });
    const { state, effects } = step(game, { type: "tick", seconds: 1 });
    expect(state).toMatchObject({
      phase: "answered",
      secondsLeft: 0,
      history: [{ isCorrect: false, verdict: "late", userAnswer: "", timeSpent: 20 }],
    });
    expect(effects[1]).toEqual({
      type: "toast",
      title: "Time's up!",
      description: "Moving to the next question.",
      tone: "plain",
    });
    expect(effects.at(-1)).toEqual({ type: "announce", text: `Time’s up! The word is ${answerOf(game)}.` });
  });

  it("is never negative after a long absence", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 5000 })), (ticks) => {
        const state = play(started(), ...ticks.map((seconds) => ({ type: "tick", seconds }) as const)) as TriviaRound;
        expect(state.secondsLeft).toBeGreaterThanOrEqual(0);
        expect(state.secondsSpent + state.secondsLeft).toBe(20);
      }),
    );
  });

  it("does not run in a relaxed game, which still records the time", () => {
    const game = play(started({ pace: "relaxed" }), { type: "tick", seconds: 500 });
    expect(game).toMatchObject({ phase: "question", secondsLeft: 20, secondsSpent: 500 });
    expect(play(game, { type: "tick", seconds: -3 })).toMatchObject({ secondsSpent: 500 });
  });

  it.each([
    [60, 60, "green"],
    [41, 60, "green"],
    [40, 60, "yellow"],
    [21, 60, "yellow"],
    [20, 60, "red"],
    [0, 60, "red"],
    [14, 20, "green"],
    [13, 20, "yellow"],
    [7, 20, "yellow"],
    [6, 20, "red"],
  ])("at %i of %i is %s", (left, round, color) => expect(timerColor(left, round)).toBe(color));
});

describe("moving on", () => {
  it("resets the clock and keeps the input mode", () => {
    const state = play(started(), { type: "toggle-choices" }, { type: "tick", seconds: 9 });
    const { state: after, effects } = step(right(state), next);
    expect(after).toMatchObject({
      phase: "question",
      index: 1,
      secondsLeft: 20,
      secondsSpent: 0,
      draft: "",
      showsChoices: true,
    });
    expect(effects).toEqual([{ type: "stop-speech" }, { type: "announce", text: "Question 2 of 10" }]);
    expect(play(after, next)).toBe(after);
  });

  it("ends after the tenth", () => {
    const ninth = playTen(0);
    expect(ninth).toMatchObject({ phase: "results", index: 9 });
    expect(isLastQuestion(ninth)).toBe(true);
    expect(isLastQuestion(started())).toBe(false);
    for (const event of [next, submit, { type: "finish" }, { type: "tick", seconds: 1 }] as const)
      expect(play(ninth, event)).toBe(ninth);
  });

  it.each([
    [10, "Perfect Scholar"],
    [9, "Bible Expert"],
    [8, "Bible Expert"],
    [6, "Scripture Student"],
    [5, "Faithful Learner"],
    [4, "Faithful Learner"],
    [3, "Bible Explorer"],
    [0, "Bible Explorer"],
  ])("%i right give %s", (rights, name) => {
    const state = playTen(rights);
    expect(resultOf(state, 1)).toMatchObject({ score: rights, of: 10, percent: rights * 10, badge: { name } });
  });

  it("awards the badge, celebrates from 60 % and announces the score", () => {
    expect(lastStep(6).map(({ type }) => type)).toEqual(["stop-speech", "award", "celebrate", "announce"]);
    expect(lastStep(5).map(({ type }) => type)).toEqual(["stop-speech", "award", "announce"]);
    expect(lastStep(6).at(-1)).toEqual({ type: "announce", text: "Game Complete! 6 of 10." });
  });

  it("stores the result of a daily board", () => {
    const { effects } = step({ ...playTen(4), phase: "answered", dailyDate: "2026-11-21" }, next);
    const marks = [true, true, true, true, false, false, false, false, false, false];
    expect(effects).toContainEqual({
      type: "daily",
      date: "2026-11-21",
      result: { done: 4, total: 10, marks, seconds: 0 },
    });
    const round = { ...playTen(4), phase: "answered" } as TriviaRound;
    const relaxed = { ...round, settings: { ...round.settings, pace: "relaxed" as const }, dailyDate: "2026-11-21" };
    expect(step(relaxed, next).effects).toContainEqual({
      type: "daily",
      date: "2026-11-21",
      result: { done: 4, total: 10, marks, isRelaxed: true },
    });
  });

  it("rounds down, so that percentage, message and badge agree in a long endless game", () => {
    const over = playTen(0) as TriviaRound;
    const [entry] = over.history;
    const after = (hits: number, of: number) =>
      resultOf(
        { ...over, history: Array.from({ length: of }, (_, index) => ({ ...entry!, isCorrect: index < hits })) },
        1,
      );
    expect(after(199, 200)).toMatchObject({ percent: 99, badge: { name: "Bible Expert" } });
    expect(after(43, 54)).toMatchObject({ percent: 79, badge: { name: "Scripture Student" } });
  });

  it("has a message for every tier", () => {
    expect(
      new Set([100, 80, 60, 40, 0].flatMap((percent) => [resultMessage(percent), resultMessage(percent, true)])).size,
    ).toBe(10);
    expect(resultMessage(99)).toBe(resultMessage(80));
    expect(resultMessage(39)).toBe(resultMessage(0));
  });
});

describe("two players", () => {
  it("take turns with separate scores", () => {
    const two = settings({ mode: "two" });
    expect([0, 1, 2, 3].map((index) => playerOf(two, index))).toEqual([1, 2, 1, 2]);
    expect([0, 1].map((index) => playerOf(settings(), index))).toEqual([1, 1]);
    let state: TriviaState = started({ mode: "two" });
    expect(step(right(state), next).effects.at(-1)).toEqual({
      type: "announce",
      text: "Question 2 of 10. Player 2, it is your turn.",
    });
    for (let number = 0; number < 10; number += 1) state = play(number % 2 === 0 ? right(state) : wrong(state), next);
    const round = state as TriviaRound;
    expect([scoreOf(round), scoreOf(round, 1), scoreOf(round, 2), turnsOf(round, 1), turnsOf(round, 2)]).toEqual([
      5, 5, 0, 5, 5,
    ]);
    expect(resultOf(round, 1).badge.name).toBe("Perfect Scholar");
    expect(resultOf(round, 2).badge.name).toBe("Bible Explorer");
    expect(winnerOf(round)).toBe(1);
  });

  it("get the better badge, and may draw or be won by the second", () => {
    expect(winnerOf(started({ mode: "two" }))).toBe(0);
    const second = play(right(play(wrong(started({ mode: "two" })), next)), next) as TriviaRound;
    expect(winnerOf(second)).toBe(2);
    const end = step({ ...second, phase: "answered", index: 9 } as TriviaState, next);
    expect(end.effects).toContainEqual({ type: "award", badge: expect.objectContaining({ name: "Perfect Scholar" }) });
  });
});

describe("review", () => {
  it("needs a history and opens at the last answer", () => {
    const fresh = started();
    expect(play(fresh, { type: "review" })).toBe(fresh);
    expect(play(third(), { type: "review" })).toMatchObject({ reviewing: 1 });
    expect(step(third(), { type: "review" }).effects).toEqual([{ type: "stop-speech" }]);
  });

  it("stays within its bounds and returns to the question unchanged", () => {
    const at = (...by: (1 | -1)[]) =>
      play(third(), { type: "review" }, ...by.map((one) => ({ type: "review-by", by: one }) as const)) as TriviaRound;
    expect(at(-1).reviewing).toBe(0);
    expect(at(-1, -1).reviewing).toBe(0);
    expect(at(1).reviewing).toBe(1);
    expect(at(-1, 1).reviewing).toBe(1);
    expect(play(at(-1), { type: "exit-review" })).toEqual(third());
  });

  it("stops the clock and accepts no answers", () => {
    const reviewing = play(third(), { type: "review" });
    for (const event of [
      { type: "tick", seconds: 9 },
      submit,
      next,
      draft("x"),
      { type: "toggle-choices" },
      { type: "review" },
    ] as const)
      expect(play(reviewing, event)).toBe(reviewing);
  });

  it("cannot move while nothing is reviewed", () => {
    const game = third();
    for (const event of [{ type: "review-by", by: 1 }, { type: "exit-review" }] as const)
      expect(play(game, event)).toBe(game);
  });
});

describe("an endless game", () => {
  const first = triviaQuestions[3]!;
  const endless = () => started({ source: "endless" }, { drawn: [first] });

  it("needs a first question and has no known length", () => {
    const before = setup({ source: "endless" });
    expect(play(before, { type: "start", seed: 1 })).toBe(before);
    expect(step(before, { type: "start", seed: 1, drawn: [first] }).effects.at(-1)).toEqual({
      type: "announce",
      text: "Question 1",
    });
    expect(endless().questions).toEqual([first]);
    expect(play(endless(), { type: "start", seed: 1 })).toEqual(endless());
  });

  it("continues when the next question was drawn, and waits until then", () => {
    const answered = right(endless());
    expect(play(answered, next)).toBe(answered);
    expect(step(play(answered, { type: "drawn", question: triviaQuestions[4]! }), next)).toMatchObject({
      state: { phase: "question", index: 1 },
      effects: [{ type: "stop-speech" }, { type: "announce", text: "Question 2" }],
    });
  });

  it("ends when the player finishes after an answer, with a badge for the answered questions", () => {
    const over = play(right(endless()), { type: "finish" }) as TriviaRound;
    expect(over.phase).toBe("results");
    expect(resultOf(over, 1)).toMatchObject({ score: 1, of: 1, percent: 100 });
    expect(play(over, { type: "drawn", question: first })).toBe(over);
    const asked = endless();
    expect(play(asked, { type: "finish" })).toBe(asked);
  });

  it("is not possible in an ordinary game or on a daily board", () => {
    const ten = triviaQuestions.slice(0, 10);
    for (const game of [started(), started({ source: "endless" }, { drawn: ten, dailyDate: "2026-11-21" })]) {
      expect(game.questions).toHaveLength(10);
      expect(play(game, { type: "drawn", question: first })).toBe(game);
      const done = right(game);
      expect(play(done, { type: "finish" })).toBe(done);
    }
  });
});

describe("a round on people and places", () => {
  const ten = simpleQuestions.slice(0, 10);
  const round = () => started({ source: "stories" }, { drawn: ten });

  it("needs the questions that were drawn, and asks exactly those", () => {
    const before = setup({ source: "stories" });
    for (const drawn of [undefined, []])
      expect(step(before, { type: "start", seed: 1, ...(drawn && { drawn }) }).state).toBe(before);
    expect(round().questions).toEqual(ten);
    expect(step(before, { type: "start", seed: 1, drawn: ten }).effects.at(-1)).toEqual({
      type: "announce",
      text: "Question 1 of 10",
    });
  });

  it("ends after the last of them", () => {
    let state: TriviaState = round();
    for (let number = 0; number < 10; number += 1) state = play(right(state), next);
    expect(state).toMatchObject({ phase: "results", index: 9 });
    expect(resultOf(state as TriviaRound, 1)).toMatchObject({ score: 10, of: 10, badge: { name: "Perfect Scholar" } });
  });

  it("speaks of the answer, not of a word", () => {
    const { answer } = ten[0]!;
    expect(step(play(round(), draft("zzzzz")), submit).effects.at(-1)).toEqual({
      type: "announce",
      text: `Not this time. The answer is ${answer}.`,
    });
    expect(step(round(), { type: "tick", seconds: 20 }).effects.at(-1)).toEqual({
      type: "announce",
      text: `Time’s up! The answer is ${answer}.`,
    });
  });

  it("is neither asked for nor taken by the ten verses", () => {
    const game = started({}, { drawn: ten });
    expect(game.questions).toHaveLength(10);
    expect(game.questions.filter((question) => !triviaQuestions.some(({ id }) => id === question.id))).toEqual([]);
  });

  it("may also come up in an endless game", () => {
    const game = play(
      right(started({ source: "endless" }, { drawn: [triviaQuestions[3]!] })),
      { type: "drawn", question: ten[1]! },
      next,
    );
    expect(right(game).history[1]).toMatchObject({ verdict: "right", question: ten[1] });
  });

  it("is kept on the device as it is", () => {
    expect(triviaStateSchema.parse(JSON.parse(JSON.stringify(right(round()))))).toEqual(right(round()));
  });
});

const reads = (state: unknown) => triviaStateSchema.safeParse(JSON.parse(JSON.stringify(state))).success;

describe("a stored game", () => {
  it("is only restored if its question is one of its questions", () => {
    expect([started(), third(), right(third())].filter((state) => !reads(state))).toEqual([]);
    for (const index of [1, 10, 99_999]) expect(reads({ ...started(), index }), String(index)).toBe(false);
    const ended = playTen(3);
    expect([ended, { ...ended, index: 10, history: [...ended.history, ended.history[0]] }].map(reads)).toEqual([
      true,
      false,
    ]);
  });

  it("is only restored with one answer for each question so far", () => {
    const answered = right(third());
    for (const state of [answered, playTen(3)]) expect(reads({ ...state, history: [] }), state.phase).toBe(false);
    expect(reads({ ...third(), history: answered.history })).toBe(false);
  });

  it("is only restored if the reviewed answer exists", () => {
    expect([0, 1, null].map((reviewing) => reads({ ...third(), reviewing }))).toEqual([true, true, true]);
    expect([2, 50].map((reviewing) => reads({ ...third(), reviewing }))).toEqual([false, false]);
    expect(reads({ ...started(), reviewing: 0 })).toBe(false);
  });
});

describe("any sequence of events", () => {
  const event: fc.Arbitrary<TriviaEvent> = fc.oneof(
    fc.record({ type: fc.constant("start" as const), seed: fc.nat() }),
    fc.record({ type: fc.constant("tick" as const), seconds: fc.integer({ min: -5, max: 40 }) }),
    fc.record({ type: fc.constant("draft" as const), text: fc.constantFrom("", "lamp", "world", "way") }),
    fc.record({ type: fc.constant("review-by" as const), by: fc.constantFrom(1 as const, -1 as const) }),
    ...(["submit", "next", "finish", "review", "exit-review", "toggle-choices", "new-game"] as const).map((type) =>
      fc.constant({ type } as TriviaEvent),
    ),
  );

  it("leads to a state that can be stored, with at most one answer per question", () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const state = play(setup(), { type: "start", seed: 1 }, ...events);
        expect(triviaStateSchema.safeParse(JSON.parse(JSON.stringify(state))).success).toBe(true);
        if (state.phase === "setup") return;
        expect(state.history.length).toBe(state.phase === "question" ? state.index : state.index + 1);
      }),
    );
  });
});
