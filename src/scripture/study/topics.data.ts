import { lang } from "#content/dictionary/first-page.ts";
import { dictionaryTerms } from "#content/dictionary/terms.ts";
import { knownPassages } from "#content/known-passages.ts";
import { subjectPassages } from "#content/subjects/passages.ts";
import { verseOrdinal } from "#domain/scripture/reference/places.ts";
import { parseReference } from "#domain/scripture/reference/parse-reference.ts";

/** Where our own content speaks of which verses. Ranges are pairs of ordinals (`verseOrdinal`), both ends included. */

const rangesOf = (reference: string): readonly number[] => {
  const parsed = parseReference(reference);
  if (!parsed.ok) throw new Error(`${reference} is no reference`);
  return parsed.reference.ranges.flatMap(({ from, to }) => [verseOrdinal(from), verseOrdinal(to)]);
};

export const topicTables = {
  subjects: Object.entries(subjectPassages).map(
    ([id, passages]) => [id, passages.flatMap(({ reference }) => rangesOf(reference))] as const,
  ),
  terms: dictionaryTerms.map(({ term, references }) => [term, references.flatMap(rangesOf)] as const),
  termsIn: lang,
  passages: knownPassages.map(({ name, reference }) => [name, rangesOf(reference)] as const),
};
