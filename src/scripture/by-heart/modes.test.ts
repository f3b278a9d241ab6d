import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { verseCount } from "#domain/scripture/books/books.ts";
import { parseVerseSet, type VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { parsePassage } from "#domain/site/addresses/read-learn-address.ts";
import { grades } from "./cards.ts";
import {
  countsOf,
  coveredWords,
  coverMore,
  lastCover,
  type LettersState,
  missingWords,
  nextTypedWord,
  offeredPieces,
  type OrderState,
  piecesOf,
  placePiece,
  showPiece,
  showWord,
  startCover,
  startLetters,
  startOrder,
  typeLetter,
  uncover,
} from "./rules.ts";
import { fittingMode, gradeOf, plainWord, referenceChoices, shuffled, splitWords, modes } from "./modes.ts";

const text = "The LORD is my shepherd; I shall not want—no, not I, he said: not want.";
const words = splitWords(text);
const anyText = fc
  .array(fc.constantFrom("the", "Lord", "is,", "my", "shepherd;", "I", "shall", "not", "want.", "ne’er", "—"), {
    minLength: 1,
    maxLength: 80,
  })
  .map((list) => `In ${list.join(" ")}`);

describe("words", () => {
  it("are split at spaces and dashes, and lose nothing", () => {
    expect(words.map(({ plain }) => plain).slice(6, 11)).toEqual(["shall", "not", "want", "no", "not"]);
    fc.assert(
      fc.property(anyText, (any) => {
        expect(
          splitWords(any)
            .map(({ text: word }) => word)
            .join("")
            .replaceAll(" ", ""),
        ).toBe(any.replaceAll(" ", ""));
        expect(splitWords(any).every(({ plain }) => plain !== "")).toBe(true);
      }),
    );
  });

  it("are compared without case, accents and punctuation", () => {
    expect(plainWord("«Señor’s»,")).toBe("senors");
  });
});

describe("the grade", () => {
  it("is good with one slip in ten words, hard with help, again when half was missing", () => {
    const outcome = { words: 20, slips: 0, helped: 0, isReferenceKnown: true };
    expect(gradeOf(outcome)).toBe(grades.good);
    expect(gradeOf({ ...outcome, slips: 2 })).toBe(grades.good);
    expect(gradeOf({ ...outcome, slips: 3 })).toBe(grades.hard);
    expect(gradeOf({ ...outcome, helped: 1 })).toBe(grades.hard);
    expect(gradeOf({ ...outcome, isReferenceKnown: false })).toBe(grades.hard);
    expect(gradeOf({ ...outcome, slips: 5, helped: 5 })).toBe(grades.again);
    expect(gradeOf({ ...outcome, words: 2, slips: 1 })).toBe(grades.again);
  });

  it("belongs to modes that grow harder", () => {
    expect([0, 1, 2, 3, 4, 5].map(fittingMode)).toEqual([...modes, "letters", "whole"]);
  });
});

describe("read and cover", () => {
  it("covers more words each time, at last all, and counts what is uncovered then", () => {
    let state = startCover;
    let before = 0;
    for (let step = 0; step < lastCover; step += 1) {
      state = uncover(coverMore(state), 0);
      const covered = coveredWords(words.length, { ...state, shown: new Set() }, "seed").size;
      expect(covered).toBeGreaterThan(before);
      before = covered;
    }
    expect(before).toBe(words.length);
    expect(coveredWords(words.length, state, "seed").has(0)).toBe(false);
    expect(countsOf(state)).toEqual({ slips: 0, helped: 1 });
  });
});

const type = (letters: string, forgiving?: "qwerty" | "azerty"): LettersState =>
  [...letters].reduce((state, letter) => typeLetter(state, words, letter, forgiving), startLetters);

describe("first letters", () => {
  it("go on with each right letter", () => {
    expect(type("tlims")).toMatchObject({ at: 5 });
    expect(countsOf(type("tlims"))).toEqual({ slips: 0, helped: 0 });
  });

  it("count a word with wrong letters once, and show it after three", () => {
    expect(countsOf(type("xxt"))).toEqual({ slips: 1, helped: 0 });
    expect(type("xxx")).toMatchObject({ at: 1 });
    expect(countsOf(type("xxx"))).toEqual({ slips: 0, helped: 1 });
  });

  it("forgive the neighbouring key of a thumb, on the keyboard of the language", () => {
    expect(type("r", "qwerty").at).toBe(1);
    expect(type("g", "qwerty").at).toBe(1);
    expect(type("p", "qwerty").at).toBe(0);
    expect(type("r").at).toBe(0);
    expect(type("tl").at).toBe(2);
    expect(type("tm", "azerty").at).toBe(2);
    expect(type("tm", "qwerty").at).toBe(1);
  });

  it("end with the last word, whatever is typed", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom("t", "l", "i", "n", "?")), (letters) => {
        let state = letters.reduce((present, letter) => typeLetter(present, words, letter), startLetters);
        expect(state.at).toBeLessThanOrEqual(words.length);
        for (let count = 0; count <= words.length; count += 1) state = showWord(state, words);
        expect(state.at).toBe(words.length);
      }),
    );
  });
});

describe("put in order", () => {
  it("cuts a passage into pieces that make it up again", () => {
    fc.assert(
      fc.property(anyText, (any) => {
        const all = splitWords(any);
        const pieces = piecesOf(all);
        expect(pieces.flatMap((piece) => piece.words)).toEqual(all.map((_, at) => at));
        expect(pieces.map((piece) => piece.text).join(" ")).toBe(all.map((word) => word.text).join(" "));
      }),
    );
  });

  it("offers each piece, and can always be finished, with equal pieces in either order", () => {
    fc.assert(
      fc.property(anyText, (any) => {
        const pieces = piecesOf(splitWords(any));
        let state: OrderState = startOrder;
        while (state.placed.length < pieces.length) {
          const offered = offeredPieces(pieces, state, "seed").filter((piece) => !state.placed.includes(piece));
          const right = offered.findLast((piece) => pieces[piece]!.text === pieces[state.placed.length]!.text);
          expect(right).toBeDefined();
          state = placePiece(state, pieces, right!);
        }
        expect(countsOf(state)).toEqual({ slips: 0, helped: 0 });
        expect(new Set(state.placed).size).toBe(pieces.length);
      }),
    );
  });

  it("loses no quick tap, and counts none twice", () => {
    const pieces = piecesOf(words);
    const first = placePiece(startOrder, pieces, 0);
    expect(placePiece(first, pieces, 0)).toBe(first);
    const wrong = placePiece(first, pieces, 3);
    expect(wrong.placed).toEqual([0]);
    expect([...wrong.slips]).toEqual(pieces[1]!.words);
    expect([...showPiece(first, pieces).helped]).toEqual(pieces[1]!.words);
  });
});

describe("type it whole", () => {
  it("finds the words that are missing or differ", () => {
    expect([...missingWords(words, text)]).toEqual([]);
    expect([...missingWords(words, "the lord is my shepherd i shall not want no not i he said not want")]).toEqual([]);
    expect([...missingWords(words, "The Lord is a shepherd")].slice(0, 2)).toEqual([3, 5]);
    expect(missingWords(words, "").size).toBe(words.length);
    expect(missingWords(words, "x ".repeat(5000)).size).toBe(words.length);
  });

  it("shows the word after those that were typed", () => {
    expect(nextTypedWord(words, "The Lord ")).toBe(2);
    expect(nextTypedWord(words, text)).toBe(words.length - 1);
  });
});

const shapeOf = ({ verses }: VerseSet) => verses.map((verse) => verse - verses[0]!).join(" ");

const isWhole = ({ book, chapter, verses }: VerseSet) => verses.length === verseCount(book, chapter);

describe("the reference", () => {
  it("is among four different ones, in an order that stays", () => {
    for (const passage of [
      { book: "JHN", chapter: 3, verses: [16] },
      { book: "JUD", chapter: 1, verses: [24, 25] },
      { book: "2JN", chapter: 1, verses: [13] },
    ] as const) {
      const choices = referenceChoices(passage, [passage, { book: "GEN", chapter: 1, verses: [1] }], "seed");
      expect(new Set(choices).size).toBe(4);
    }
    expect(referenceChoices({ book: "JHN", chapter: 3, verses: [16] }, [], "s")).toContain("John 3:16");
  });

  it.each([
    ["PSA.119.165-176", "is longer than the chapters beside it"],
    ["2JN.1.1-12", "is nearly the whole book"],
    ["3JN.1.1-14", "is the whole book"],
    ["PSA.119.3-5,9", "has a gap"],
  ])("is asked among four that look alike where the passage, %s, %s", (written) => {
    const passage = parsePassage(written)!;
    const choices = referenceChoices(passage, [], "seed").map((choice) => parseVerseSet(choice)!);
    expect(choices).toHaveLength(4);
    expect(choices.filter((one) => !isWhole(one) && shapeOf(one) !== shapeOf(passage))).toEqual([]);
  });

  it("comes with a shuffle that is a permutation", () => {
    fc.assert(
      fc.property(fc.nat(50), fc.string(), (count, seed) => {
        expect(shuffled(count, seed).toSorted((one, other) => one - other)).toEqual(
          Array.from({ length: count }, (_, index) => index),
        );
      }),
    );
  });
});
