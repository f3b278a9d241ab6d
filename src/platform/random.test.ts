import { afterEach, expect, it, vi } from "vitest";
import { chance, randomHex, randomId } from "./random.ts";

const drawing = (value: number) =>
  vi.stubGlobal("crypto", { getRandomValues: (numbers: Uint32Array) => numbers.fill(value) });

afterEach(() => void vi.unstubAllGlobals());

it("draws distinct ids, outside a secure context too", () => {
  const { crypto } = globalThis;
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 100 }, randomId);
  expect(new Set(ids).size).toBe(100);
  expect(ids.every((id) => /^[0-9a-f]{32}$/.test(id))).toBe(true);
});

it("stays within its bounds", () => {
  drawing(0xffff_ffff);
  expect(chance()).toBeLessThan(1);
  drawing(0);
  expect([chance(), randomHex(2)]).toEqual([0, "0000"]);
});
