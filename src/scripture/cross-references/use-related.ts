import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import type { CrossReferenceChapter } from "#domain/scripture/cross-references.ts";
import { crossReferencePath } from "#domain/scripture/manifest.ts";
import type { ChapterId, VerseId } from "#domain/scripture/places.ts";
import type { VerseRange } from "#domain/scripture/reference.ts";
import { getJson, HttpFailure } from "#src/platform/http.ts";
import { scriptureManifest } from "#src/scripture/manifest.ts";
import { relatedPassages } from "./related.ts";

const timeoutMs = 10_000;

const isCrossReferences = (value: unknown): value is CrossReferenceChapter =>
  typeof value === "object" && value !== null && typeof (value as { verses?: unknown }).verses === "object";

const crossReferenceQuery = ({ book, chapter }: ChapterId) => ({
  queryKey: ["cross-references", book, chapter],
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const value = await getJson(crossReferencePath(scriptureManifest.version, book, chapter), { timeoutMs, signal });
    if (!isCrossReferences(value)) throw new HttpFailure("other");
    return value;
  },
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
  // Thousands of references for a long passage: not with every chapter text that arrives. The files never change.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the results are a new array each time
  const related = useMemo(() => (isReady ? relatedPassages(results.flatMap(({ data }) => data ?? []), verses) : []), [isReady, verses]);
  return {
    related,
    isLoading: results.some((result) => result.isPending),
    isFailed: results.some((result) => result.isError),
    retry: () => results.filter((result) => result.isError).forEach((result) => void result.refetch()),
  };
};
