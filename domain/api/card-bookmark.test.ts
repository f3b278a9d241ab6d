import { describe, expect, it } from "vitest";
import { isBookmark, laterBookmark, latestBookmark } from "./card-bookmark.ts";

describe("a database bookmark", () => {
  it("is 8 to 128 hexadecimal digits and hyphens, in either case", () => {
    for (const text of ["0000000a", "0000003A-00000002-00004e2f-c07ee2a5", "f".repeat(128)])
      expect(isBookmark(text), text).toBe(true);
    for (const text of [
      "",
      "0000000",
      "f".repeat(129),
      "-0000000a",
      "0000000g",
      "0000000a\n",
      " 0000000a",
      latestBookmark,
    ])
      expect(isBookmark(text), text).toBe(false);
  });

  it("yields to a later one, and a missing one yields to any", () => {
    expect(laterBookmark("0000000a", "0000000b")).toBe("0000000b");
    expect(laterBookmark("0000000b", "0000000a")).toBe("0000000b");
    expect(laterBookmark(undefined, "0000000a")).toBe("0000000a");
    expect(laterBookmark("0000000a", undefined)).toBe("0000000a");
    expect(laterBookmark(undefined, undefined)).toBeUndefined();
  });
});
