import { describe, expect, it } from "vitest";
import { dayOfAddress } from "./day-address.ts";

describe("the day of an address", () => {
  it.each([
    ["day=7", 7],
    ["day=40", 40],
    ["day=0", 1],
    ["day=41", 40],
    ["day=999999", 40],
    ["day=7&day=9", 7],
    ["day=", undefined],
    ["day=-3", undefined],
    ["day=1e1", undefined],
    ["day=seven", undefined],
    ["", undefined],
  ])("%s is %s", (query, day) => {
    expect(dayOfAddress(new URLSearchParams(query), 40)).toBe(day);
  });
});
