import { describe, expect, it } from "vitest";
import { passageText, quotationProblem, verseText } from "#tests/support/embedded-text.ts";

describe("embedded text for content tests", () => {
  it("reads a verse and a passage across chapters", () => {
    expect(verseText("kjv", "JHN", 11, 35)).toBe("Jesus wept.");
    expect(verseText("web", "ACT", 8, 37)).toBe("");
    expect(verseText("kjv", "JHN", 22, 1)).toBeUndefined();
    const text = passageText("kjv", { book: "JHN", chapter: 3, verse: 36 }, { book: "JHN", chapter: 4, verse: 1 });
    expect(text).toMatch(/^He that believeth on the Son .+ baptized more disciples than John,$/);
  });

  it.each([
    ["Jesus wept.", "John 11:35"],
    ["“Jesus wept.”", "John 11:35"],
    ["For God so loved the world … should not perish", "John 3:16"],
    ["The LORD is my shepherd; I shall not want.", "Psalm 23"],
    ["and the government shall be upon his shoulder … Of the increase of his government", "Isaiah 9:6, 7"],
    ["In the beginning … Amen.", "Genesis 1:1; Revelation 22:21"],
  ])("finds %s in %s", (quotation, reference) => {
    expect(quotationProblem(quotation, reference)).toBeUndefined();
  });

  it.each([
    ["Jesus cried.", "John 11:35", /does not say "Jesus cried\."/],
    ["should not perish … For God so loved", "John 3:16", /does not say "For God so loved"/],
    ["Jesus wept", "Hezekiah 1:1", /no such passage/],
    ["Jesus wept.", "John 22:1", /no such passage/],
    ["…", "John 11:35", /empty/],
  ])("refuses %s in %s", (quotation, reference, problem) => {
    expect(quotationProblem(quotation, reference)).toMatch(problem);
  });
});
