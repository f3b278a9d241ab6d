import { describe, expect, it } from "vitest";
import { endlessWords } from "#content/games/endless-words.ts";
import { blank } from "#content/schema/games.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { createRandom } from "#src/games/kit/random.ts";
import { drawQuestion } from "./endless.ts";

/** Endless questions from chapters of a few verses, for which all possible questions are known. */

const chapterOf = (...verses: string[]): ChapterText => ({
  translation: "kjv",
  book: "PSA",
  chapter: 23,
  verses,
  paragraphs: [[1, 0]],
});

const draw = (seed: number, ...verses: string[]) =>
  drawQuestion(
    chapterOf(...verses),
    verses.map((_, index) => index + 1),
    createRandom(seed),
  );

/** Every question drawn from sixty seeds. */
const questionsOf = (...verses: string[]) => {
  const drawn = Array.from({ length: 60 }, (_, seed) => draw(seed, ...verses));
  return drawn.flatMap((question) => question ?? []);
};
const blanksOf = (...verses: string[]) =>
  [...new Set(questionsOf(...verses).map(({ reference, answer }) => `${reference.verse} ${answer}`))].toSorted();
const offered = (...verses: string[]) =>
  new Set(
    questionsOf(...verses).flatMap(({ choices, answer }) => choices?.filter((choice) => choice !== answer) ?? []),
  );

const groups = Object.keys(endlessWords);
const groupOf = (word: string) => groups.find((group) => endlessWords[group]!.includes(word));
const wordsOutside = (...left: string[]) =>
  groups.filter((group) => !left.includes(group)).flatMap((group) => endlessWords[group]!);

const shepherd = "The LORD is my shepherd; I shall not want.";
const pastures = "He maketh me to lie down in green pastures: he leadeth me beside the still waters.";
const shadow =
  "Yea, though I walk through the valley of the shadow of death, I will fear no evil: for thou art with me; thy rod and thy staff they comfort me.";
const short = "He restoreth my soul: my son, my house.";

describe("what is asked", () => {
  it("is every listed noun in a verse of 40 to 220 letters, and nothing else", () => {
    expect(blanksOf(shepherd, pastures, short, shadow)).toEqual(["1 shepherd", "4 rod", "4 staff", "4 valley"]);
    expect([39, 40, 220, 221].map((length) => blanksOf("The river was wide".padEnd(length, " and wide")))).toEqual([
      [],
      ["1 river"],
      ["1 river"],
      [],
    ]);
  });

  it("is the exact verse with a blank for the word, labelled with its reference", () => {
    const [question] = questionsOf(shepherd);
    expect(question).toMatchObject({
      id: "psalms-23-1-shepherd",
      verse: `The LORD is my ${blank}; I shall not want.`,
      answer: "shepherd",
      reference: { book: "PSA", chapter: 23, verse: 1 },
    });
  });

  it("is a word in any case, and no word that occurs twice in its verse", () => {
    expect(blanksOf("Lamb and lamb lay down together beside the water.")).toEqual([]);
    expect(questionsOf("Lamb of the flock, and the flock lay down together.")[0]).toMatchObject({
      verse: `${blank} of the flock, and the flock lay down together.`,
      answer: "lamb",
    });
  });

  it("is never the possessive in a word such as “king's”", () => {
    expect(blanksOf("He came out of the king's chamber, and went away.")).toEqual([]);
    expect(questionsOf("He stood in the king's chamber, and the king spake.")[0]?.verse).toBe(
      `He stood in the king's chamber, and the ${blank} spake.`,
    );
  });

  it("comes from any usable verse, and is the same for a seed", () => {
    expect(draw(8, shepherd, shadow)).toEqual(draw(8, shepherd, shadow));
    expect(draw(1, pastures, short)).toBeUndefined();
    expect(questionsOf(pastures, shepherd)).toHaveLength(60);
  });
});

describe("the verses to ask", () => {
  it("are those that were wanted, if the chapter has them", () => {
    const text = chapterOf(shepherd, pastures, shadow);
    const asked = Array.from({ length: 20 }, (_, seed) => drawQuestion(text, [3], createRandom(seed)));
    expect(new Set(asked.map((question) => question?.reference.verse))).toEqual(new Set([3]));
    expect(drawQuestion(text, [2], createRandom(1))).toBeUndefined();
    expect(drawQuestion(text, [99], createRandom(1))).toBeUndefined();
  });
});

describe("the other choices", () => {
  it("are three words from three other groups, in any order", () => {
    const questions = questionsOf(shepherd);
    for (const { choices, answer } of questions) {
      expect(choices).toContain(answer);
      expect(new Set(choices?.map(groupOf)).size).toBe(4);
      expect(choices).toHaveLength(4);
    }
    expect(new Set(questions.map(({ choices, answer }) => choices?.indexOf(answer)))).toEqual(new Set([0, 1, 2, 3]));
  });

  it("are drawn from all other groups", () => {
    const seen = new Set([...offered(shepherd)].map(groupOf));
    expect(seen).toEqual(new Set(groups.filter((group) => group !== "offices")));
    expect(offered(shepherd).size).toBeGreaterThan(60);
  });

  const river = "He stood beside the river until the evening was come upon them.";
  const left = ["waters", "animals", "body", "cloth"];

  it("are never in the verse", () => {
    const full = `The river ran on with ${endlessWords["food"]!.join(" and ")} and with ${endlessWords["food"]!.join(" or ")} as well.`;
    expect([...offered(full)].map(groupOf)).not.toContain("food");
    expect([...offered(full)]).not.toEqual([]);
  });

  it.each([
    ["after the word before it", (word: string) => `by the ${word} now`],
    ["before the word after it", (word: string) => `a ${word} until now`],
  ])("are never in the chapter %s", (_, beside) => {
    const other = wordsOutside(...left)
      .map(beside)
      .join(", ");
    expect(new Set([...offered(river, other)].map(groupOf))).toEqual(new Set(["animals", "body", "cloth"]));
    expect(
      offered(
        river,
        wordsOutside(...left)
          .map((word) => `of ${word} now`)
          .join(", "),
      ).size,
    ).toBeGreaterThan(40);
  });

  it("are too few for a question when fewer than three groups are left", () => {
    const other = wordsOutside("waters", "animals", "body")
      .map((word) => `the ${word}`)
      .join(", ");
    expect(blanksOf(river, other)).toEqual([]);
  });
});
