import { describe, expect, it } from "vitest";
import { dictionaryTerms } from "#content/dictionary/terms.ts";
import { glossary } from "#content/glossary.ts";
import { dictionaryMessages } from "./messages.ts";
import { isStarred, searchTerms, searchWords, spokenDefinition, termOfDay, toggled } from "./rules.ts";

/** The names under which terms could be starred first. */
const firstTerms = [
  "Abba",
  "Alleluia",
  "Alpha and Omega",
  "Amen",
  "Apostle",
  "Ark of the covenant",
  "Atonement",
  "Baptism",
  "Charity",
  "Cherubim",
  "Christ",
  "Comforter",
  "Covenant",
  "Disciple",
  "Emmanuel",
  "Ephod",
  "Faith",
  "Firstborn",
  "Firstfruits",
  "Gentiles",
  "Gethsemane",
  "Golgotha",
  "Gospel",
  "Grace",
  "Hell",
  "Holy",
  "Hosanna",
  "Jubilee",
  "Justification",
  "Kingdom of God",
  "Lamb of God",
  "Levite",
  "LORD",
  "Lovingkindness",
  "Manna",
  "Maranatha",
  "Nazarite",
  "Parable",
  "Passover",
  "Pentecost",
  "Pharisee",
  "Prophet",
  "Propitiation",
  "Publican",
  "Rabbi",
  "Redemption",
  "Repentance",
  "Sabbath",
  "Sadducee",
  "Samaritan",
  "Sanctification",
  "Selah",
  "Shalom",
  "Sin",
  "Son of man",
  "Synagogue",
  "Tabernacle",
  "Tithe",
  "Word",
  "Zion",
];

const named = (query: string) => searchTerms(dictionaryTerms, query).map(({ term }) => term);

describe("searching the dictionary", () => {
  it("returns the whole list for an empty query", () => {
    expect(searchTerms(dictionaryTerms, "  ")).toBe(dictionaryTerms);
  });

  it.each([
    ["SELAH", "Selah", "the term"],
    ["lift the voice", "Selah", "the definition"],
    ["thought turns", "Selah", "the context"],
    ["habakkuk 3:3", "Selah", "a reference"],
    ["סלה", "Selah", "the Hebrew"],
    ["chesed", "Lovingkindness", "the Hebrew in our letters"],
    ["charis", "Grace", "the Greek in our letters"],
    ["χαρις", "Grace", "the Greek without its accents"],
    ["good tidings", "Gospel", "the etymology"],
  ])("finds %s: %s, in %s", (query, term) => {
    expect(named(query)).toContain(term);
  });

  it("puts a term before terms that only mention it", () => {
    expect(named("jerusalem").length).toBeGreaterThan(5);
    expect(named("word").slice(0, 1)).toEqual(["Word"]);
    expect(named("prophet").slice(0, 1)).toEqual(["Prophet"]);
  });

  it("finds nothing for an unknown word, and says so", () => {
    expect(named("xyzzy")).toEqual([]);
    expect(named(".*")).toEqual([]);
    expect(dictionaryMessages.noResults("xyzzy")).toBe(
      'No results found for "xyzzy". Try searching for other biblical terms.',
    );
  });
});

describe("the old words", () => {
  it("are found by any form, by meaning and by verse", () => {
    expect(searchWords(glossary, "waxen").map(({ words }) => words[0])).toEqual(["wax"]);
    expect(searchWords(glossary, "way of life").map(({ words }) => words[0])).toEqual(["conversation"]);
    expect(searchWords(glossary, "2 Thessalonians 1:10").map(({ words }) => words[0])).toEqual(["admiration"]);
    expect(searchWords(glossary, "")).toBe(glossary);
  });
});

describe("the word of the day", () => {
  it("gives every term its turn before any returns", () => {
    const days = dictionaryTerms.map((_, index) => termOfDay(dictionaryTerms, index + 1));
    expect(new Set(days)).toEqual(new Set(dictionaryTerms));
    expect(termOfDay(dictionaryTerms, 366)).toBeDefined();
  });
});

describe("favourites", () => {
  it("can be added and removed", () => {
    expect(toggled(["Amen"], { term: "Selah" })).toEqual(["Amen", "Selah"]);
    expect(toggled(["Amen", "Selah"], { term: "Amen" })).toEqual(["Selah"]);
  });

  it("last when a term gets another name", () => {
    const gentile = dictionaryTerms.find(({ term }) => term === "Gentile")!;
    expect(isStarred(["Amen", "Gentiles"], gentile)).toBe(true);
    expect(toggled(["Amen", "Gentiles"], gentile)).toEqual(["Amen"]);
    expect(toggled(["Amen"], gentile)).toEqual(["Amen", "Gentile"]);
    expect(isStarred(["Amen"], gentile)).toBe(false);
    expect(named("gentiles")).toContain("Gentile");
  });

  it("of the first sixty terms are all found again", () => {
    const lost = firstTerms.filter((name) => !dictionaryTerms.some((entry) => isStarred([name], entry)));
    expect(firstTerms).toHaveLength(60);
    expect(lost).toEqual([]);
  });
});

describe("the spoken definition", () => {
  it("is the whole definition, split into sentences", () => {
    for (const term of dictionaryTerms) expect(spokenDefinition(term).slice(1).join(" ")).toBe(term.definition);
  });
});
