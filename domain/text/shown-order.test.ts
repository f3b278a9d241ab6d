import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inShownOrder } from "./shown-order.ts";

const codes = "\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069";

const sorted = (text: string) =>
  [...text]
    .filter((char) => !codes.includes(char))
    .toSorted()
    .join("");

describe("the order in which letters are shown", () => {
  it.each([
    ["no override", "a \u202Bb c\u202C d", "a \u202Bb c\u202C d"],
    ["an override to its end", "a\u202Ecb\u202Cd", "abcd"],
    ["an override without an end, to that of the line", "a\u202Ecb\nde", "abc\nde"],
    ["one inside another", "\u202Edc\u202Eba\u202C\u202C", "abcd"],
    ["one that is turned back inside", "\u202Eed\u202Dbc\u202Ca", "abcde"],
    ["an end that ends nothing", "a\u202C\u2069b\u202Edc", "abcd"],
    ["an isolate whose end closes what is open in it", "\u2066a\u202Ecb\u2069de", "abcde"],
    ["an isolate that the end of an embedding does not close", "\u202Ed\u2067ab\u202Cc\u2069", "abcd"],
    ["a surrogate pair", "\u202E😀a\u202C", "a😀"],
  ])("%s", (_what, text, shown) => {
    expect(inShownOrder(text)).toBe(shown);
  });

  it("loses no letter, whatever is opened and closed", () => {
    const text = fc.string({ unit: fc.constantFrom("a", "b", "\n", ...codes), maxLength: 400 });
    fc.assert(
      fc.property(text, (written) => {
        expect(sorted(inShownOrder(`${written}\u202E`))).toBe(sorted(written));
      }),
    );
  });

  it("opens no more than browsers do", () => {
    const deep = 20_000;
    expect(inShownOrder("\u202E".repeat(deep) + "ab" + "\u202C".repeat(deep) + "c")).toHaveLength(3);
  });
});
