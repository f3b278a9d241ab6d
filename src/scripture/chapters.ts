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

/** Our API waits ten seconds for the public service and then says so. */
const upstreamTimeoutMs = 11_000;

const keyOf = (translation: TranslationId, { book, chapter }: ChapterId) => ["chapter", translation, book, chapter] as const;

const isChapterText = (value: unknown): value is ChapterText =>
  typeof value === "object" && value !== null && Array.isArray((value as { verses?: unknown }).verses);

/** From a file of ours. */
const fetchEmbedded = async (translation: EmbeddedTranslationId, { book, chapter }: ChapterId, signal: AbortSignal): Promise<ChapterText> => {
  const url = chapterFilePath(scriptureManifest.version, translation, book, chapter);
  const value = await getJson(url, { timeoutMs: lookupTimeoutMs, signal });
  if (!isChapterText(value)) throw new HttpFailure("other");
  return value;
};

const upstreamSchema = z.object({ verses: z.array(z.object({ verse: z.int(), text: z.string() })) });

/** From our API, which asks the public service; it knows no paragraphs. */
const fetchUpstream = async (translation: TranslationId, { book, chapter }: ChapterId, signal: AbortSignal): Promise<ChapterText> => {
  const answer = upstreamSchema.safeParse(await getJson(`/api/bible/data/${translation}/${book}/${chapter}`, { timeoutMs: upstreamTimeoutMs, signal }));
  if (!answer.success) throw new HttpFailure("other");
  const texts = new Map(answer.data.verses.map(({ verse, text }) => [verse, text]));
  const verses = Array.from({ length: verseCount(book, chapter) }, (_, index) => texts.get(index + 1) ?? "");
  return { translation, book, chapter, verses, paragraphs: [[1, 0]] };
};

const fetchChapter = (translation: TranslationId, place: ChapterId, signal: AbortSignal): Promise<ChapterText> =>
  isEmbedded(translation) ? fetchEmbedded(translation, place, signal) : fetchUpstream(translation, place, signal);

/** One chapter. Its address carries the version of the text, so what was read once never goes stale. */
export const chapterQuery = (translation: TranslationId, place: ChapterId) =>
  queryOptions({
    queryKey: keyOf(translation, place),
    queryFn: ({ signal }) => fetchChapter(translation, place, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

/** Puts chapters that came with the page where `chapterQuery` finds them. */
export const seedChapters = (client: QueryClient, chapters: readonly ChapterText[]): void => {
  for (const chapter of chapters) client.setQueryData(chapterQuery(chapter.translation, chapter).queryKey, chapter);
};

/** Keeps a chapter that is on the page for reading without a network. */
export const rememberShown = (chapter: ChapterText): void => {
  if (isEmbedded(chapter.translation)) void rememberChapter(chapterFilePath(scriptureManifest.version, chapter.translation, chapter.book, chapter.chapter), chapter);
};

/** Fetches chapters ahead of the reader, unless the visitor saves data or the public service, which is throttled, would be asked. */
export const prefetchChapters = (client: QueryClient, translation: TranslationId, places: readonly ChapterId[]): void => {
  if (savesData() || !isEmbedded(translation)) return;
  for (const place of places) void client.prefetchQuery(chapterQuery(translation, place));
};

/** Our API was reached, the public service behind it was not, or too late. */
const upstreamSentences: ReadonlyMap<string | undefined, string> = new Map<ErrorCode, string>([
  ["upstream_timeout", lookupMessages.timeout],
  ["upstream_unreachable", lookupMessages.network],
]);

/** The specification's sentence for a chapter that did not come. */
export const chapterFailureMessage = (error: unknown, place: ChapterId): string => {
  if (!(error instanceof HttpFailure)) return lookupMessages.failed;
  if (error.kind === "timeout") return lookupMessages.timeout;
  if (error.kind === "network") return lookupMessages.network;
  if (error.kind === "not-found") return lookupMessages.notFound(titleOf(place));
  return upstreamSentences.get(error.code) ?? lookupMessages.failed;
};
