import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { codeAsText, codeBytes, codeFromText, codeInLink, linkWithCode } from "./code-text.ts";
import { readWords, wordsOf } from "./code.ts";

const code = fc.uint8Array({ minLength: codeBytes, maxLength: codeBytes });
/** The first test vector of BIP 39 with all bits set but the sign's. */
const words = "legal winner thank year wave sausage worth useful legal winner thank yellow";
const bytes = new Uint8Array(codeBytes).fill(0x7f);

describe("a code", () => {
  it("is twelve words, and 22 characters in a link", () => {
    expect(wordsOf(bytes).join(" ")).toBe(words);
    expect(codeAsText(bytes)).toBe("f39_f39_f39_f39_f39_fw");
    fc.assert(
      fc.property(code, (one) => {
        expect(readWords(wordsOf(one).join(" "))).toEqual(one);
        expect(codeFromText(codeAsText(one))).toEqual(one);
      }),
    );
  });

  it.each([
    ["capitals and line breaks", words.toUpperCase().replaceAll(" ", "\n")],
    [
      "a numbered list in quotes",
      `“${words
        .split(" ")
        .map((word, index) => `${index + 1}. ${word}`)
        .join(",")}”`,
    ],
    ["non-breaking spaces and hyphens", words.replace(" ", "\u00a0").replaceAll(" ", " - ")],
    [
      "words cut to four letters",
      words
        .split(" ")
        .map((word) => word.slice(0, 4))
        .join(" "),
    ],
    ["a letter too many", words.replace("sausage", "saussage")],
    ["a letter missing", words.replace("useful", "usful")],
    ["two letters swapped", words.replace("winner", "winenr")],
    ["an accent", words.replace("legal", "légal")],
  ])("is read with %s", (_case, typed) => {
    expect(readWords(typed)).toEqual(bytes);
  });

  it.each([
    ["eleven words", words.replace(" yellow", ""), { problem: "count", words: 11 }],
    ["nothing", "  ", { problem: "count", words: 0 }],
    ["a word of another language", words.replace("sausage", "Wurst"), { problem: "word", word: 6, typed: "wurst" }],
    ["two words exchanged", words.replace("legal winner", "winner legal"), { problem: "checksum" }],
  ])("says what is wrong with %s", (_case, typed, problem) => {
    expect(readWords(typed)).toEqual(problem);
  });

  it("is found in a link, and in nothing else", () => {
    const link = linkWithCode("https://lampstand.test", bytes);
    expect(link).toBe("https://lampstand.test/privacy-policy#sync=f39_f39_f39_f39_f39_fw");
    expect(codeInLink(`${link} `)).toEqual(bytes);
    for (const other of ["", words, `${link}x`, "#sync=", link.replace("#", "?")])
      expect(codeInLink(other)).toBeUndefined();
  });

  it("never throws, and a link with anything else is no code", () => {
    fc.assert(fc.property(fc.string(), (typed) => void readWords(typed)));
    for (const text of ["", "f39_f39_f39_f39_f39_fx", "f39_f39_f39_f39_f39_f", "../../../etc/passwd...."])
      expect(codeFromText(text)).toBeUndefined();
  });
});
