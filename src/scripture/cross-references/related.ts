import { relatedRanges, type CrossReferenceChapter } from "#domain/scripture/cross-references.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { compareVerses, type VerseId } from "#domain/scripture/reference/places.ts";
import type { VerseRange } from "#domain/scripture/reference/reference.ts";

const isInside = (range: VerseRange, verses: readonly VerseId[]): boolean =>
  verses.some((verse) => compareVerses(range.from, verse) === 0) &&
  verses.some((verse) => compareVerses(range.to, verse) === 0);

/**
 * The passages that the given verses refer to, without duplicates: first those referred to by most verses, then the
 * closest of each verse in turn. Passages inside the given one are left out.
 */
export const relatedPassages = (
  files: readonly CrossReferenceChapter[],
  verses: readonly VerseId[],
): readonly VerseRange[] => {
  const found = new Map<string, { range: VerseRange; times: number; place: number }>();
  for (const verse of verses) {
    const file = files.find((one) => one.book === verse.book && one.chapter === verse.chapter);
    if (!file) continue;
    relatedRanges(file, verse.verse).forEach((range, place) => {
      const key = formatReference({ ranges: [range] });
      const existing = found.get(key);
      if (existing) found.set(key, { range, times: existing.times + 1, place: Math.min(existing.place, place) });
      else if (!isInside(range, verses)) found.set(key, { range, times: 1, place });
    });
  }
  return [...found.values()].toSorted((a, b) => b.times - a.times || a.place - b.place).map(({ range }) => range);
};
