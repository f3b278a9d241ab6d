import { queryOptions, type QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import type { ErrorCode } from "#domain/api/errors.ts";
import type { ChapterText } from "#domain/scripture/chapter-text.ts";
import { lookupMessages } from "#domain/scripture/lookup-messages.ts";
import { chapterFilePath } from "#domain/scripture/manifest.ts";
import { titleOf } from "#domain/scripture/chapter-navigation.ts";
import type { ChapterId } from "#domain/scripture/places.ts";
import { verseCount } from "#domain/scripture/books.ts";
import { isEmbedded, type EmbeddedTranslationId, type TranslationId } from "#domain/scripture/translations.ts";
import { getJson, HttpFailure, savesData } from "#src/platform/http.ts";
import { rememberChapter } from "#src/platform/offline/visited.ts";
import { scriptureManifest } from "./manifest.ts";

/** Specification 1, section 9. */
const lookupTimeoutMs = 10_000;

/** Our API waits ten seconds for the public service before it reports a timeout. */
const upstreamTimeoutMs = 11_000;

const chapterKey = "chapter";
const keyOf = (translation: TranslationId, { book, chapter }: ChapterId) => [chapterKey, translation, book, chapter] as const;

const isChapterText = (value: unknown): value is ChapterText =>
  typeof value === "object" && value !== null && Array.isArray((value as { verses?: unknown }).verses);

/** From one of our static files. */
const fetchEmbedded = async (translation: EmbeddedTranslationId, { book, chapter }: ChapterId, signal: AbortSignal): Promise<ChapterText> => {
  const url = chapterFilePath(scriptureManifest.version, translation, book, chapter);
  const value = await getJson(url, { timeoutMs: lookupTimeoutMs, signal });
  if (!isChapterText(value)) throw new HttpFailure("other");
  return value;
};

const upstreamSchema = z.object({ verses: z.array(z.object({ verse: z.int(), text: z.string() })) });

/** From our API, which calls the public service. These texts have no paragraphs. */
const fetchUpstream = async (translation: TranslationId, { book, chapter }: ChapterId, signal: AbortSignal): Promise<ChapterText> => {
  const answer = upstreamSchema.safeParse(await getJson(`/api/bible/data/${translation}/${book}/${chapter}`, { timeoutMs: upstreamTimeoutMs, signal }));
  if (!answer.success) throw new HttpFailure("other");
  const texts = new Map(answer.data.verses.map(({ verse, text }) => [verse, text]));
  const verses = Array.from({ length: verseCount(book, chapter) }, (_, index) => texts.get(index + 1) ?? "");
  return { translation, book, chapter, verses, paragraphs: [[1, 0]] };
};

const fetchChapter = (translation: TranslationId, place: ChapterId, signal: AbortSignal): Promise<ChapterText> =>
  isEmbedded(translation) ? fetchEmbedded(translation, place, signal) : fetchUpstream(translation, place, signal);

/** One chapter. Its address contains the version of the text, so a cached chapter is never stale. */
export const chapterQuery = (translation: TranslationId, place: ChapterId) =>
  queryOptions({
    queryKey: keyOf(translation, place),
    queryFn: ({ signal }) => fetchChapter(translation, place, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Chapters kept in memory for turning back. Others stay in the device's cache. */
const turnedBackTo = 80;

/** Evicts the oldest chapters that are on no screen, so that a long visit does not fill the memory. Returns the function that stops it. */
export const dropOldChapters = (client: QueryClient): (() => void) => {
  const cache = client.getQueryCache();
  return cache.subscribe(({ type, query }) => {
    if (type !== "added" || query.queryKey[0] !== chapterKey) return;
    // The newest one has no observer yet.
    for (const old of cache.findAll({ queryKey: [chapterKey], type: "inactive" }).slice(0, -turnedBackTo)) if (old !== query && old.state.fetchStatus === "idle") cache.remove(old);
  });
};

/** Puts chapters embedded in the page into the cache of `chapterQuery`. */
export const seedChapters = (client: QueryClient, chapters: readonly ChapterText[]): void => {
  for (const chapter of chapters) client.setQueryData(chapterQuery(chapter.translation, chapter).queryKey, chapter);
};

/** Caches a chapter that is on the page for reading offline. */
export const rememberShown = (chapter: ChapterText): void => {
  if (isEmbedded(chapter.translation)) void rememberChapter(chapterFilePath(scriptureManifest.version, chapter.translation, chapter.book, chapter.chapter), chapter);
};

/** Prefetches chapters, unless the visitor saves data or the translation comes from the public service, which is throttled. */
export const prefetchChapters = (client: QueryClient, translation: TranslationId, places: readonly ChapterId[]): void => {
  if (savesData() || !isEmbedded(translation)) return;
  for (const place of places) void client.prefetchQuery(chapterQuery(translation, place));
};

/** Our API responded, but the public service behind it did not, or was too slow. */
const upstreamSentences: ReadonlyMap<string | undefined, string> = new Map<ErrorCode, string>([
  ["upstream_timeout", lookupMessages.timeout],
  ["upstream_unreachable", lookupMessages.network],
]);

/** The specification's message for a chapter that failed to load. */
export const chapterFailureMessage = (error: unknown, place: ChapterId): string => {
  if (!(error instanceof HttpFailure)) return lookupMessages.failed;
  if (error.kind === "timeout") return lookupMessages.timeout;
  if (error.kind === "network") return lookupMessages.network;
  if (error.kind === "not-found") return lookupMessages.notFound(titleOf(place));
  return upstreamSentences.get(error.code) ?? lookupMessages.failed;
};
