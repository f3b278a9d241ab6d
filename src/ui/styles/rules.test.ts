import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const styles = globSync("src/**/*.css");
const matching = (files: readonly string[], pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(file, "utf8")));

const tag = "(?:span|p|i|b|sup|div|a|button)";

it("reads the style sheets", () => expect(styles.length).toBeGreaterThan(20));

/** Safari drops the whole declaration, and the bundler cannot see into a variable to rewrite it. */
it("the thickness of an underline has its own declaration", () => {
  expect(matching(styles, /text-decoration:[^;{}]*\d(?:px|em)/)).toEqual([]);
});

/**
 * In rem, a larger browser font size gives the narrower layout, just as a narrower window does. In px, words would
 * overflow their columns.
 */
it("layout media queries use rem for widths", () => {
  const files = [...styles, ...globSync("src/**/*.tsx")];
  expect(matching(files, /(?:@media|useMediaQuery)[^{;]*-width:[^)]*px/)).toEqual([]);
});

/**
 * Whenever something comes into the page, Chromium restyles all that any selector looks for behind `:has()`, and behind a
 * tag and its sibling, whether the selector applies or not. A bare `span` or `p` there is every verse of a chapter.
 */
it("behind :has() and behind siblings a selector names a class, not a tag of the text", () => {
  const restylesText = new RegExp(
    `:has\\([^{}]*\\)[^{},]*[\\s>+~]${tag}\\s*(?=[{,])|(?:^|[\\s>])${tag} [+~] ${tag}\\s*(?=[{,])`,
    "m",
  );
  expect(matching(styles, restylesText)).toEqual([]);
});

/** When a sheet with faces comes, the browser lays out the whole page anew: no sheet of a first view may have any. */
it("only the sheets of original words declare faces", () => {
  expect(matching(styles, /@font-face/)).toEqual(["src/ui/styles/original-face.css"]);
  expect(matching(styles, /original-face/).toSorted()).toEqual([
    "src/scripture/dictionary/dictionary.css",
    "src/scripture/words/words.css",
  ]);
});
