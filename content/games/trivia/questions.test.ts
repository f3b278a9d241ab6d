import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { questionLevels } from "#content/schema/games.ts";
import { type StoryQuestion, storyQuestionSchema } from "#content/schema/story-questions.ts";
import { bookById } from "#domain/scripture/books/books.ts";
import { passageText } from "#tests/support/embedded-text.ts";
import { difficultQuestions } from "./difficult.ts";
import { difficultQuestions as difficultInSpanish } from "./difficult.es.ts";
import { mediumQuestions } from "./medium.ts";
import { mediumQuestions as mediumInSpanish } from "./medium.es.ts";
import { simpleQuestions } from "./simple.ts";
import { simpleQuestions as simpleInSpanish } from "./simple.es.ts";

const levels = { simple: simpleQuestions, medium: mediumQuestions, difficult: difficultQuestions };
const all: readonly StoryQuestion[] = Object.values(levels).flat();
/** The text of their passages is compared by `npm run check -- quotations`. */
const spanish: readonly StoryQuestion[] = [...simpleInSpanish, ...mediumInSpanish, ...difficultInSpanish];

const small = new Set(
  "the a an of and to in on at by for with from into unto his her their its he she they it that was were is be as him them no not one who which when had has have out over up did do el la los las un una de del en que y con por su se al".split(
    " ",
  ),
);

const wordsOf = (text: string): string[] =>
  text
    .replaceAll("’", "'")
    .replaceAll("-", "")
    .replaceAll(/'s\b/gi, "")
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];
/** The words that carry the sense. */
const keyWords = (text: string): string[] => wordsOf(text).filter((word) => !small.has(word));
/** Whether a word stands in a text, in the singular or the plural. */
const standsIn = (word: string, words: ReadonlySet<string>): boolean =>
  [word, `${word}s`, word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y")].some((form) =>
    words.has(form),
  );
const properNames = (text: string): string[] =>
  wordsOf((text.match(/[A-Z][A-Za-z-]+/g) ?? []).join(" ")).filter((word) => !small.has(word));

const passageOf = ({ reference: { book, chapter, verse, lastVerse = verse } }: StoryQuestion): string =>
  passageText("kjv", { book, chapter, verse }, { book, chapter, verse: lastVerse });
const passageWords = (question: StoryQuestion): ReadonlySet<string> => new Set(wordsOf(passageOf(question)));
/** The words of the answer that its passage does not have. A clue stands for them, but never for the name of a person or place. */
const unproved = (question: StoryQuestion): string[] => {
  const { clue, kind, answer } = question;
  if (clue !== undefined && !passageOf(question).includes(clue)) return [clue];
  const missing = keyWords(answer).filter((word) => !standsIn(word, passageWords(question)));
  return clue !== undefined && (kind === "event" || kind === "saying") ? [] : missing;
};
const othersOf = ({ choices, answer }: StoryQuestion): string[] => choices.filter((choice) => choice !== answer);

/** What is the same in every language. */
const framesOf = (questions: readonly StoryQuestion[]) =>
  questions.map(({ id, level, kind, choices, answer }) => [id, level, kind, choices.indexOf(answer)].join(" "));

const tally = (items: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

describe("the questions on people, places, events and sayings", () => {
  it("match the schema, each in the list of its level", () => {
    expect(z.array(storyQuestionSchema).safeParse([...all, ...spanish]).error).toBeUndefined();
    for (const level of questionLevels)
      expect(new Set(levels[level].map((question) => question.level))).toEqual(new Set([level]));
  });

  it("are the same in Spanish: their ids, levels, kinds and the place of the answer", () => {
    expect(framesOf(spanish)).toEqual(framesOf(all));
    const moved = spanish.filter(({ reference }, index) => {
      const { book, chapter } = all[index]!.reference;
      return reference.book !== book || Math.abs(reference.chapter - chapter) > 1;
    });
    expect(moved).toEqual([]);
  });

  it("are 300 and more, at least 100 a level, of every kind in every level", () => {
    expect(all.length).toBeGreaterThanOrEqual(300);
    for (const level of questionLevels) {
      expect(levels[level].length).toBeGreaterThanOrEqual(100);
      expect(Object.fromEntries(tally(levels[level].map(({ kind }) => kind)))).toEqual({
        person: expect.any(Number),
        place: expect.any(Number),
        event: expect.any(Number),
        saying: expect.any(Number),
      });
    }
  });

  it("have unique ids that begin with the passage, and no question twice", () => {
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const questions of [all, spanish])
      expect(new Set(questions.map(({ question }) => question)).size).toBe(all.length);
    for (const { id, reference } of all)
      expect(id.startsWith(`${bookById(reference.book).slug}-${reference.chapter}-${reference.verse}-`), id).toBe(true);
  });

  it("are spread over at least 60 books, none with more than 8 %", () => {
    const books = tally(all.map(({ reference }) => reference.book));
    expect(books.size).toBeGreaterThanOrEqual(60);
    for (const [book, count] of books) expect(count / all.length, book).toBeLessThanOrEqual(0.08);
  });

  it("have no answer more than four times", () => {
    for (const questions of [all, spanish])
      expect([...tally(questions.map(({ answer }) => answer))].filter(([, count]) => count > 4)).toEqual([]);
  });

  it("do not favour one position for the answer", () => {
    for (let place = 0; place < 4; place += 1)
      expect(all.filter(({ choices, answer }) => choices.indexOf(answer) === place).length / all.length).toBeCloseTo(
        0.25,
        1,
      );
  });
});

describe("each question", () => {
  it("is decided by its passage", () => {
    for (const question of all) expect(unproved(question), question.id).toEqual([]);
  });

  it("has no other choice that its passage names", () => {
    for (const question of all) {
      const words = passageWords(question);
      const answered = keyWords(question.answer);
      const named = othersOf(question).filter((choice) => {
        const own = keyWords(choice).filter((word) => !answered.includes(word));
        const names =
          question.kind === "person" || question.kind === "place"
            ? properNames(choice).filter((name) => !answered.includes(name))
            : [];
        return names.some((name) => standsIn(name, words)) || own.every((word) => standsIn(word, words));
      });
      expect(named.toSorted(), question.id).toEqual((question.allowed ?? []).toSorted());
    }
  });

  it("quotes word for word", () => {
    for (const question of all) {
      const passage = passageOf(question).toLowerCase();
      for (const [, quotation = ""] of question.question.matchAll(/“([^”]+)”/g))
        expect(passage, question.id).toContain(
          quotation
            .replaceAll("’", "'")
            .replace(/[?.,]$/, "")
            .toLowerCase(),
        );
    }
  });

  it("does not give its answer away", () => {
    for (const question of [...all, ...spanish]) {
      const others = othersOf(question).map(keyWords);
      const telling = keyWords(question.answer).filter((word) => !others.every((words) => words.includes(word)));
      expect(
        telling.filter((word) => keyWords(question.question).includes(word)),
        question.id,
      ).toEqual([]);
    }
  });

  it("is set in plain type: quotation marks of its language, no exclamation mark, no capital missing", () => {
    for (const { question, id } of all) expect(question, id).toMatch(/^[“A-Z][^"'!«]+$/);
    for (const { question, id } of spanish) expect(question, id).toMatch(/^[«¿\p{Lu}][^"'!“’]*¿?[^"'!“’]+$/u);
    for (const { id, choices, accepted = [] } of [...all, ...spanish]) {
      for (const choice of choices) expect(choice, id).toMatch(/^\p{Lu}[^"'!]*$/u);
      const lowerCase = choices.map((choice) => choice.toLowerCase());
      expect(new Set(lowerCase).size, id).toBe(4);
      for (const other of accepted) expect(lowerCase, id).not.toContain(other.toLowerCase());
    }
  });
});
