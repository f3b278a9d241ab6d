import { describe, expect, it } from "vitest";
import { formatBytes } from "./byte-size.ts";

describe("formatBytes", () => {
  it("chooses unit and precision", () => {
    expect(
      [0, 1, 999, 1000, 1049, 1051, 1_000_000, 9960, 12_345, 999_499, 4_720_075, 21_000_000].map(formatBytes),
    ).toEqual([
      "0 bytes",
      "1 byte",
      "999 bytes",
      "1 kB",
      "1 kB",
      "1.1 kB",
      "1 MB",
      "10 kB",
      "12 kB",
      "999 kB",
      "4.7 MB",
      "21 MB",
    ]);
  });
});
