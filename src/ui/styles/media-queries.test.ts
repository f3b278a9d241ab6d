import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/**
 * In rem, a larger browser font size gives the narrower layout, just as a narrower window does. In px, words would
 * overflow their columns.
 */
it("layout media queries use rem for widths", () => {
  const files = globSync("src/**/*.{css,tsx}");
  expect(files.length).toBeGreaterThan(100);
  const inPixels = files.filter((file) =>
    /(?:@media|useMediaQuery)[^{;]*-width:[^)]*px/.test(readFileSync(file, "utf8")),
  );
  expect(inPixels).toEqual([]);
});
