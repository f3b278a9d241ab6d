import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Safari drops the whole declaration, and the bundler cannot see into a variable to rewrite it. */
const withThickness = /text-decoration:[^;{}]*\d(?:px|em)/;

it("the thickness of an underline has its own declaration", () => {
  const files = globSync("src/**/*.css");
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => withThickness.test(readFileSync(file, "utf8")))).toEqual([]);
});
