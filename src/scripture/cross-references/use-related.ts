import { useQueries } from "@tanstack/react-query";
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

/** The passages that some verses refer to. */
export const useRelated = (places: readonly ChapterId[], verses: readonly VerseId[]): RelatedState => {
  const results = useQueries({ queries: places.map(crossReferenceQuery) });
  const files = results.flatMap((result) => (result.data ? [result.data] : []));
  return {
    related: files.length === places.length ? relatedPassages(files, verses) : [],
    isLoading: results.some((result) => result.isPending),
    isFailed: results.some((result) => result.isError),
    retry: () => results.filter((result) => result.isError).forEach((result) => void result.refetch()),
  };
};
