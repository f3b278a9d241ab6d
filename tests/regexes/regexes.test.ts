import { describe, expect, it } from "vitest";
import { findRegexes, slowestMilliseconds } from "./regexes.ts";

const patterns = (code: string) => findRegexes("a.ts", code).map(({ source, flags }) => `/${source}/${flags}`);

describe("the regular expressions of a file", () => {
  it("are its literals, wherever they occur", () => {
    expect(patterns("const a = /x+/gu; call(b.replace(/[/]\\//, ''));")).toEqual(["/x+/gu", "/[/]\\//"]);
  });

  it("include strings passed to RegExp, as far as they are literal", () => {
    expect(patterns('new RegExp("\\\\bword", "i"); RegExp(`^(?:${words})$`); new RegExp(pattern);')).toEqual([
      "/\\bword/i",
      "/^(?:x)$/",
      "/x/",
    ]);
    expect(findRegexes("a.ts", "\nnew RegExp(`a${b}`)")[0]).toMatchObject({ line: 2, isPartlyKnown: true });
    expect(findRegexes("a.ts", "new RegExp(`a`)")[0]).toMatchObject({ isPartlyKnown: false });
  });

  it("do not include divisions, comments or strings", () => {
    expect(patterns('const a = b / c / d; // /x+/\nconst e = "/y+/";')).toEqual([]);
  });
});

const attack = { pumps: [{ prefix: "b", pump: "a", bias: 0 }], suffix: "!" };

describe("replaying an attack", () => {
  it("detects an expression whose time grows faster than the text", () => {
    expect(slowestMilliseconds(/^b(?:a+)+$/, { ...attack, suffix: "!" }, 50)).toBeGreaterThanOrEqual(50);
  });

  it("ends if the text cannot grow", () => {
    expect(slowestMilliseconds(/^ba+!$/, attack, 1000)).toBeLessThan(1000);
  });
});
