import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitText, type Measure, sizesFrom } from "./fit-text.ts";

/** Every character is half as wide as high. */
const measure: Measure = (text, size) => (text.length * size) / 2;
const bare = (value: string): string => value.replaceAll(/\s/gu, "");
const space = { width: 100, height: 60, sizes: [20, 10], leading: 1.2 };

describe("a text in its space", () => {
  it("is as large as it may be, in even lines", () => {
    expect(fitText("one two", space, measure)).toEqual({ size: 20, lines: ["one two"] });
    // Greedy lines would be "a aa aaa a" and "bb".
    expect(fitText("a aa aaa a bb", space, measure)).toEqual({ size: 20, lines: ["a aa aaa", "a bb"] });
  });

  it("is smaller when it is longer, and counts its lines", () => {
    const { size, lines } = fitText("in the beginning God created the heaven", space, measure);
    expect([size, lines.length]).toEqual([10, 2]);
    expect(fitText("aaaaaaaaaaa b", { ...space, maxLines: 1 }, measure)).toEqual({
      size: 10,
      lines: ["aaaaaaaaaaa b"],
    });
  });

  it("keeps lines of its own whole while the letters stay large enough, and otherwise breaks them", () => {
    expect(fitText("a bb ccc\nd", space, measure)).toEqual({ size: 20, lines: ["a bb ccc", "d"] });
    expect(fitText("a bb ccc dddd\n\ne", { ...space, height: 200 }, measure)).toEqual({
      size: 10,
      lines: ["a bb ccc dddd", "e"],
    });
    const wide = { ...space, sizes: [40, 20], height: 200 };
    expect(fitText("a bb ccc dddd\ne", wide, measure)).toEqual({ size: 40, lines: ["a bb", "ccc", "dddd", "e"] });
  });

  it("ends in an ellipsis where nothing else helps", () => {
    const long = fitText(Array.from({ length: 60 }, () => "word,").join(" "), space, measure);
    expect(long).toEqual({
      size: 10,
      lines: [...Array.from({ length: 4 }, () => "word, word, word,"), "word, word, word…"].slice(-5),
    });
  });

  it("breaks Chinese between letters, no line beginning with a stop or ending with a quotation mark", () => {
    const { size, lines } = fitText(
      "老师说：“请读一遍，慢慢读（2026年）。”",
      { ...space, width: 60, height: 120 },
      measure,
    );
    expect([size, lines.join("")]).toEqual([20, "老师说：“请读一遍，慢慢读（2026年）。”"]);
    for (const line of lines) expect(line).toMatch(/^[^，。：”）].*[^“（]$/u);
    expect(fitText("光 江水", space, measure).lines).toEqual(["光 江水"]);
    expect(fitText("ผู้หญิงอ่านหนังสือ", { ...space, width: 90 }, measure).lines.join("")).toBe("ผู้หญิงอ่านหนังสือ");
  });

  it("divides a word that is wider than a line, never within a character", () => {
    expect(fitText("W".repeat(25), space, measure).lines).toEqual(["W".repeat(20), "WWWWW"]);
    const family = "👩‍👩‍👧‍👦";
    for (const line of fitText(family.repeat(9), space, measure).lines)
      expect(line.replaceAll(family, "")).toMatch(/^…?$/u);
  });

  it.each([
    ["fills the line to its last place", `${"a".repeat(17)} b cc`, [`${"a".repeat(17)} b…`]],
    ["after a word, if half of the line is left", "aaaaaaaaaaaa bbbbbbbb c", ["aaaaaaaaaaaa…"]],
    ["within a word otherwise", "aaaaaaaa bbbbbbbbbbb cc", ["aaaaaaaa bbbbbbbbbb…"]],
    ["without the signs before it", "aaaaaaaaaaaa —, bbbb ccc", ["aaaaaaaaaaaa…"]],
  ])("its ellipsis stands %s", (_, text, lines) => {
    expect(fitText(text, { ...space, height: 12 }, measure)).toEqual({ size: 10, lines });
  });

  it("fills its space to the edge", () => {
    expect(fitText("aaaaaaaaaa", space, measure)).toEqual({ size: 20, lines: ["aaaaaaaaaa"] });
    expect(fitText("aaaaaaaaaaa", space, measure)).toEqual({ size: 10, lines: ["aaaaaaaaaaa"] });
    expect(fitText("aaaaaaaaaa bbbbbbbbbb", { ...space, height: 48 }, measure).size).toBe(20);
    expect(fitText("aaaaaaaaaa bbbbbbbbbb", { ...space, height: 47 }, measure).size).toBe(10);
    expect(fitText("a\nb", { ...space, sizes: [50, 20, 10], height: 48 }, measure)).toEqual({
      size: 20,
      lines: ["a", "b"],
    });
  });

  it.each([
    ["「光」、江水", 40, ["「光」、", "江水"]],
    ["かーっと光", 40, ["かーっ", "と光"]],
    ["カタカナと漢字", 60, ["カタカナ", "と漢字"]],
    ["ab光cd", 40, ["ab光", "cd"]],
    ["ผู้หญิงอ่านหนังสือ", 80, ["ผู้หญิง", "อ่าน", "หนังสือ"]],
  ])("breaks %s where its script may", (text, width, lines) => {
    expect(fitText(text, { ...space, sizes: [20], width, height: 200 }, measure).lines).toEqual(lines);
  });

  it("has no lines without words", () => {
    expect(fitText(" \n", space, measure).lines).toEqual([]);
  });

  it("never leaves its space, and loses nothing before an ellipsis", () => {
    const words = fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }), { maxLength: 90 });
    fc.assert(
      fc.property(
        words,
        fc.integer({ min: 60, max: 400 }),
        fc.integer({ min: 20, max: 300 }),
        (some, width, height) => {
          const text = some.join(" ");
          const { size, lines } = fitText(text, { width, height, sizes: sizesFrom(30, 6), leading: 1.3 }, measure);
          expect(lines.length * size * 1.3).toBeLessThanOrEqual(height + 0.001);
          const kept = bare(lines.join(""));
          expect(kept === bare(text) || kept.endsWith("…")).toBe(true);
          for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(width);
        },
      ),
    );
  });
});

it("tries sizes down to the smallest", () => {
  const sizes = sizesFrom(30, 10);
  expect([sizes[0], sizes.at(-1)]).toEqual([30, 10]);
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});
