import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isInScripture } from "#tests/support/embedded-text.ts";

/** Sentences that the specification fixes, signs included. */
const fixed: readonly string[] = ["God's Love For You"];

const literals = /"(?:[^"\\]|\\.)*"/g;
const straight = /\p{L}'\p{L}/u;

/** The strings of a file that is not about tests, without its comments. */
const stringsOf = (file: string): string[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => !/^\s*(?:\/\*\*|\*|\/\/)/.test(line))
    .flatMap((line) => line.match(literals) ?? [])
    .map((literal) => JSON.parse(literal) as string);

it("our own prose has typographic apostrophes; Scripture keeps those of its text", () => {
  const files = globSync("content/**/*.ts").filter((file) => !/\.test\.ts$|[/\\]schema[/\\]/.test(file));
  expect(files.length).toBeGreaterThan(30);
  const found = files.flatMap(stringsOf).filter((text) => straight.test(text) && !fixed.includes(text) && !isInScripture(text));
  expect(found).toEqual([]);
});
