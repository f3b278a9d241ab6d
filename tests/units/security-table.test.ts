import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** docs/security.md names tests by file and title; what it claims must be tested by something that exists. */

const rows = readFileSync("docs/security.md", "utf8")
  .split("\n")
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split("|").map((cell) => cell.trim()));

/** "`path` “title”, “title”; `path` …" as pairs. */
const testsIn = (cell: string): readonly (readonly [path: string, title: string])[] =>
  cell.split(";").flatMap((part) => {
    const path = /`([^`]+)`/.exec(part)?.[1] ?? "";
    return [...part.matchAll(/“([^”]+)”/g)].map(([, title]) => [path, title!] as const);
  });

describe("the table of requirements", () => {
  it("has rows", () => expect(rows.length).toBeGreaterThan(35));

  it("names tests that exist", () => {
    for (const [, requirement, , cell] of rows) {
      const named = testsIn(cell!);
      expect(named, requirement).not.toEqual([]);
      const missing = named.filter(([path, title]) => !existsSync(path) || !readFileSync(path, "utf8").includes(title));
      expect(missing, requirement).toEqual([]);
    }
  });
});
