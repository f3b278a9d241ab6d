import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { icalendarDate, icalendarFile, icalendarText } from "./icalendar.ts";

const encodedBytes = (text: string): number => new TextEncoder().encode(text).length;

describe("iCalendar", () => {
  it("writes dates without hyphens", () => {
    expect(icalendarDate({ year: 2027, month: 1, day: 2 })).toBe("20270102");
  });

  it("escapes special characters in text", () => {
    expect(icalendarText("Exodus 1; Mark 2, a\\b\r\nnext\rand\nlast")).toBe(
      "Exodus 1\\; Mark 2\\, a\\\\b\\nnext\\nand\\nlast",
    );
  });

  it("folds at 75 bytes, not earlier", () => {
    expect(icalendarFile(["x".repeat(75), "x".repeat(76)])).toBe(`${"x".repeat(75)}\r\n${"x".repeat(75)}\r\n x\r\n`);
    expect(icalendarFile([`${"x".repeat(74)}é`])).toBe(`${"x".repeat(74)}\r\n é\r\n`);
    expect(icalendarFile(["x".repeat(75 + 74 + 1)])).toBe(`${"x".repeat(75)}\r\n ${"x".repeat(74)}\r\n x\r\n`);
  });

  it.each([
    ["é", 2],
    ["߿", 2],
    ["ࠀ", 3],
    ["€", 3],
    ["\uFFFD", 3],
    ["𐀀", 4],
    ["🕊", 4],
  ])("takes %j for %i bytes", (character, bytes) => {
    const fits = `${"x".repeat(75 - bytes)}${character}`;
    expect(icalendarFile([fits])).toBe(`${fits}\r\n`);
    expect(icalendarFile([`x${fits}`])).toBe(`x${fits.slice(0, -character.length)}\r\n ${character}\r\n`);
  });

  it("unfolds to the original, in lines that are short enough", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: "grapheme", maxLength: 200 }).map((line) => `X:${line.replace(/[\r\n]/g, "")}`)),
        (lines) => {
          const file = icalendarFile(lines);
          expect(file.split("\r\n").every((line) => encodedBytes(line) <= 75)).toBe(true);
          expect(file.replaceAll("\r\n ", "")).toBe(lines.map((line) => `${line}\r\n`).join(""));
        },
      ),
    );
  });
});
