import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import type { FeatureRoute } from "#domain/site/feature.ts";
import { matchRoute } from "#domain/site/routes.ts";
import { screenSources } from "#scripts/build/screen-sources.ts";
import { features, games } from "#src/features.ts";

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

it("no two routes have one id, or one path", () => {
  const all = Object.values(features).flatMap(({ routes }) => Object.entries<FeatureRoute>(routes));
  expect(new Set(all.map(([id]) => id)).size).toBe(all.length);
  expect(new Set(all.map(([, { path }]) => path)).size).toBe(all.length);
});

it.each(games)("$id is played at its id, in its folder", ({ id }) => {
  expect(matchRoute(`/${id}`)?.route).toMatchObject({
    section: "/games-menu",
    hasFooter: false,
    page: `games/${id}/page.tsx`,
  });
  expect(Object.keys(features)).toContain(`games/${id}`);
});

it.each(games)("$id has badges in falling order, each with a name of its own", ({ badges }) => {
  const from = badges.map((badge) => badge.from);
  expect(from).toEqual(from.toSorted((one, other) => other - one));
  expect(new Set(badges.map(({ name }) => name.en)).size).toBe(badges.length);
});

it.each(games)("$id has its victory animation in a style sheet of its folder", ({ id }) => {
  const styles = globSync(`src/games/${id}/*.css`).map((file) => readFileSync(file, "utf8"));
  expect(styles.join("\n")).toContain(`.victory-${id} `);
});

it("no two games are stored under one key", () => {
  expect(new Set(games.map(({ storedKey }) => storedKey)).size).toBe(games.length);
});
