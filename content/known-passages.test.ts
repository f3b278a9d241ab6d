import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { formatReference } from "#domain/scripture/format-reference.ts";
import { parseReference } from "#domain/scripture/parse-reference.ts";
import { compareVerses, type VerseId } from "#domain/scripture/places.ts";
import { knownNames } from "#domain/scripture/search/known-names.ts";
import { quotationProblem } from "#tests/support/embedded-text.ts";
import { knownPassages } from "./known-passages.ts";
import { knownPassageSchema } from "./schema/known-passages.ts";

const beginnings = knownPassages.map(({ reference }): VerseId | undefined => {
  const parsed = parseReference(reference);
  return parsed.ok && formatReference(parsed.reference) === reference ? parsed.reference.ranges[0]?.from : undefined;
});

describe("the passages that go by a name", () => {
  it("have the right shape and a reference written as we write it", () => {
    expect(z.array(knownPassageSchema).safeParse(knownPassages).error).toBeUndefined();
    expect(knownPassages.filter((_, index) => beginnings[index] === undefined)).toEqual([]);
  });

  it("stand in canonical order", () => {
    const misplaced = knownPassages.filter((_, index) => index > 0 && compareVerses(beginnings[index - 1]!, beginnings[index]!) > 0);
    expect(misplaced.map(({ name }) => name)).toEqual([]);
  });

  it("are known by words that stand in them", () => {
    expect(knownPassages.map(({ words, reference }) => quotationProblem(words, reference)).filter(Boolean)).toEqual([]);
  });

  it("are found by each of their names, which no other has", () => {
    const find = knownNames(knownPassages);
    const lost = knownPassages.flatMap((passage) => [passage.name, ...passage.also].filter((name) => find(name) !== passage));
    expect(lost).toEqual([]);
  });
});
