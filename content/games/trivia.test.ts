import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { blank, triviaQuestionSchema } from "#content/schema/games.ts";
import { chapterText, verseText } from "#tests/support/embedded-text.ts";
import { books as allBooks } from "#domain/scripture/books/books.ts";
import { triviaQuestions } from "./trivia.ts";
import { triviaQuestions as inSpanish } from "./trivia.es.ts";

const levelBooks = {
  level1: ["JHN", "PSA", "DEU", "MAT", "JOS"],
  level2: ["PRO", "PHP", "ISA", "1PE"],
  level3: ["GAL", "ROM", "1TH", "JER", "ZEP", "2CO", "1JN"],
};

const words = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}]+/gu, " ")
    .trim();

describe("the questions of Trivia Challenge", () => {
  it("are 30 with unique ids that match the schema, the same verses in Spanish", () => {
    expect(z.array(triviaQuestionSchema).safeParse([...triviaQuestions, ...inSpanish]).error).toBeUndefined();
    expect(inSpanish.map(({ id, reference }) => [id, reference])).toEqual(
      triviaQuestions.map(({ id, reference }) => [id, reference]),
    );
    expect(triviaQuestions).toHaveLength(30);
    expect(new Set(triviaQuestions.map(({ id }) => id)).size).toBe(30);
  });

  it.each(Object.entries(levelBooks))("%s has ten, at least one from each of its books", (_, books) => {
    const questions = triviaQuestions.filter(({ reference }) => books.includes(reference.book));
    expect(questions).toHaveLength(10);
    expect(new Set(questions.map(({ reference }) => reference.book))).toEqual(new Set(books));
  });

  it("are the KJV word for word with the answer in the blank", () => {
    for (const { verse, answer, reference } of triviaQuestions) {
      expect(verseText("kjv", reference.book, reference.chapter, reference.verse)).toContain(
        verse.replace(blank, answer),
      );
    }
  });

  it("have one natural answer: no distractor occurs between the same words anywhere in the KJV", () => {
    const bible = allBooks
      .flatMap((book) => book.verseCounts.flatMap((_, index) => chapterText("kjv", book.id, index + 1)!.verses))
      .map((verse) => ` ${words(verse)} `)
      .join("\n");
    for (const { verse, answer, choices } of triviaQuestions) {
      const [before = "", after = ""] = verse.split(blank).map(words);
      const around = (word: string) =>
        ` ${[...before.split(" ").slice(-2), word, ...after.split(" ").slice(0, 2)].join(" ").trim()} `;
      expect(choices.filter((choice) => bible.includes(around(choice)))).toEqual([answer]);
    }
  });

  it("never show the answer or a distractor elsewhere in the verse", () => {
    for (const { verse, choices } of [...triviaQuestions, ...inSpanish]) {
      const verseWords = words(verse).split(" ");
      for (const choice of choices) expect(verseWords).not.toContain(choice.toLowerCase());
    }
  });

  it("offer words of the KJV alone, so that no distractor is from another time", () => {
    const known = new Set(
      allBooks.flatMap((book) =>
        book.verseCounts.flatMap((_, index) =>
          chapterText("kjv", book.id, index + 1)!.verses.flatMap((verse) => words(verse).split(" ")),
        ),
      ),
    );
    expect(triviaQuestions.flatMap(({ choices }) => choices.filter((choice) => !known.has(choice)))).toEqual([]);
  });

  it("do not favour one position for the answer", () => {
    for (const questions of [triviaQuestions, inSpanish])
      for (let place = 0; place < 4; place += 1)
        expect(questions.filter(({ choices, answer }) => choices.indexOf(answer) === place).length).toBeLessThan(12);
  });
});
