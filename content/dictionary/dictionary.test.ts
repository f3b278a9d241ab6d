import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { parseVerseSet } from "#domain/scripture/verse-set.ts";
import { quotationProblem } from "#tests/support/embedded-text.ts";
import { dictionaryTermSchema } from "../schema/dictionary.ts";
import { dictionaryTerms } from "./terms.ts";

const words = (text: string): number => text.split(/\s+/).length;
const quotations = (text: string): string[] => [...text.matchAll(/“([^”]+)”/g)].map((match) => match[1]!);

describe("the dictionary", () => {
  it("has its terms in order, each once, matching the schema", () => {
    expect(z.array(dictionaryTermSchema).safeParse(dictionaryTerms).error).toBeUndefined();
    expect(dictionaryTerms.length).toBeGreaterThanOrEqual(40);
    expect(new Set(dictionaryTerms.map(({ term }) => term.toLowerCase())).size).toBe(dictionaryTerms.length);
  });

  it("respects the lengths", () => {
    const wrong = dictionaryTerms.flatMap(({ term, definition, context }) => [
      ...(words(definition) < 20 || words(definition) > 45 ? [`${term}, definition: ${words(definition)}`] : []),
      ...(words(context) < 20 || words(context) > 45 ? [`${term}, context: ${words(context)}`] : []),
    ]);
    expect(wrong).toEqual([]);
  });

  it("refers to existing passages", () => {
    const unknown = dictionaryTerms.flatMap(({ references }) => references.filter((reference) => parseVerseSet(reference) === undefined));
    expect(unknown).toEqual([]);
  });

  it("quotes word for word from one of its references", () => {
    expect(dictionaryTerms.flatMap(({ definition, context }) => [...quotations(definition), ...quotations(context)]).length).toBeGreaterThan(15);
    const wrong = dictionaryTerms.flatMap(({ term, definition, context, references }) =>
      [...quotations(definition), ...quotations(context)]
        .filter((quotation) => references.every((reference) => quotationProblem(quotation, reference) !== undefined))
        .map((quotation) => `${term}: ${quotation}`),
    );
    expect(wrong).toEqual([]);
  });

  it("gives original words in their own script first", () => {
    for (const { hebrew, greek } of dictionaryTerms) {
      expect(hebrew ?? "א (a)").toMatch(/^[\u0590-\u05FF ]+ \([A-Za-z ]+\)$/);
      expect(greek ?? "α (a)").toMatch(/^[\u0370-\u03FF\u1F00-\u1FFF ,]+ \([a-zA-Zēōïâ, ]+\)$/);
    }
  });

  it("repeats no text", () => {
    const sentences = dictionaryTerms.flatMap(({ definition, context }) => `${definition} ${context}`.split(/(?<=[.!?])\s+/));
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });
});
