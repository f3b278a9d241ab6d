import { describe, expect, it } from "vitest";
import { remainingPlaces } from "./card-writer.tsx";

describe("the places left on a card", () => {
  it("are told from fifty on, down to none", () => {
    expect([undefined, 0, 1949, 1950, 1999, 2000, 20_000].map(remainingPlaces)).toEqual([
      undefined,
      undefined,
      undefined,
      50,
      1,
      0,
      0,
    ]);
  });
});
