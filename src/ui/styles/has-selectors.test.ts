import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/**
 * Whenever something comes into the page, Chromium restyles all that any selector looks for behind `:has()`, whether the
 * selector applies or not. A bare `span` there is every verse of a chapter.
 */
const tagBehindHas = /:has\([^{}]*\)[^{},]*[\s>+~](?:span|p|i|b|sup|div|a|button)\s*(?=[{,])/;

it("behind :has() a selector names a class, not a tag of the text", () => {
  const files = globSync("src/**/*.css");
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => tagBehindHas.test(readFileSync(file, "utf8")))).toEqual([]);
});
