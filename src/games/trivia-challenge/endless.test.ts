import { describe, expect, it } from "vitest";
import { endlessWords } from "#content/games/endless-words.ts";
import { blank, triviaQuestionSchema } from "#content/schema/games.ts";
import { createRandom } from "#src/games/kit/random.ts";
import { chapterText } from "#tests/support/embedded-text.ts";
import { type TriviaLevel, triviaLevels } from "./config.ts";
import { drawQuestion } from "./endless.ts";
import { versesOfLevel } from "./endless-verse.ts";

const words = (text: string): string[] => text.toLowerCase().match(/[a-z]+(?:'[a-z]+)?/g) ?? [];
const groupOf = (word: string) => Object.keys(endlessWords).find((group) => endlessWords[group]!.includes(word));

const draw = (level: TriviaLevel, seed: number) => {
  const random = createRandom(seed);
  const known = versesOfLevel(triviaLevels[level].questions);
  const { book, chapter, verse } = known[seed % known.length]!.reference;
  const text = chapterText("kjv", book, chapter)!;
  return { text, question: drawQuestion(text, [verse], random) };
};

describe("the words of endless questions", () => {
  it("are in one group each, at least six per group", () => {
    const all = Object.values(endlessWords).flat();
    expect(new Set(all).size).toBe(all.length);
    for (const group of Object.values(endlessWords)) expect(group.length).toBeGreaterThanOrEqual(6);
  });
});

describe.each(Object.keys(triviaLevels) as TriviaLevel[])("endless questions of %s", (level) => {
  const drawn = Array.from({ length: 1500 }, (_, seed) => draw(level, seed));
  const questions = drawn.flatMap(({ text, question }) => (question ? [{ text, question }] : []));

  it("come from all of the level's books, of nearly every verse that is known", () => {
    expect(questions.length).toBeGreaterThan(1450);
    expect(new Set(questions.map(({ question }) => question.reference.book))).toEqual(
      new Set(triviaLevels[level].books),
    );
  });

  it("are the same for a seed and differ between seeds", () => {
    expect(draw(level, 11).question).toEqual(draw(level, 11).question);
    expect(new Set(questions.map(({ question }) => question.id)).size).toBeGreaterThan(400);
  });

  it("are well formed and exact quotations", () => {
    const problems = questions.filter(({ text, question }) => {
      const verse = text.verses[question.reference.verse - 1]!;
      const asked = question.verse.replace(blank, question.answer);
      return !triviaQuestionSchema.safeParse(question).success || asked.toLowerCase() !== verse.toLowerCase();
    });
    expect(problems).toEqual([]);
  });

  it("are never ambiguous", () => {
    const problems = questions.filter(({ text, question }) => {
      const verse = words(text.verses[question.reference.verse - 1]!);
      const others = question.choices.filter((choice) => choice !== question.answer);
      const [before, after] = [verse[verse.indexOf(question.answer) - 1], verse[verse.indexOf(question.answer) + 1]];
      const chapter = text.verses.map((one) => ` ${words(one).join(" ")} `);
      const fits = (word: string) =>
        chapter.some((one) => one.includes(` ${before} ${word} `) || one.includes(` ${word} ${after} `));
      return (
        verse.filter((word) => word === question.answer).length !== 1 ||
        others.some((word) => verse.includes(word) || fits(word)) ||
        new Set(question.choices.map(groupOf)).size !== 4
      );
    });
    expect(problems).toEqual([]);
  });
});

describe("a chapter without a usable verse", () => {
  it("gives no question", () => {
    const verses = ["Jesus wept.", "And it came to pass after these things, that they went up together."];
    expect(
      drawQuestion(
        { translation: "kjv", book: "JHN", chapter: 1, verses, paragraphs: [[1, 0]] },
        [1, 2],
        createRandom(1),
      ),
    ).toBeUndefined();
  });
});
