import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasPhrase, patternOfPhrase, wordsOf } from "./words.ts";

const words = (text: string) => wordsOf(text).map(({ word }) => word);

describe("the words of a text", () => {
  it.each([
    ["Jesus wept.", ["jesus", "wept"]],
    ["God’s love; Moses' rod, Achish's son", ["god", "love", "moses", "rod", "achish", "son"]],
    ["Don't, don’t, DONT", ["dont", "dont", "dont"]],
    ["1 Kings 7:2", ["1", "kings", "7", "2"]],
    ["o'clock's 'tis rock'n", ["oclock", "s", "tis", "rockn"]],
    ["", []],
    ["… — !", []],
    ["FUÉ el corazón; ¿mañana? «Jehová»", ["fue", "el", "corazon", "manana", "jehova"]],
    [
      "l’Éternel, qu'il d’une Œuvre jusqu’à l'or",
      ["l", "eternel", "qu", "il", "d", "une", "oeuvre", "jusqu", "a", "l", "or"],
    ],
  ])("%j", (text, expected) => expect(words(text)).toEqual(expected));

  it("have the right positions", () => {
    expect(wordsOf("Œuvre d’été").map(({ start, end }) => [start, end])).toEqual([
      [0, 5],
      [6, 7],
      [8, 11],
    ]);
    expect(wordsOf("In God’s hand").map(({ start, end }) => [start, end])).toEqual([
      [0, 2],
      [3, 8],
      [9, 13],
    ]);
  });
});

const finds = (phrase: readonly string[], text: string, isOpen = false) =>
  hasPhrase(text, patternOfPhrase(phrase, isOpen));

describe("the pattern of a phrase", () => {
  it("finds adjacent words, in any case and with any punctuation between", () => {
    expect(
      ["the lord is", "THE LORD, is", "and the  Lord—is good", "“The Lord’s is"].map((text) =>
        finds(["the", "lord", "is"], text),
      ),
    ).toEqual([true, true, true, true]);
    expect(["the good lord is", "theLordis", "lord is the"].map((text) => finds(["the", "lord", "is"], text))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("finds whole words only, whatever letters, digits and apostrophes surround them", () => {
    expect(["eat", "Eat!", "(eat)", "eat's"].map((text) => finds(["eat"], text))).toEqual([true, true, true, true]);
    expect(["meat", "eaten", "7eat", "eat7", "o'eat", "o’eat", "eat’n"].filter((text) => finds(["eat"], text))).toEqual(
      [],
    );
  });

  it("matches completions of an open last word", () => {
    expect(["bethle", "Bethlehem", "bethle’s"].map((text) => finds(["bethle"], text, true))).toEqual([
      true,
      true,
      true,
    ]);
    expect(finds(["bethle"], "abethlehem", true)).toBe(false);
  });

  it("finds contractions as they are written", () => {
    expect(["don't", "don’t", "dont"].map((text) => finds(["dont"], text))).toEqual([true, true, true]);
    expect(["we'll", "we’ll"].map((text) => finds(["well"], text))).toEqual([true, true]);
    expect(["i", "is"].map((text) => finds([text], text))).toEqual([true, true]);
  });

  it("finds every two neighbouring words of any text", () => {
    const token = fc.constantFrom("God", "God’s", "don't", "7", "Lord,", "we'll", "a", "is");
    fc.assert(
      fc.property(fc.array(token, { minLength: 2, maxLength: 8 }), fc.nat(), (tokens, pick) => {
        const text = tokens.join(" ");
        const all = words(text);
        const at = pick % (all.length - 1);
        expect(finds(all.slice(at, at + 2), text)).toBe(true);
      }),
    );
  });
});
