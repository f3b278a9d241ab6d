import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { parseVerseSet } from "#domain/scripture/reference/verse-set.ts";
import { quotationProblem } from "#tests/support/embedded-text.ts";
import { transliterateGreek, transliterateHebrew } from "#domain/text/transliteration.ts";
import { dictionaryTermSchema } from "../schema/dictionary.ts";
import { firstPage, termCount } from "./first-page.ts";
import { termsNamedInVerses, typesNamedInVerses } from "./named-in-verses.ts";
import { dictionaryTerms } from "./terms.ts";

const words = (text: string): number => text.split(/\s+/).length;
const named = (terms: typeof dictionaryTerms): string[] => terms.map(({ term }) => term).toSorted();
/** "סֶלָה (selah)": the word in its own script, and in Latin letters. */
const script = (text: string): string => text.replace(/ \(.+$/, "");
const latin = (text: string): string | undefined => / \((.+)\)$/.exec(text)?.[1];
const quotations = (text: string): string[] => [...text.matchAll(/“([^”]+)”/g)].map((match) => match[1]!);

describe("the dictionary", () => {
  it("has its terms in order, each once, matching the schema", () => {
    expect(z.array(dictionaryTermSchema).safeParse(dictionaryTerms).error).toBeUndefined();
    expect(dictionaryTerms.length).toBeGreaterThanOrEqual(200);
    expect(new Set(dictionaryTerms.map(({ term }) => term.toLowerCase())).size).toBe(dictionaryTerms.length);
  });

  it("keeps the terms that are explained in verses, and no others, in files of their own", () => {
    expect(named(termsNamedInVerses)).toEqual(
      named(dictionaryTerms.filter(({ type }) => typesNamedInVerses.includes(type))),
    );
    expect(typesNamedInVerses.filter((type) => !dictionaryTerms.some((term) => term.type === type))).toEqual([]);
  });

  it("has the terms of the first page apart, and says how many there are", () => {
    expect(dictionaryTerms.slice(0, firstPage.length)).toEqual(firstPage);
    expect(dictionaryTerms).toHaveLength(termCount);
  });

  it("respects the lengths", () => {
    const wrong = dictionaryTerms.flatMap(({ term, definition, context }) => [
      ...(words(definition) < 20 || words(definition) > 45 ? [`${term}, definition: ${words(definition)}`] : []),
      ...(words(context) < 20 || words(context) > 45 ? [`${term}, context: ${words(context)}`] : []),
    ]);
    expect(wrong).toEqual([]);
  });

  it("refers to existing passages", () => {
    const unknown = dictionaryTerms.flatMap(({ references }) =>
      references.filter((reference) => parseVerseSet(reference) === undefined),
    );
    expect(unknown).toEqual([]);
  });

  it("quotes word for word from one of its references", () => {
    expect(
      dictionaryTerms.flatMap(({ definition, context }) => [...quotations(definition), ...quotations(context)]).length,
    ).toBeGreaterThan(75);
    const wrong = dictionaryTerms.flatMap(({ term, definition, context, references }) =>
      [...quotations(definition), ...quotations(context)]
        .filter((quotation) => references.every((reference) => quotationProblem(quotation, reference) !== undefined))
        .map((quotation) => `${term}: ${quotation}`),
    );
    expect(wrong).toEqual([]);
  });

  it("gives original words in their own script first, with their points and accents", () => {
    for (const { term, hebrew, greek } of dictionaryTerms) {
      expect(hebrew ?? "א (a)", term).toMatch(/^[\u05B0-\u05BC\u05C1\u05C2\u05C7א-ת ]+ \([a-z ]+\)$|^יהוה \(YHWH\)$/);
      expect(greek ?? "α (a)", term).toMatch(/^[\u0370-\u03FF\u1F00-\u1FFF ,]+ \([a-zA-Zēō, ]+\)$/);
    }
  });

  it("writes every original word in Latin letters by one scheme", () => {
    const wrong = dictionaryTerms.flatMap(({ term, hebrew, greek }) => [
      ...(hebrew !== undefined && transliterateHebrew(script(hebrew)) !== latin(hebrew)
        ? [`${term}: ${hebrew}, expected ${transliterateHebrew(script(hebrew))}`]
        : []),
      ...(greek !== undefined && transliterateGreek(script(greek)) !== latin(greek)
        ? [`${term}: ${greek}, expected ${transliterateGreek(script(greek))}`]
        : []),
    ]);
    expect(wrong).toEqual([]);
  });

  it("names a word of Strong’s for every original word", () => {
    const unnumbered = dictionaryTerms.filter(
      ({ hebrew, greek, source }) =>
        (hebrew !== undefined && !/\bH\d|Driver/.test(source)) || (greek !== undefined && !/\bG\d/.test(source)),
    );
    expect(unnumbered.map(({ term }) => term)).toEqual([]);
  });

  it("never reuses a former name for another term", () => {
    const current = new Set(dictionaryTerms.map(({ term }) => term));
    const former = dictionaryTerms.flatMap(({ formerly = [] }) => formerly);
    expect(former.filter((name) => current.has(name))).toEqual([]);
    expect(new Set(former).size).toBe(former.length);
  });

  it("repeats no text", () => {
    const sentences = dictionaryTerms.flatMap(({ definition, context }) =>
      `${definition} ${context}`.split(/(?<=[.!?])\s+/),
    );
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });
});
