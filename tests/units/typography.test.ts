import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { isInScripture } from "#tests/support/embedded-text.ts";

/** Sentences and labels that are fixed, including their punctuation. */
const fixed: readonly string[] = [
  "God's Love For You",
  "Today's Wishes",
  "Welcome to God's Family!",
  "Time's up!",
  "Time's Up!",
  "Keep praying and exploring God's names!",
  "That's not the right word for this parable.",
  "Please use valid biblical references like 'John 3:16' or 'Genesis 1'.",
  "Please try a more specific reference, like 'John 3:16' or 'Genesis 1'.",
  'Enter a scripture reference like "John 3:16" to begin.',
  'Please enter a valid Bible reference (e.g., "John 3:16" or "Genesis").',
];

/** Names from other sources, and text that people type into search engines. */
const notOurs: readonly string[] = [
  "Young's Literal Translation",
  "solomon's song",
  "salvation prayer, God's love, conversion stories",
];

const isProse = (file: string): boolean => !/\.test\.tsx?$|[/\\]schema[/\\]/.test(file);

/** A file's lines without comments and without text that need not be typographic. */
const linesOf = (file: string): string[] => {
  const code = readFileSync(file, "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/^\s*\/\/.*$/gm, "");
  return [...fixed, ...notOurs].reduce((text, known) => text.replaceAll(known, ""), code).split("\n");
};

/** A straight apostrophe between letters, as in prose; regular expressions such as `'[a-z]` have none. */
const apostrophe = /\p{L}'\p{L}/u;

/** The strings of a line in double quotes. */
const literals = /"(?:[^"\\]|\\.)*"/g;
const stringsOf = (line: string): string[] =>
  (line.match(literals) ?? []).map((literal) => JSON.parse(literal) as string);

/** `"quoted"` or `'quoted'` inside a string of several words. */
const quoted = /(?:^|[\s(])(?:"[^"]+"|'[^']+')(?=[\s.,;:)!?]|$)/;

it("content has typographic apostrophes and quotes; Scripture keeps those of its text", () => {
  const files = globSync("content/**/*.ts").filter(isProse);
  expect(files.length).toBeGreaterThan(30);
  const found = files
    .flatMap(linesOf)
    .flatMap(stringsOf)
    .filter((text) => (apostrophe.test(text) || quoted.test(text)) && !isInScripture(text));
  expect(found).toEqual([]);
});

it("so do the screens, the route table and the API's description", () => {
  const files = globSync([
    "src/**/*.{ts,tsx}",
    "domain/site/**/*.ts",
    "domain/api/*.ts",
    "worker/documentation/*.ts",
  ]).filter(isProse);
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((file) =>
    linesOf(file)
      .filter((line) => apostrophe.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
