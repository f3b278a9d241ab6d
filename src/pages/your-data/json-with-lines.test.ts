import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readJsonWithLines } from "./json-with-lines.ts";

const isRefused = (text: string) => "reason" in readJsonWithLines(text);

describe("readJsonWithLines", () => {
  it("accepts what JSON.parse accepts, in any layout", () => {
    fc.assert(
      fc.property(fc.json(), fc.constantFrom(undefined, 1, "\t"), (text, indent) => {
        fc.pre(!text.includes("__proto__"));
        const laidOut = JSON.stringify(JSON.parse(text), undefined, indent);
        expect(readJsonWithLines(laidOut)).toMatchObject({ value: JSON.parse(laidOut) as unknown });
      }),
    );
  });

  it("rejects what JSON.parse rejects, without throwing", () => {
    const almost = fc
      .tuple(fc.json(), fc.nat(), fc.constantFrom("", ",", "]", "}", '"', "\\", "0", "\n", "\u0000"))
      .map(([text, at, sign]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + sign + text.slice(place + 1);
      });
    fc.assert(
      fc.property(fc.oneof(almost, fc.string()), (text) => {
        fc.pre(!text.includes("__proto__"));
        let isValid = true;
        try {
          JSON.parse(text);
        } catch {
          isValid = false;
        }
        expect(isRefused(text)).toBe(!isValid);
      }),
      { numRuns: 1000 },
    );
  });

  it("knows the line of every value", () => {
    const read = readJsonWithLines('{\n "a": [\n  1,\n  {"b": 2}\n ]\n}');
    if ("reason" in read) throw new Error(read.reason);
    expect([
      read.lineOf([]),
      read.lineOf(["a"]),
      read.lineOf(["a", 1, "b"]),
      read.lineOf(["a", 7, "b"]),
      read.lineOf(["c"]),
    ]).toEqual([1, 2, 4, 2, 1]);
  });

  it("reports the line of a mistake", () => {
    expect(readJsonWithLines('{\n"a": 1,\n"b" 2}')).toEqual({ line: 3, reason: 'Expected : but found "2".' });
    expect(readJsonWithLines('{"a":\n[1,2')).toEqual({
      line: 2,
      reason: "The file ends too early: it may have been cut off.",
    });
    expect(readJsonWithLines("")).toMatchObject({ line: 1 });
  });

  it("reads a text of several megabytes", () => {
    const long = 'a\\"\n'.repeat(1_000_000);
    expect(readJsonWithLines(JSON.stringify({ long }))).toMatchObject({ value: { long } });
  });

  it("rejects endless nesting and names that reach into the prototype", () => {
    expect(isRefused("[".repeat(100_000))).toBe(true);
    expect(isRefused('{"__proto__": {"isAdmin": true}}')).toBe(true);
  });

  it("rejects names longer than any of ours, and quotes no more of them than a few words", () => {
    expect(readJsonWithLines(`{\n"${"k".repeat(1000)}": 1}`)).toHaveProperty("value");
    expect(readJsonWithLines(`{\n"${"k".repeat(1001)}": 1}`)).toEqual({
      line: 2,
      reason: "A field’s name is longer than 1,000 characters.",
    });
  });

  it.each([
    ["a long name above many values", `{"${"k".repeat(200_000)}": [${"1,".repeat(100_000)}1]}`],
    ["the longest name above many values", `{"${"k".repeat(1000)}": [${"[],".repeat(500_000)}1]}`],
    ["many names", `{${Array.from({ length: 200_000 }, (_, index) => `"${index}":0`).join()}}`],
    ["nested to the limit", `[${`${"[".repeat(38)}${"]".repeat(38)},`.repeat(20_000)}1]`],
  ])("takes linear time: %s", (_what, text) => {
    const before = process.cpuUsage();
    readJsonWithLines(text);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(3000);
  });
});
