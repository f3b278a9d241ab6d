import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  hashOfVerses,
  plainLatin,
  readNumberedWords,
  readPlaces,
  readSharedWords,
  wordsAt,
  wordSpans,
  writeNumberedWords,
  writePlaces,
  type NumberedWord,
  type WordPlace,
} from "./original-words.ts";

const words = (text: string) => wordSpans(text).map(({ start, end }) => text.slice(start, end));

describe("words of a verse", () => {
  it.each([
    ["In the beginning God created the heaven", ["In", "the", "beginning", "God", "created", "the", "heaven"]],
    ["the LORD's passover; (for thou art)", ["the", "LORD's", "passover", "for", "thou", "art"]],
    ["the Jews' passover, and Beth-el.", ["the", "Jews'", "passover", "and", "Beth-el"]],
    ["sin--; yea", ["sin", "yea"]],
    ["", []],
  ])("%s", (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it("are joined without what is between them", () => {
    const text = "he that acknowledgeth, the Son";
    expect(wordsAt(text, wordSpans(text), { first: 2, last: 4 })).toBe("acknowledgeth the Son");
  });
});

describe("the line of a verse", () => {
  it.each<[string, readonly NumberedWord[]]>([
    [
      "..7225 430",
      [
        { first: 2, last: 2, number: 7225 },
        { first: 3, last: 3, number: 430 },
      ],
    ],
    [
      "3670__.5207_",
      [
        { first: 0, last: 2, number: 3670 },
        { first: 4, last: 5, number: 5207 },
      ],
    ],
    [
      "3739/1437.5",
      [
        { first: 0, last: 0, number: 3739 },
        { first: 0, last: 0, number: 1437 },
        { first: 2, last: 2, number: 5 },
      ],
    ],
    [
      "1410_/3756",
      [
        { first: 0, last: 1, number: 1410 },
        { first: 1, last: 1, number: 3756 },
      ],
    ],
    ["", []],
  ])("%s", (line, expected) => {
    expect(readNumberedWords(line)).toEqual(expected);
    expect(writeNumberedWords(expected)).toBe(line);
  });

  it("can hold any words in order, each beginning after the one before or with its last word", () => {
    const step = fc.record({
      gap: fc.integer({ min: -1, max: 4 }),
      more: fc.nat(3),
      number: fc.integer({ min: 1, max: 8674 }),
    });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let next = 0;
        const list = steps.map(({ gap, more, number }) => {
          const first = Math.max(0, next + gap);
          next = first + more + 1;
          return { first, last: first + more, number };
        });
        expect(readNumberedWords(writeNumberedWords(list))).toEqual(list);
      }),
    );
  });
});

it("what shares a word is one", () => {
  expect(readSharedWords("1410_/3756.3739/1722 5")).toEqual([
    { first: 0, last: 1, numbers: [1410, 3756] },
    { first: 3, last: 3, numbers: [3739, 1722] },
    { first: 4, last: 4, numbers: [5] },
  ]);
});

describe("places", () => {
  it("are written verse by verse", () => {
    const places: WordPlace[] = [
      { ordinal: 0, isTitle: false, first: 3, last: 3 },
      { ordinal: 40, isTitle: true, first: 0, last: 0 },
      { ordinal: 40, isTitle: false, first: 11, last: 12 },
    ];
    expect(writePlaces(places)).toBe("0.3 14!0.b-c");
    expect(readPlaces("0.3 14!0.b-c")).toEqual(places);
    expect(readPlaces("")).toEqual([]);
  });

  it("are read as they were written", () => {
    const place = fc.record({ step: fc.nat(400), isTitle: fc.boolean(), first: fc.nat(90), more: fc.nat(4) });
    fc.assert(
      fc.property(fc.array(place), (list) => {
        let ordinal = 0;
        const places = list.map(({ step, isTitle, first, more }): WordPlace => {
          ordinal += step;
          return { ordinal, isTitle, first, last: first + more };
        });
        expect(readPlaces(writePlaces(places))).toEqual(places);
      }),
    );
  });
});

it("another text has another hash", () => {
  expect(hashOfVerses(["In the beginning", "And"])).not.toBe(hashOfVerses(["In the beginning,", "And"]));
  expect(hashOfVerses(["a", "b"])).not.toBe(hashOfVerses(["a b"]));
});

it.each([
  ["agapē", "agape"],
  ["Iēsous", "iesous"],
  ["ʼĕlôhîym", "elohiym"],
  ["beth lechem", "bethlechem"],
])("%s is typed %s", (latin, plain) => {
  expect(plainLatin(latin)).toBe(plain);
});
