import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const tag = "(?:span|p|i|b|sup|div|a|button)";

/**
 * Whenever something comes into the page, Chromium restyles all that any selector looks for behind `:has()`, and behind a
 * tag and its sibling, whether the selector applies or not. A bare `span` or `p` there is every verse of a chapter.
 */
const restylesText = new RegExp(
  `:has\\([^{}]*\\)[^{},]*[\\s>+~]${tag}\\s*(?=[{,])|(?:^|[\\s>])${tag} [+~] ${tag}\\s*(?=[{,])`,
  "m",
);

it("behind :has() and behind siblings a selector names a class, not a tag of the text", () => {
  const files = globSync("src/**/*.css");
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => restylesText.test(readFileSync(file, "utf8")))).toEqual([]);
});
