import * as fc from "fast-check";
import { expect, it } from "vitest";
import { dictionaryTerms } from "#content/dictionary/terms.ts";
import { knownPassages } from "#content/known-passages.ts";
import { subjectPassages } from "#content/subjects/passages.ts";
import { totalVerses, type VerseId, verseAt, verseOrdinal } from "#domain/scripture/reference/places.ts";
import { parseReference } from "#domain/scripture/reference/parse-reference.ts";
import { countVerses } from "#domain/scripture/reference/reference.ts";
import { topicTables } from "./topics.data.ts";
import { type TopicsOfVerses, topicsOfVerses } from "./topics.ts";

const versesOf = (reference: string): readonly VerseId[] => {
  const parsed = parseReference(reference);
  if (!parsed.ok) throw new Error(reference);
  return parsed.reference.ranges.flatMap(({ from, to }) =>
    Array.from({ length: countVerses({ ranges: [{ from, to }] }) }, (_, index) => verseAt(verseOrdinal(from) + index)!),
  );
};

it("finds every subject, term and passage at the first and the last verse of what it names", () => {
  const named = [
    ...Object.entries(subjectPassages).flatMap(([id, passages]) =>
      passages.map(({ reference }) => ({ kind: "subjects" as const, name: id, reference })),
    ),
    ...dictionaryTerms.flatMap(({ term, references }) =>
      references.map((reference) => ({ kind: "terms" as const, name: term, reference })),
    ),
    ...knownPassages.map(({ name, reference }) => ({ kind: "passages" as const, name, reference })),
  ];
  expect(named.length).toBeGreaterThan(1500);
  const known = new Map<number, TopicsOfVerses>();
  const topicsOf = (verse: VerseId) => {
    const ordinal = verseOrdinal(verse);
    const found = known.get(ordinal) ?? topicsOfVerses(topicTables, [verse]);
    known.set(ordinal, found);
    return found;
  };
  const missing = named.flatMap(({ kind, name, reference }) => {
    const verses = versesOf(reference);
    return [verses[0]!, verses.at(-1)!]
      .filter((verse) => {
        const found = topicsOf(verse);
        const names = kind === "passages" ? found.passages.map((one) => one.name) : found[kind];
        return !names.includes(name);
      })
      .map(() => `${name}: ${reference}`);
  });
  expect(missing).toEqual([]);
});

it("names nothing that has none of the verses, and for several verses what each of them has", () => {
  const ordinals = fc.uniqueArray(fc.integer({ min: 0, max: totalVerses - 1 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(ordinals, (some) => {
      const verses = some.map((ordinal) => verseAt(ordinal)!);
      const all = topicsOfVerses(topicTables, verses);
      const each = verses.map((verse) => topicsOfVerses(topicTables, [verse]));
      expect(new Set(all.subjects)).toEqual(new Set(each.flatMap(({ subjects }) => subjects)));
      expect(new Set(all.terms)).toEqual(new Set(each.flatMap(({ terms }) => terms)));
      for (const { range } of all.passages)
        expect(some.some((one) => verseOrdinal(range.from) <= one && one <= verseOrdinal(range.to))).toBe(true);
    }),
  );
});

it("names nothing at a verse that only some translations count, whose place is the next chapter's first", () => {
  const none = { subjects: [], terms: [], passages: [] };
  expect(topicsOfVerses(topicTables, [{ book: "3JN", chapter: 1, verse: 15 }])).toEqual(none);
  expect(topicsOfVerses(topicTables, [{ book: "PSA", chapter: 22, verse: 32 }])).toEqual(none);
});

it("names the shortest passage first", () => {
  const { passages } = topicsOfVerses(topicTables, [{ book: "GEN", chapter: 7, verse: 11 }]);
  expect(passages.map(({ name }) => name)).toContain("Noah and the Flood");
  const lengths = passages.map(({ range }) => countVerses({ ranges: [range] }));
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
});
