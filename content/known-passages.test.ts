import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { parseReference } from "#domain/scripture/reference/parse-reference.ts";
import { compareVerses, type VerseId } from "#domain/scripture/reference/places.ts";
import { nameFinder } from "#domain/scripture/search/known-names.ts";
import { quotationProblem } from "#tests/support/embedded-text.ts";
import { knownPassages } from "./known-passages.ts";
import { knownPassageSchema } from "./schema/known-passages.ts";

const beginnings = knownPassages.map(({ reference }): VerseId | undefined => {
  const parsed = parseReference(reference);
  return parsed.ok && formatReference(parsed.reference) === reference ? parsed.reference.ranges[0]?.from : undefined;
});

describe("passages with well-known names", () => {
  it("match the schema and have a normalised reference", () => {
    expect(z.array(knownPassageSchema).safeParse(knownPassages).error).toBeUndefined();
    expect(knownPassages.filter((_, index) => beginnings[index] === undefined)).toEqual([]);
  });

  it("are in canonical order", () => {
    const misplaced = knownPassages.filter(
      (_, index) => index > 0 && compareVerses(beginnings[index - 1]!, beginnings[index]!) > 0,
    );
    expect(misplaced.map(({ name }) => name)).toEqual([]);
  });

  it("contain the words that identify them", () => {
    expect(
      knownPassages.map(({ words = "", reference }) => quotationProblem(words, reference)).filter(Boolean),
    ).toEqual([]);
  });

  it("are found by each of their names, which are unique", () => {
    const find = nameFinder(knownPassages);
    const lost = knownPassages.flatMap((passage) =>
      [passage.name, ...passage.also].filter((name) => find(name) !== passage),
    );
    expect(lost).toEqual([]);
  });
});
