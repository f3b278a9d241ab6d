import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CrossReferenceChapter } from "#domain/scripture/cross-references.ts";
import { digestOfChapter } from "#domain/scripture/translations/digests.ts";
import { crossReferencePath } from "#domain/scripture/translations/manifest.ts";
import type { ChapterId, VerseId } from "#domain/scripture/reference/places.ts";
import type { VerseRange } from "#domain/scripture/reference/reference.ts";
import { readVerifiedFile } from "#src/scripture/text/verified-file.ts";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import { scriptureManifest } from "#src/scripture/manifest.ts";
import { relatedPassages } from "./related.ts";

const digests = lazyCode(
  "digests of the cross references",
  async () => (await import("#generated/scripture/digests/cross-references.json")).default,
);

const fileOf = (place: ChapterId) => ({
  path: crossReferencePath(scriptureManifest.version, place.book, place.chapter),
  digest: async () => digestOfChapter(await loadCode(digests), place),
  isThere: (value: unknown): value is CrossReferenceChapter => {
    const file = value as Partial<CrossReferenceChapter> | null | undefined;
    return file?.book === place.book && file.chapter === place.chapter && typeof file.verses === "object";
  },
});

const crossReferenceQuery = (place: ChapterId) => ({
  queryKey: ["cross-references", place.book, place.chapter],
  queryFn: ({ signal }: { signal: AbortSignal }) => readVerifiedFile(fileOf(place), { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

interface RelatedState {
  readonly related: readonly VerseRange[];
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The passages that the given verses refer to. */
export const useRelated = (places: readonly ChapterId[], verses: readonly VerseId[]): RelatedState => {
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
