import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { type CrossReferenceChapter, relatedRanges } from "#domain/scripture/cross-references.ts";
import { digestOfPart } from "#domain/scripture/translations/digests.ts";
import { crossReferencePath } from "#domain/scripture/translations/manifest.ts";
import { type ChapterId, compareVerses, type VerseId } from "#domain/scripture/reference/places.ts";
import type { VerseRange } from "#domain/scripture/reference/reference.ts";
import { readVerifiedFile } from "#src/scripture/text/verified-file.ts";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { scriptureManifest } from "#src/scripture/manifest.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";

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

const digests = lazyCode(
  "digests of the cross references",
  async () => (await import("#generated/scripture/digests/cross-references.json")).default,
);

const isOf = ({ book, chapter }: ChapterId, value: Partial<CrossReferenceChapter> | null): boolean =>
  value?.book === book && value.chapter === chapter && typeof value.verses === "object";

const fileOf = (place: ChapterId) => ({
  path: crossReferencePath(scriptureManifest.version, place.book, place.chapter),
  digest: async () => digestOfPart(await loadCode(digests), place),
  isThere: (value: unknown): value is readonly CrossReferenceChapter[] =>
    Array.isArray(value) && value.some((one) => isOf(place, one)),
});

export const crossReferenceQuery = (place: ChapterId) => ({
  queryKey: ["cross-references", place.book, place.chapter],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<CrossReferenceChapter> => {
    const part = await readVerifiedFile(fileOf(place), signal);
    return part.find((one) => isOf(place, one))!;
  },
});

/** The passages that the given verses refer to. */
export const useRelated = (places: readonly ChapterId[], verses: readonly VerseId[]) => {
  const results = useQueries({ queries: places.map(crossReferenceQuery) });
  const isReady = results.every((result) => result.data !== undefined);
  // A long passage has thousands of references, so they are not computed again for every chapter that loads. The files never change.
  const related = useMemo(
    () =>
      isReady
        ? relatedPassages(
            results.flatMap(({ data }) => data ?? []),
            verses,
          )
        : [],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the results are a new array each time
    [isReady, verses],
  );
  return {
    related,
    isLoading: results.some((result) => result.isPending),
    isFailed: results.some((result) => result.isError),
    retry: () => results.filter((result) => result.isError).forEach((result) => void result.refetch()),
  };
};
