import { expect, it } from "vitest";
import { isRoomCode, newRoomCode, toRoomCode } from "./codes.ts";

it("codes are five consonants, and differ", () => {
  let seed = 1;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const codes = Array.from({ length: 5000 }, () => newRoomCode(random));
  expect(codes.filter((code) => !isRoomCode(code) || /[AEIOUY]/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(4900);
  expect(codes.filter((code) => /KKK|FCK|SHT/.test(code))).toEqual([]);
});

it.each([
  ["bcdfg", "BCDFG"],
  [" bc dfg ", "BCDFG"],
  ["BCD-FG", "BCDFG"],
])("'%s' as typed is %s", (typed, code) => {
  expect(toRoomCode(typed)).toBe(code);
});

it.each(["", "BCDF", "BCDFGH", "BCDFA", "bcdfg", "BCDF\n"])("'%s' is no code", (text) => {
  expect(isRoomCode(text)).toBe(false);
});
