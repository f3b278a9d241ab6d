import { describe, expect, it } from "vitest";
import { beginningOf, kinOf, stemOf } from "./word-forms.ts";

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
    for (const word of forms) expect(word.startsWith(beginningOf(stem)), word).toBe(true);
  });

  it("is the word itself where an ending would leave hardly anything, or no vowel", () => {
    for (const word of ["king", "best", "seed", "beth", "rest", "thing", "was", "is", "ox", "spring"]) expect(stemOf(word)).toBe(word);
  });
});

describe("the kin of a word", () => {
  it("are its like in the language of another century", () => {
    expect(kinOf("your")).toEqual(["yours", "thy", "thine"]);
    expect(kinOf("thee")).toEqual(["you", "ye", "thou"]);
    expect(kinOf("shepherd")).toEqual([]);
  });
});
