import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { gameCatalogue } from "#content/games/catalogue.ts";
import { gameIds } from "#content/schema/games.ts";
import { routeTexts } from "#domain/site/route-texts.data.ts";
import { routes, type Route } from "#domain/site/routes.ts";
import type { BadgeTiers } from "#src/games/kit/badge.ts";
import { dailyGames } from "#src/games/kit/daily.ts";
import { runningPhases } from "#src/games/kit/abandoned-round.ts";

/** The steps of the recipe for a game (docs/architecture.md, "Adding things") that the compiler does not ask for. */

const read = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");
const allRoutes: readonly Route[] = Object.values(routes);

const isTiers = (value: unknown): value is BadgeTiers =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((tier) => typeof tier === "object" && tier !== null && "from" in tier && "badge" in tier);

describe.each(gameIds)("%s", (game) => {
  const room = `src/games/${game}`;
  const { title, shortTitle, difficulty, category } = gameCatalogue[game];

  it("has a route in the games' section, without a footer", () => {
    expect(allRoutes.find(({ path }) => path === `/${game}`)).toMatchObject({
      section: "/games-menu",
      hasFooter: false,
    });
  });

  it("has the files of every game", () => {
    const files = globSync("*", { cwd: room });
    expect(files).toEqual(
      expect.arrayContaining(["config.ts", "messages.ts", "rules.test.ts", "rules.ts", "state.ts", "stored.ts"]),
    );
    expect(files).toContain("page.tsx");
  });

  it("has rules without a screen, a clock or randomness of their own", () => {
    const rules = read(`${room}/rules.ts`);
    expect(rules).toContain("export const step = (");
    expect(rules).not.toMatch(/from "(?:react|#src\/platform\/)|Math\.random|Date\.now|new Date/);
  });

  it("counts a play, awards a badge, and links its answers to their passages", () => {
    const rules = read(`${room}/rules.ts`);
    expect([rules.includes('type: "play"'), rules.includes('type: "award"')]).toEqual([true, true]);
    const screens = globSync(`${room}/*.tsx`).map(read).join("\n");
    expect(screens).toMatch(/<PassageLink|passageHref\(|chapterPath\(/);
    expect(screens).toMatch(/<GamePage/);
    expect(screens).toMatch(/<(?:ShareRow|EndDialog)/);
  });

  it("has a running round that the kit knows, so that it can be taken back", () => {
    const phases = [...read(`${room}/state.ts`).matchAll(/z\.literal\("([a-z-]+)"\)/g)].map(([, phase]) => phase!);
    expect(phases.filter((phase) => runningPhases.includes(phase))).not.toEqual([]);
  });

  it("is kept on the device, with a second entry if it has a daily board", () => {
    const stored = read(`${room}/stored.ts`);
    expect(stored).toContain(`game: "${game}"`);
    expect(dailyGames.includes(game)).toBe(/\bgameEntries\b/.test(stored));
  });

  it("has a badge for every result, the best first", async () => {
    const config: Readonly<Record<string, unknown>> = existsSync(`${room}/config.ts`)
      ? await import(join(process.cwd(), room, "config.ts"))
      : {};
    const tiers = Object.values(config).filter(isTiers);
    expect(tiers).toHaveLength(1);
    const from = tiers[0]!.map((tier) => tier.from);
    expect(from).toEqual(from.toSorted((one, other) => other - one));
    expect([from[0], from.at(-1)]).toEqual([100, 0]);
    expect(new Set(tiers[0]!.map(({ badge }) => badge.name)).size).toBe(from.length);
  });

  it("is described", () => {
    const page = read("docs/product/games.md");
    expect(page.split("\n")).toContain(`| ${title} | ${difficulty} | ${category} |`);
    expect(page.split("\n")).toContain(`## ${shortTitle}`);
  });

  it("is played in a browser, looked at, and its taps are measured", () => {
    expect(existsSync(`tests/e2e/${game}.spec.ts`)).toBe(true);
    expect(read("measure/look/scenes/games.ts")).toContain(`"/${game}"`);
    expect(read("measure/bench/parts/games.ts")).toContain(`path: "/${game}"`);
  });
});

it("sentences that count the games are right", () => {
  const words: Readonly<Record<number, string>> = {
    7: "seven",
    8: "eight",
    9: "nine",
    10: "ten",
    11: "eleven",
    12: "twelve",
  };
  const number = words[gameIds.length]!;
  expect(read("src/games/menu/menu-words.ts").toLowerCase()).toContain(`${number} quiet ways`);
  expect(routeTexts.gamesMenu.description.toLowerCase()).toContain(`${number} bible games`);
  expect(read("README.md").toLowerCase()).toContain(`${number} games`);
});
