import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { triviaQuestionSchema } from "#content/schema/games.ts";
import { triviaQuestions } from "./trivia.ts";

const levelBooks = {
  level1: ["JHN", "PSA", "DEU", "MAT", "JOS"],
  level2: ["PRO", "PHP", "ISA", "1PE"],
  level3: ["GAL", "ROM", "1TH", "JER", "ZEP", "2CO", "1JN"],
};

describe("the questions of Trivia Challenge", () => {
  it("are 30, well formed, each with its own id", () => {
    expect(z.array(triviaQuestionSchema).safeParse(triviaQuestions).error).toBeUndefined();
    expect(triviaQuestions).toHaveLength(30);
    expect(new Set(triviaQuestions.map(({ id }) => id)).size).toBe(30);
  });

  it.each(Object.entries(levelBooks))("%s has ten, from each of its books at least one", (_, books) => {
    const questions = triviaQuestions.filter(({ reference }) => books.includes(reference.book));
    expect(questions).toHaveLength(10);
    expect(new Set(questions.map(({ reference }) => reference.book))).toEqual(new Set(books));
  });

  it("never show the answer elsewhere in the verse, nor a distractor", () => {
    for (const { verse, choices } of triviaQuestions) {
      const words = verse.toLowerCase().match(/[a-z]+/g)!;
      for (const choice of choices) expect(words).not.toContain(choice.toLowerCase());
    }
  });

  it("put the answer at no favourite place", () => {
    for (let place = 0; place < 4; place += 1) {
      expect(triviaQuestions.filter(({ choices, answer }) => choices.indexOf(answer) === place).length).toBeLessThan(12);
    }
  });
});
