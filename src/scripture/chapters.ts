import { queryOptions, type QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { chapterTitle } from "#domain/scripture/books/books.ts";
import type { ErrorCode } from "#domain/api/errors.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { lookupMessages } from "#domain/scripture/messages.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import type { FailedChapter } from "#domain/site/chapter-page/chapter-template.ts";
import { locale } from "#domain/site/locales/locale.ts";
import { isEmbedded, isRemoteTranslation, type TranslationId } from "#domain/scripture/translations/translations.ts";
import { loadChapterReader } from "#src/scripture/text/load-chapter.ts";
import { noteUnavailable } from "#src/scripture/text/unavailable-translations.ts";
import { savesData } from "#src/platform/network/connection.ts";
import { HttpError } from "#src/platform/network/http.ts";

const chapterKey = "chapter";

/** One chapter. Its address contains the version of the text, so a cached chapter is never stale. */
export const chapterQuery = (translation: TranslationId, place: ChapterId) =>
  queryOptions({
    queryKey: [chapterKey, translation, place.book, place.chapter],
    queryFn: async ({ signal }) => (await loadChapterReader()).fetchChapter(translation, place, signal),
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Chapters kept in memory for turning back. Others stay in the device's cache. */
const turnedBackTo = 80;

/**
 * Evicts the oldest chapters that are on no screen, so that a long visit does not fill the memory, and failed ones with their
 * screen: whoever comes back asks again. Returns the function that stops it.
 */
export const dropOldChapters = (client: QueryClient): (() => void) => {
  const cache = client.getQueryCache();
  return cache.subscribe(({ type, query }) => {
    if (query.queryKey[0] !== chapterKey) return;
    if (type === "observerRemoved" && !query.state.data && !query.isActive()) cache.remove(query);
    if (type !== "added") return;
    // `query`, just added, has no observer yet, and must stay.
    for (const old of cache.findAll({ queryKey: [chapterKey], type: "inactive" }).slice(0, -turnedBackTo))
      if (old !== query && old.state.fetchStatus === "idle") cache.remove(old);
  });
};

/** Puts chapters embedded in the page into the cache of `chapterQuery`. */
export const seedChapters = (client: QueryClient, chapters: readonly ChapterText[]): void => {
  for (const chapter of chapters) client.setQueryData(chapterQuery(chapter.translation, chapter).queryKey, chapter);
};

const failedAnswers: Readonly<Record<FailedChapter["reason"], HttpError>> = {
  missing: new HttpError("status", 404, { code: "not_found" satisfies ErrorCode }),
  gone: new HttpError("status", 404, {
    code: "translation_not_found" satisfies ErrorCode,
    message: lookupMessages.translationGone,
  }),
  outage: new HttpError("status", 503, { code: "unavailable" satisfies ErrorCode }),
};

/** Shows the page’s failure as it was sent, instead of asking again at once. "Try again" asks. */
export const seedFailure = (client: QueryClient, { translation, reason, ...place }: FailedChapter): void => {
  if (reason === "gone" && isRemoteTranslation(translation)) noteUnavailable(translation);
  const { queryKey } = chapterQuery(translation, place);
  client.setQueryDefaults(queryKey, { retryOnMount: false });
  client
    .getQueryCache()
    .build(client, { queryKey })
    .setState({ status: "error", fetchStatus: "idle", error: failedAnswers[reason], errorUpdateCount: 1 });
};

/**
 * Caches for reading offline the chapters on the page. A chapter that does not match the build's digest is loaded anew, because the page
 * that brought it was damaged.
 */
export const rememberShown = async (client: QueryClient, chapters: readonly ChapterText[]): Promise<void> => {
  const { rememberChapterFile } = await loadChapterReader();
  for (const chapter of chapters) {
    const { translation } = chapter;
    if (isEmbedded(translation) && !(await rememberChapterFile(translation, chapter)))
      await client.resetQueries({ queryKey: chapterQuery(translation, chapter).queryKey, exact: true });
  }
};

/** Prefetches chapters, unless the visitor saves data or the translation comes from the public service, which is throttled. */
export const prefetchChapters = (
  client: QueryClient,
  translation: TranslationId,
  places: readonly ChapterId[],
): void => {
  if (savesData() || !isEmbedded(translation)) return;
  for (const place of places) void client.prefetchQuery(chapterQuery(translation, place));
};

/** Whether our API answered, but the service that has the text did not: the visitor's own network is fine. */
export const isServiceFailure = (error: unknown): boolean =>
  error instanceof HttpError && error.kind === "status" && (error.status ?? 0) >= 500;

const errorSchema = z.object({ code: z.string(), message: z.optional(z.string()) });

/** Our API responded, but the public service behind it did not, or was too slow. */
const upstreamSentences: ReadonlyMap<string | undefined, string> = new Map<ErrorCode, string>([
  ["upstream_timeout", lookupMessages.timeout],
  ["upstream_unreachable", lookupMessages.network],
]);

export const chapterFailureMessage = (error: unknown, place: ChapterId): string => {
  if (!(error instanceof HttpError)) return lookupMessages.failed;
  if (error.kind === "timeout") return lookupMessages.timeout;
  if (error.kind === "network") return lookupMessages.network;
  const { code, message } = errorSchema.safeParse(error.body).data ?? {};
  if (code === "translation_not_found" && message) return locale === "en" ? message : lookupMessages.translationGone;
  if (error.status === 404) return lookupMessages.notFound(chapterTitle(place));
  return upstreamSentences.get(code) ?? lookupMessages.failed;
};
