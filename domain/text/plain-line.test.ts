import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainLine } from "./plain-line.ts";

describe("plainLine", () => {
  it.each([
    ["an escape sequence", "\u001B[2J\u001B[31mall is well", "[2J[31mall is well"],
    ["one of a single byte", "\u009B31mred", "31mred"],
    ["a bell, a backspace and a delete", "a\u0007b\u0008c\u007Fd", "abcd"],
    ["line ends of every kind", "one\r\ntwo\u2028three\u0085four\tfive", "one two three four five"],
    ["overrides and isolates of direction", "\u202Egpj.exe\u202C \u2066x\u2069 \u200Fy\u061C", "gpj.exe x y"],
    ["what is invisible", "da\u200Btab\uFEFFase\u00AD_err\u{E0041}or", "database_error"],
    ["halves of a pair", "a\uD83Db\uDE00c", "abc"],
  ])("takes out %s", (_what, text, plain) => expect(plainLine(text)).toBe(plain));

  it("leaves words of every writing as they are", () => {
    const words = "Grace – שָׁלוֹם عليكم 平安 🕊 “é”";
    expect(plainLine(words)).toBe(words);
  });

  it("leaves nothing that a terminal obeys, and is done the first time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const plain = plainLine(text);
        expect(plain).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
        expect(plainLine(plain)).toBe(plain);
      }),
    );
  });
});
