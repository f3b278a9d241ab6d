import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kitMessages } from "#src/games/kit/messages.ts";
import { simpleQuestions } from "#content/games/trivia/simple.ts";
import { questionLevels } from "#content/schema/games.ts";
import { createRandom } from "#src/games/kit/random.ts";
import { levelOfBook, triviaLevels } from "./config.ts";
import { type AskedStories, drawStories, mergeAsked, withAsked } from "./stories.ts";

const nothing: AskedStories = { simple: [], medium: [], difficult: [] };
const idsOf = (questions: readonly { readonly id: string }[]) => questions.map(({ id }) => id);
const poolOf = (size: number) => simpleQuestions.slice(0, size);

/** What a visitor is asked in rounds of `count` questions that are left after `shown` of them. */
const askedIn = (
  size: number,
  rounds: readonly { readonly count: number; readonly shown: number }[],
  seed: number,
): string[] => {
  const random = createRandom(seed);
  const sequence: string[] = [];
  let asked = nothing;
  for (const { count, shown } of rounds) {
    for (const { id } of drawStories(poolOf(size), asked.simple, count, random).slice(0, shown)) {
      asked = withAsked(asked, "simple", id);
      sequence.push(id);
    }
  }
  return sequence;
};

const rounds = fc.array(fc.record({ count: fc.integer({ min: 1, max: 10 }), shown: fc.integer({ min: 0, max: 10 }) }), {
  maxLength: 80,
});

describe("what a visitor is asked", () => {
  it("does not come back before all of the level were asked, however many rounds are left halfway", () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 37 }), rounds, fc.nat(), (size, plan, seed) => {
        const sequence = askedIn(size, plan, seed);
        for (let start = 0; start < sequence.length; start += size) {
          const turn = sequence.slice(start, start + size);
          expect(new Set(turn).size).toBe(turn.length);
        }
      }),
    );
  });

  it("is never the same question twice in a row", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), rounds, fc.nat(), (size, plan, seed) => {
        const sequence = askedIn(size, plan, seed);
        expect(sequence.filter((id, index) => id === sequence[index + 1])).toEqual([]);
      }),
    );
  });

  it("is every question of the level in as few rounds as can be", () => {
    const size = simpleQuestions.length;
    const plan = Array.from({ length: Math.ceil(size / 10) }, () => ({ count: 10, shown: 10 }));
    expect(new Set(askedIn(size, plan, 5)).size).toBe(size);
  });
});

const draw = (seed: number) => drawStories(simpleQuestions, [], 10, createRandom(seed));

describe("a draw", () => {
  it("is the same for a seed, differs between seeds, and shuffles the choices", () => {
    expect(draw(1)).toEqual(draw(1));
    expect(idsOf(draw(1))).not.toEqual(idsOf(draw(2)));
    const places = Array.from({ length: 40 }, (_, seed) => draw(seed)[0]!).map(({ choices, answer }) =>
      choices.indexOf(answer),
    );
    expect(new Set(places).size).toBe(4);
    for (const question of draw(3))
      expect(question.choices.toSorted()).toEqual(
        simpleQuestions.find(({ id }) => id === question.id)!.choices.toSorted(),
      );
  });

  it("ignores ids that no question has any more", () => {
    expect(drawStories(poolOf(3), ["gone", ...idsOf(poolOf(2))], 1, createRandom(1)).map(({ id }) => id)).toEqual([
      poolOf(3)[2]!.id,
    ]);
  });

  it("has all questions of a level that has too few", () => {
    expect(idsOf(drawStories(poolOf(4), [], 10, createRandom(1))).toSorted()).toEqual(idsOf(poolOf(4)).toSorted());
  });
});

describe("what was asked", () => {
  it("is kept by level, a question that returns or of a round that was left as the latest", () => {
    const two = withAsked(withAsked(nothing, "simple", "a"), "simple", "b");
    expect(two).toEqual({ simple: ["a", "b"], medium: [], difficult: [] });
    expect(withAsked(two, "simple", "b")).toBe(two);
    expect(withAsked(two, "simple", "a").simple).toEqual(["b", "a"]);
    expect(withAsked(two, "medium", "a")).toEqual({ ...two, medium: ["a"] });
  });

  it("is united with another device's, nothing twice, the present latest last", () => {
    const present = { ...nothing, simple: ["a", "b"] };
    expect(mergeAsked(present, { simple: ["b", "c", "c"], medium: ["d"], difficult: [] })).toEqual({
      simple: ["c", "a", "b"],
      medium: ["d"],
      difficult: [],
    });
    expect(mergeAsked(present, nothing)).toEqual(present);
  });

  it("has a level for each of the game's, with its name and books", () => {
    expect(Object.values(triviaLevels).map(({ questions }) => questions)).toEqual([...questionLevels]);
    expect(questionLevels.map((level) => kitMessages.levels[level])).toEqual(["Simple", "Medium", "Difficult"]);
    expect([levelOfBook("JHN"), levelOfBook("ISA"), levelOfBook("ZEP"), levelOfBook("GEN")]).toEqual([
      ...questionLevels,
      undefined,
    ]);
  });
});
