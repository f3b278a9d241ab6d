import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** In rem, larger letters of the browser bring the narrower layout, as a narrower window does; in px, words run out of their columns. */
it("a layout asks for widths in rem", () => {
  const files = globSync("src/**/*.{css,tsx}");
  expect(files.length).toBeGreaterThan(100);
  const inPixels = files.filter((file) => /(?:@media|useMediaQuery)[^{;]*-width:[^)]*px/.test(readFileSync(file, "utf8")));
  expect(inPixels).toEqual([]);
});
