import { expect, it } from "vitest";
import { hashOf } from "./hash.ts";

it("gives the values of FNV-1a", () => {
  expect(["", "a", "b", "foobar"].map(hashOf)).toEqual([0x811c9dc5, 0xe40c292c, 0xe70c2de5, 0xbf9cf968]);
});

it("is an unsigned 32-bit number for any text", () => {
  for (const text of ["wall-of-jericho 2026-11-21", "Ἰησοῦς", "\u{1F56F}"])
    expect(hashOf(text) >>> 0).toBe(hashOf(text));
});
