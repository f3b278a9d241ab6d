import { describe, expect, it } from "vitest";
import { helpCountries } from "#content/helplines.ts";
import { evidenceOf, shownCountries, suggestedCountry } from "./someone-now-rules.ts";

describe("suggestedCountry", () => {
  it.each([
    ["en-GB", "GB"],
    ["fr en-gb de-DE", "GB"],
    ["zh-Hant-SG", "SG"],
    ["ca-ES-valencia en", "ES"],
    ["en", ""],
    ["ja-JP en-US", ""],
    ["", ""],
    ["x-klingon *", ""],
    ["en-<script>", ""],
  ])("%j suggests %j", (languages, code) => expect(suggestedCountry(languages, helpCountries)).toBe(code));
});

describe("shownCountries", () => {
  it("is the chosen one", () => {
    for (const { code } of helpCountries)
      expect(shownCountries(code, helpCountries).map((country) => country.code)).toEqual([code]);
  });

  it("is every one without a choice, and for a country that is missing", () => {
    expect(shownCountries("", helpCountries)).toBe(helpCountries);
    expect(shownCountries("JP", helpCountries)).toBe(helpCountries);
    expect(
      shownCountries(
        "GB",
        helpCountries.filter(({ code }) => code !== "GB"),
      ),
    ).toHaveLength(helpCountries.length - 1);
    expect(shownCountries("GB", [])).toEqual([]);
  });
});

it("evidence is each page once, with the oldest date", () => {
  const kingdom = helpCountries.find(({ code }) => code === "GB")!;
  const evidence = evidenceOf({ ...kingdom, emergency: { ...kingdom.emergency, checked: "2026-01-31" } });
  expect(evidence.checked).toBe("2026-01-31");
  expect(new Set(evidence.sources).size).toBe(evidence.sources.length);
  expect(evidence.sources.length).toBeGreaterThan(4);
});
