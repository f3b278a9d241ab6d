import { describe, expect, it } from "vitest";
import { prefixOfStem, counterpartsOf, stemOf } from "./word-forms.ts";

describe("the stem of a word", () => {
  it.each([
    ["lead", ["leads", "leadeth", "leadest", "leading"]],
    ["lov", ["love", "loves", "loved", "loveth", "lovest", "lovedst", "loving"]],
    ["carri", ["carry", "carries", "carried", "carrieth"]],
    ["run", ["run", "runs", "runneth", "running"]],
    ["bless", ["bless", "blesses", "blessed", "blessing", "blesseth"]],
    ["fall", ["fall", "falls", "falleth", "falling"]],
    ["water", ["water", "waters", "watered", "watereth"]],
    ["ey", ["ey"]],
    ["say", ["say", "says"]],
  ])("is %s for %j", (stem, forms) => {
    expect(forms.map((word) => stemOf(word))).toEqual(forms.map(() => stem));
    for (const word of forms) expect(word.startsWith(prefixOfStem(stem)), word).toBe(true);
  });

  it("is the word itself if too little would be left, or no vowel", () => {
    for (const word of ["king", "best", "seed", "beth", "rest", "thing", "was", "is", "ox", "spring"])
      expect(stemOf(word)).toBe(word);
  });
});

describe("archaic counterparts", () => {
  it("are found in both directions", () => {
    expect(counterpartsOf("your")).toEqual(["yours", "thy", "thine"]);
    expect(counterpartsOf("thee")).toEqual(["you", "ye", "thou"]);
    expect(counterpartsOf("shepherd")).toEqual([]);
  });
});
