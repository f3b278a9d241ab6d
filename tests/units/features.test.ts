import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { screenSources } from "#scripts/build/screen-sources.ts";
import { features } from "#src/features.ts";

/** What the types of the list do not say (src/features.ts). */

it("every feature.ts is in the list, under its folder", () => {
  const folders = globSync("src/**/feature.ts").map((file) => file.replace(/^src\/(.*)\/feature\.ts$/, "$1"));
  expect(folders.toSorted()).toEqual(Object.keys(features).toSorted());
});

it("every screen has a route, and every route its screen", () => {
  const files = globSync("src/{cards,devotions,games,pages,scripture}/**/{page,*-page}.tsx");
  const screens = files.filter((file) => !file.startsWith("src/games/kit/"));
  expect(screens.toSorted()).toEqual([...new Set(Object.values(screenSources))].toSorted());
});
