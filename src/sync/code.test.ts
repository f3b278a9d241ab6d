import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { codeAsText, codeBytes, codeFromText, codeInLink, linkWithCode } from "./code-text.ts";
import { readCode, readWords, wordsOf } from "./code.ts";
import { type WordList, inPlainLetters, loadAllWordLists } from "./word-lists.ts";

const code = fc.uint8Array({ minLength: codeBytes, maxLength: codeBytes });
/** The first test vector of BIP 39 with all bits set but the sign's. */
const words = "legal winner thank year wave sausage worth useful legal winner thank yellow";
const lists = await loadAllWordLists();
const [english, spanish, portuguese, french] = lists as [WordList, WordList, WordList, WordList];
const read = (typed: string) => readWords(typed, lists);
const bytes = new Uint8Array(codeBytes).fill(0x7f);

describe("a code", () => {
  it("is twelve words, and 22 characters in a link", () => {
    expect(wordsOf(bytes, english).join(" ")).toBe(words);
    expect(codeAsText(bytes)).toBe("f39_f39_f39_f39_f39_fw");
    fc.assert(
      fc.property(code, (one) => {
        for (const list of lists) {
          const shown = wordsOf(one, list).join(" ");
          expect(read(shown)).toEqual(one);
          expect(read(inPlainLetters(shown))).toEqual(one);
        }
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
    expect(read(typed)).toEqual(bytes);
  });

  it.each([
    ["eleven words", words.replace(" yellow", ""), { problem: "count", words: 11 }],
    ["nothing", "  ", { problem: "count", words: 0 }],
    ["a word of another language", words.replace("sausage", "Wurst"), { problem: "word", word: 6, typed: "wurst" }],
    ["two words exchanged", words.replace("legal winner", "winner legal"), { problem: "checksum" }],
  ])("says what is wrong with %s", (_case, typed, problem) => {
    expect(read(typed)).toEqual(problem);
  });

  it("is the same in every language, and a word that is in two of them is settled by the checksum", () => {
    expect(wordsOf(bytes, spanish).join(" ")).toBe(
      "ligero vista talar yogur venta queso yacer trozo ligero vista talar zafiro",
    );
    const inBoth = new Set(english.plain.filter((word) => french.byPlain.has(word)));
    expect(inBoth.size).toBeGreaterThan(100);
    // Twelve words that English and French share: by the one list a valid code, by the other none.
    const shared = [...inBoth].slice(0, 11);
    const byList = (list: WordList) =>
      [...inBoth].filter((last) => !("problem" in readWords([...shared, last].join(" "), [list])));
    const onlyFrench = byList(french).filter((word) => !byList(english).includes(word));
    expect(onlyFrench.length).toBeGreaterThan(0);
    for (const last of onlyFrench) {
      const found = read([...shared, last].join(" ")) as Uint8Array;
      expect(wordsOf(found, french).map(inPlainLetters)).toEqual([...shared, last]);
    }
    expect(read(wordsOf(bytes, portuguese).join(" ").toUpperCase())).toEqual(bytes);
    // A word of another list among the others is named.
    expect(read(wordsOf(bytes, spanish).with(3, "wurst").join(" "))).toEqual({
      problem: "word",
      word: 4,
      typed: "wurst",
    });
  });

  it("is found in a link, and in nothing else", () => {
    const link = linkWithCode("https://lampstand.test", bytes);
    expect(link).toBe("https://lampstand.test/your-data#sync=f39_f39_f39_f39_f39_fw");
    expect(codeInLink(`${link} `)).toEqual(bytes);
    for (const other of ["", words, link.replace("#", "?")]) expect(codeInLink(other)).toBeUndefined();
    for (const damaged of [`${link}x`, link.slice(0, -1), `${link} and more`, "#sync="])
      expect(codeInLink(damaged)).toEqual({ problem: "link" });
  });

  it("is read from a link without the lists of words", async () => {
    const load = vi.fn<() => Promise<readonly WordList[]>>(async () => lists);
    expect(await readCode(linkWithCode("https://lampstand.test", bytes), load)).toEqual(bytes);
    expect(load).not.toHaveBeenCalled();
    expect(await readCode(words, load)).toEqual(bytes);
  });

  it("never throws, and a link with anything else is no code", () => {
    fc.assert(fc.property(fc.string(), (typed) => void read(typed)));
    for (const text of ["", "f39_f39_f39_f39_f39_fx", "f39_f39_f39_f39_f39_f", "../../../etc/passwd...."])
      expect(codeFromText(text)).toBeUndefined();
  });
});
