import { expect, it } from "vitest";
import { matchRoute } from "#domain/site/routes.ts";
import { features, games } from "#src/features.ts";

/** What the types of a game do not say (docs/architecture.md, "Adding things"). */

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

it("no two games are stored under one key", () => {
  expect(new Set(games.map(({ storedKey }) => storedKey)).size).toBe(games.length);
});
