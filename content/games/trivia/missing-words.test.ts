import { describe, expect, it } from "vitest";
import { books } from "#domain/scripture/books/books.ts";
import { chapterText } from "#tests/support/embedded-text.ts";
import { revealVerses } from "../reveal-verses.ts";
import { triviaQuestions } from "../trivia.ts";
import { revealVerses as spanishVerses } from "../reveal-verses.es.ts";
import { triviaQuestions as spanishQuestions } from "../trivia.es.ts";
import { missingWords } from "./missing-words.ts";
import { missingWords as spanishWords } from "./missing-words.es.ts";

const words = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const rowsOf = (levels: typeof missingWords, verses: typeof revealVerses) =>
  Object.values(levels)
    .flatMap((level) => Object.entries(level))
    .map(([id, [answer, ...others]]) => {
      const verse = verses.find((one) => one.id === id);
      return { id, answer, others, scripture: verse?.scripture ?? "", reference: verse?.reference };
    });
const rows = rowsOf(missingWords, revealVerses);
const inSpanish = rowsOf(spanishWords, spanishVerses);
const bible = books
  .flatMap(({ id, verseCounts }) => verseCounts.flatMap((_, index) => chapterText("kjv", id, index + 1)!.verses))
  .map((verse) => ` ${words(verse).join(" ")} `)
  .join("\n");

describe("the words left out on today's board", () => {
  it("are 280 with the thirty built in, of verses that are not among these", () => {
    expect(rows.filter(({ reference }) => reference === undefined)).toEqual([]);
    const known = new Set(triviaQuestions.map(({ reference }) => JSON.stringify(reference)));
    expect(rows.filter(({ reference }) => known.has(JSON.stringify(reference))).map(({ id }) => id)).toEqual([]);
    expect(rows.length + triviaQuestions.length).toBe(280);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(250);
  });

  it("are as many in Spanish as boards need for 26 days, of verses that are not among its thirty", () => {
    expect(inSpanish.filter(({ reference }) => reference === undefined)).toEqual([]);
    const known = new Set(spanishQuestions.map(({ reference }) => JSON.stringify(reference)));
    expect(inSpanish.filter(({ reference }) => known.has(JSON.stringify(reference))).map(({ id }) => id)).toEqual([]);
    expect(Object.values(spanishWords).map((level) => Object.keys(level).length + 10)).toEqual([112, 80, 80]);
  });

  it("stand once in their verse, and no other choice does", () => {
    const wrong = [...rows, ...inSpanish].filter(({ answer, others, scripture }) => {
      const own = words(scripture);
      return own.filter((word) => word === answer).length !== 1 || others.some((word) => own.includes(word));
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("have three other choices of the KJV, each different", () => {
    const wrong = rows.filter(
      ({ answer, others }) =>
        new Set([answer, ...others]).size !== 4 || others.some((word) => !bible.includes(` ${word} `)),
    );
    expect(wrong.map(({ id, others }) => [id, ...others.filter((word) => !bible.includes(` ${word} `))])).toEqual([]);
  });

  it("are the one natural answer: no other choice stands between the same words anywhere in the KJV", () => {
    const wrong = rows.flatMap(({ id, answer, others, scripture }) => {
      const own = words(scripture);
      const at = own.indexOf(answer);
      return others
        .filter((word) =>
          bible.includes(` ${[...own.slice(Math.max(0, at - 2), at), word, ...own.slice(at + 1, at + 3)].join(" ")} `),
        )
        .map((word) => `${id} ${word}`);
    });
    expect(wrong).toEqual([]);
  });
});
