import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { helpCountries, helplineDirectory } from "./helplines.ts";
import { type HelpCountry, helpCountriesSchema } from "./schema/help.ts";

/** Which are countries, by the platform's own names. */
const nameOf = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const lines = helpCountries.flatMap(({ emergency, helplines }) => [emergency, ...helplines]);

describe("the helplines", () => {
  it("match the schema: two publishers and a date each, nothing twice, sorted", () => {
    expect(z.safeParse(helpCountriesSchema, helpCountries).error?.issues).toBeUndefined();
  });

  it("are at least twenty countries with an emergency number, named as the platform names them", () => {
    expect(helpCountries.length).toBeGreaterThanOrEqual(20);
    expect(helpCountries.filter(({ code, name }) => nameOf.of(code) !== name)).toEqual([]);
  });

  it("have somebody to talk to in every country but those where no number was confirmed", () => {
    expect(helpCountries.filter(({ helplines }) => helplines.length === 0).map(({ name }) => name)).toEqual(["Kenya"]);
  });

  it("were all compared within a year of each other", () => {
    const dates = lines.map(({ checked }) => checked).toSorted();
    expect(Date.parse(dates.at(-1)!) - Date.parse(dates[0]!)).toBeLessThan(366 * 86_400_000);
  });

  it("say what they are for without a promise, an exclamation mark or a full stop", () => {
    expect(
      helpCountries.flatMap(({ helplines }) => helplines.filter(({ purpose }) => /[!.]|will help|cure/.test(purpose))),
    ).toEqual([]);
  });

  it("have a directory for all other countries", () =>
    expect(helplineDirectory).toEqual({ name: "findahelpline.com", address: "https://findahelpline.com/" }));
});

const isRefused = (list: unknown) => !z.safeParse(helpCountriesSchema, list).success;

describe("a broken list", () => {
  const [first, second] = helpCountries as unknown as [HelpCountry, HelpCountry];
  const line = first.helplines[0]!;
  const withLine = (change: object): unknown => [{ ...first, helplines: [{ ...line, ...change }] }];

  it("is not refused while it is whole", () => {
    expect(isRefused([first, second])).toBe(false);
    expect(isRefused([])).toBe(false);
  });

  it.each([
    ["a number with letters", { numbers: [{ number: "1800 RESPECT" }] }],
    ["a number with a country code", { numbers: [{ number: "+61 13 11 14" }] }],
    ["a number of two digits", { numbers: [{ number: "13" }] }],
    ["a number too long to be one", { numbers: [{ number: "13 11 14 13 11 14" }] }],
    ["a number with stray spaces", { numbers: [{ number: "13  11 14" }] }],
    ["the same number twice", { numbers: [{ number: "13 11 14" }, { number: "131114" }] }],
    ["no number", { numbers: [] }],
    ["one source", { sources: line.sources.slice(0, 1) }],
    ["two pages of one publisher", { sources: ["https://www.example.org/a", "https://example.org/b"] }],
    ["a source that is no address", { sources: ["example", "https://example.org/b"] }],
    ["no date", { checked: "" }],
    ["a day that does not exist", { checked: "2026-02-30" }],
    ["no name", { name: "" }],
    ["no purpose", { purpose: "" }],
  ])("is refused for %s", (_what, change) => expect(isRefused(withLine(change))).toBe(true));

  it("is refused for a country twice, in the wrong order, with a wrong code, or without an emergency number", () => {
    expect(isRefused([first, first])).toBe(true);
    expect(isRefused([second, first])).toBe(true);
    expect(isRefused([{ ...first, code: "aus" }])).toBe(true);
    expect(isRefused([{ ...first, emergency: { ...first.emergency, numbers: [] } }])).toBe(true);
    expect(isRefused([{ ...first, helplines: [line, line] }])).toBe(true);
  });
});
