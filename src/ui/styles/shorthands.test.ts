import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Safari drops the whole declaration, and the bundler, which cannot look into a variable, cannot write it in another way. */
const withThickness = /text-decoration:[^;{}]*\d(?:px|em)/;

it("the thickness of an underline stands in a line of its own", () => {
  const files = globSync("src/**/*.css");
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => withThickness.test(readFileSync(file, "utf8")))).toEqual([]);
});
