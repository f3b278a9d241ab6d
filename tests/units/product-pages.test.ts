import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { cardLimits, cardMessages } from "#domain/api/cards.ts";
import { statNames } from "#domain/api/stats.ts";
import { navigationMessages } from "#domain/scripture/books/chapter-navigation.ts";
import { lookupMessages } from "#domain/scripture/lookup/messages.ts";
import { lookupKeywords } from "#domain/scripture/lookup/lookup-rules.ts";
import { searchFormMessages } from "#domain/scripture/lookup/search-form.ts";
import { cardCategories } from "#domain/site/cards/card-categories.ts";
import { routes } from "#domain/site/routes.ts";
import { storedTexts } from "#domain/site/stored-texts.data.ts";
import { planBadges, pointsPerDay } from "#src/devotions/reading-plan/config.ts";

/** docs/product/ says what the code does: facts that both state agree. */

const pageOf = (name: string): string => readFileSync(`docs/product/${name}.md`, "utf8");

/** The text under a heading, to the next one of the same kind. */
const section = (page: string, heading: string): string =>
  page.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? "";

/** The texts of a table of messages; those with a gap are called with `{query}`. */
const sentencesOf = (messages: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.values(messages).map((message) =>
    typeof message === "function" ? String((message as (query: string) => unknown)("{query}")) : String(message),
  );

const missing = (page: string, facts: readonly string[]): readonly string[] =>
  facts.filter((fact) => !page.includes(fact));

it("addresses.md names every route", () => {
  const paths = Object.values(routes).map(({ path }) => path.replaceAll(/:(\w+)/g, "{$1}"));
  expect(
    missing(
      section(pageOf("addresses"), "Routes"),
      paths.map((path) => `\`${path}\``),
    ),
  ).toEqual([]);
});

it("storage.md names every key that is stored, but for the daily boards beside the rounds", () => {
  expect(
    missing(
      section(pageOf("storage"), "Keys"),
      Object.keys(storedTexts)
        .filter((key) => !key.endsWith("_daily"))
        .map((key) => `\`${key}\``),
    ),
  ).toEqual([]);
});

it("the sentences of lookup, search and navigation are written out", () => {
  expect(
    missing(pageOf("reading") + pageOf("search"), [
      ...sentencesOf(lookupMessages),
      ...sentencesOf(searchFormMessages),
      ...sentencesOf(navigationMessages),
    ]),
  ).toEqual([]);
  expect(section(pageOf("search"), "Strict lookup")).toContain(`Keywords: ${lookupKeywords.join(", ")}.`);
});

it("cards.md has the kinds, limits and sentences of cards", () => {
  const page = pageOf("cards");
  expect(section(page, "Kinds")).toContain(cardCategories.join(", "));
  expect(missing(page, sentencesOf(cardMessages))).toEqual([]);
  const limits = section(page, "Limits and sentences");
  expect(limits).toContain(`| name | ${cardLimits.nameCharacters} characters`);
  expect(limits).toContain(`| message | ${cardLimits.messageCharacters} characters`);
  expect(limits).toContain(`${cardLimits.postsPerWindow} in ${cardLimits.windowMinutes} minutes`);
});

it("counters-and-limits.md has every counter", () => {
  expect(
    missing(
      section(pageOf("counters-and-limits"), "Counters"),
      statNames.map((name) => `| \`${name}\` |`),
    ),
  ).toEqual([]);
});

it("devotions.md has the plan's badges and points", () => {
  const plan = section(pageOf("devotions"), "Reading plan");
  expect(missing(plan, [`${pointsPerDay} points`, ...planBadges.map(({ name }) => `| ${name} |`)])).toEqual([]);
  for (const { name, goal } of planBadges) expect(plan).toMatch(new RegExp(`\\| ${name} \\| .*\\b${goal}\\b`));
});
