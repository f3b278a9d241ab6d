import { describe, expect, it } from "vitest";
import { withDigits } from "./spoken-numbers.ts";

describe("a reference with spelled-out numbers", () => {
  it.each([
    ["psalm twenty three", "psalm 23"],
    ["Psalm twenty-three", "psalm 23"],
    ["john three sixteen", "john 3 16"],
    ["john chapter three verse sixteen", "john chapter 3 verse 16"],
    ["psalm one hundred nineteen", "psalm 119"],
    ["psalm one hundred and nineteen verse one hundred and five", "psalm 119 verse 105"],
    ["psalm one hundred", "psalm 100"],
    ["psalm one hundred one hundred", "psalm 100 100"],
    ["psalm twenty three one", "psalm 23 1"],
    ["psalm twenty verse three", "psalm 20 verse 3"],
    ["psalm ninety ten", "psalm 90 10"],
    ["romans eight verses one to four", "romans 8 verses 1 - 4"],
    ["romans eight verses one through four", "romans 8 verses 1 - 4"],
    ["john three verses one and five", "john 3 verses 1 , 5"],
    ["song of solomon two", "song of solomon 2"],
    ["first john four eight", "first john 4 8"],
    [`john${" one".repeat(19)}`, `john${" 1".repeat(19)}`],
  ])("%s is %s", (spoken, written) => {
    expect(withDigits(spoken)).toBe(written);
  });

  it.each([
    "",
    "john",
    "two kings",
    "the lord is one god",
    "genesis one and only",
    "psalm hundred",
    "ten commandments",
    "john one constructor",
    "john one tostring",
    "john 3:16",
    `john${" one".repeat(20)}`,
  ])("is not %j", (text) => {
    expect(withDigits(text)).toBeUndefined();
  });
});
