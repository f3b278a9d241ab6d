import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { dictionaries, entriesOf } from "#tests/units/locales/dictionaries.ts";
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
const notOurs: readonly string[] = ["Young's Literal Translation", "solomon's song", "God's love, conversion stories"];

/** A straight apostrophe between letters. */
const apostrophe = /\p{L}'\p{L}/u;

/** `"quoted"` or `'quoted'` inside a text of several words. */
const quoted = /(?:^|[\s(])(?:"[^"]+"|'[^']+')(?=[\s.,;:)!?]|$)/;

const isStraight = (text: string): boolean => apostrophe.test(text) || quoted.test(text);

it("content and messages have typographic apostrophes and quotes; Scripture keeps those of its text", async () => {
  const content = globSync("content/**/*.ts").filter((file) => !/\.test\.ts$|[/\\]schema[/\\]/.test(file));
  const messages = dictionaries().map(({ file }) => file);
  expect(Math.min(content.length, messages.length)).toBeGreaterThan(20);
  for (const file of new Set([...content, ...messages])) {
    const straight = [...(await entriesOf(file)).values()]
      .filter(isStraight)
      .filter((text) => isStraight([...fixed, ...notOurs].reduce((rest, known) => rest.replaceAll(known, ""), text)))
      .filter((text) => !isInScripture(text));
    expect(straight, file).toEqual([]);
  }
});
