import { verseCount } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { digestOfChapter, type ChapterDigests, type FileDigests } from "#domain/scripture/translations/digests.ts";
import { chapterFilePath } from "#domain/scripture/translations/manifest.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import {
  embeddedTranslationIds,
  isEmbedded,
  isRemoteTranslation,
  type EmbeddedTranslationId,
  type TranslationId,
} from "#domain/scripture/translations/translations.ts";
import manifest from "#generated/scripture/manifest.json" with { type: "json" };
import { isBrowser } from "#src/platform/environment.ts";
import { readEmbeddedJson } from "#src/platform/loading/document-data.ts";
import { lazyCode, loadCode, type LazyCode } from "#src/platform/loading/lazy-code.ts";
import { cacheFile } from "#src/platform/offline/visited-cache.ts";
import { loadTextCode } from "./load-chapter.ts";
import { contentOf, readVerifiedFile } from "./verified-file.ts";

/** 7 kB each, compressed: loaded with the first chapter whose digest the page does not carry. */
const digestFiles = import.meta.glob<ChapterDigests>("../../../.generated/scripture/digests/*.json", {
  import: "default",
});

const chapterDigests = Object.fromEntries(
  embeddedTranslationIds.map((id) => [
    id,
    lazyCode(`digests of ${id}`, digestFiles[`../../../.generated/scripture/digests/${id}.json`]!),
  ]),
) as Readonly<Record<string, LazyCode<ChapterDigests>>>;

/** The page's own digests: what it shows and what is beside it needs no others. */
const pageDigests: FileDigests = isBrowser
  ? ((readEmbeddedJson("page-data") as { readonly digests?: FileDigests } | undefined)?.digests ?? {})
  : {};

const isText = (value: unknown): boolean => typeof value === "string";

/** Whether a value is the text of this chapter, with all its verses. */
const isChapterText = (translation: string, { book, chapter }: ChapterId, value: unknown): value is ChapterText => {
  const text = value as Partial<ChapterText> | null | undefined;
  return (
    text?.translation === translation &&
    text.book === book &&
    text.chapter === chapter &&
    Array.isArray(text.verses) &&
    // A text in another language has its own numbers; that it is whole, the digest says.
    (text.verses.length === verseCount(book, chapter) || text.edition !== undefined) &&
    text.verses.every(isText) &&
    Array.isArray(text.paragraphs)
  );
};

const fileOf = (translation: EmbeddedTranslationId, place: ChapterId) => {
  const path = chapterFilePath(manifest.version, translation, place.book, place.chapter);
  return {
    path,
    digest: async () => pageDigests[path] ?? digestOfChapter(await loadCode(chapterDigests[translation]!), place),
    isThere: (value: unknown): value is ChapterText => isChapterText(translation, place, value),
  };
};

/** Fetches and verifies one chapter of an embedded translation. Rejects with `HttpError`. */
export const fetchChapterFile = (
  translation: EmbeddedTranslationId,
  place: ChapterId,
  signal?: AbortSignal,
): Promise<ChapterText> => readVerifiedFile(fileOf(translation, place), signal);

/**
 * Caches for reading offline a chapter that came with the page. Resolves to false, without caching it, if it does not match
 * the build's digest; also true if that cannot be checked.
 */
export const rememberChapterFile = async (
  translation: EmbeddedTranslationId,
  chapter: ChapterText,
): Promise<boolean> => {
  const file = fileOf(translation, chapter);
  const digest = await file.digest().catch(() => undefined);
  if (digest === undefined) return true;
  const text = JSON.stringify(chapter);
  if ((await contentOf(file, text, digest)) === undefined) return false;
  await cacheFile(file.path, text);
  return true;
};

/** Whether the text of a book's file has all chapters of this book, each valid. */
export const isVerifiedBook = async (
  translation: EmbeddedTranslationId,
  book: string,
  text: string,
): Promise<boolean> => {
  const chapters: unknown = JSON.parse(text);
  if (!Array.isArray(chapters)) return false;
  const digests = await loadCode(chapterDigests[translation]!);
  for (const [index, chapter] of chapters.entries()) {
    const place = { book: book as ChapterId["book"], chapter: index + 1 };
    const isThere = (value: unknown): value is ChapterText => isChapterText(translation, place, value);
    if ((await contentOf({ isThere }, JSON.stringify(chapter), digestOfChapter(digests, place))) === undefined)
      return false;
  }
  return true;
};

const serviceChapters = lazyCode("chapters of services", () => import("./service-chapter.ts"));

/** One chapter of any translation: from its file, or from the public service. Rejects with `HttpError`. */
export const fetchChapter = async (
  translation: TranslationId,
  place: ChapterId,
  signal: AbortSignal,
): Promise<ChapterText> => {
  if (isEmbedded(translation)) return fetchChapterFile(translation, place, signal);
  const { fetchRemoteChapter, fetchUpstreamChapter } = await loadTextCode(serviceChapters);
  return isRemoteTranslation(translation)
    ? fetchRemoteChapter(translation, place, signal)
    : fetchUpstreamChapter(translation, place, signal);
};
