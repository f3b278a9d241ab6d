import * as z from "zod/mini";
import { chapterLayoutSchema, editionSchema } from "#domain/scripture/languages/chapter-layout-schema.ts";
import { chapterOfVerses } from "#domain/scripture/text/chapter-of-verses.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import type { RemoteTranslationId, TranslationId } from "#domain/scripture/translations/translations.ts";
import { HttpError } from "#src/platform/network/http.ts";
import { downloadedChapter } from "#src/platform/offline/downloaded-chapters.ts";
import { noteUnavailable } from "./unavailable-translations.ts";
import { readVerifiedResponse } from "./verified-file.ts";

const verse = z.int().check(z.gte(1), z.lte(200));

/** The verses of exactly this chapter. */
const versesSchema = ({ book, chapter }: ChapterId) =>
  z
    .array(z.object({ book_id: z.literal(book), chapter: z.literal(chapter), verse, text: z.string() }))
    .check(z.minLength(1));

const layoutSchema = z.extend(chapterLayoutSchema, { edition: editionSchema });

const downloadedSchema = (translation: RemoteTranslationId, { book, chapter }: ChapterId) =>
  z.extend(layoutSchema, {
    translation: z.literal(translation),
    book: z.literal(book),
    chapter: z.literal(chapter),
    verses: z.array(z.string()).check(z.minLength(1), z.maxLength(200)),
  });

const isGone = (error: unknown): boolean =>
  error instanceof HttpError && z.object({ code: z.literal("translation_not_found") }).safeParse(error.body).success;

/** A chapter in another language: the downloaded one, otherwise from our API. Rejects with `HttpError`. */
export const fetchRemoteChapter = async (
  translation: RemoteTranslationId,
  place: ChapterId,
  signal: AbortSignal,
): Promise<ChapterText> => {
  const stored = downloadedSchema(translation, place).safeParse(await downloadedChapter(translation, place));
  if (stored.success) return stored.data;
  try {
    const { verses, layout } = await readVerifiedResponse("GET /bible/data/{translation}/{book}/{chapter}", {
      path: { translation, ...place },
      response: z.object({ verses: versesSchema(place), layout: layoutSchema }),
      signal,
    });
    return chapterOfVerses(translation, place, verses, layout);
  } catch (error) {
    if (isGone(error)) noteUnavailable(translation);
    throw error;
  }
};

/** A chapter in English that our API asks a public service for. These texts have no paragraphs. Rejects with `HttpError`. */
export const fetchUpstreamChapter = async (
  translation: TranslationId,
  { book, chapter }: ChapterId,
  signal: AbortSignal,
): Promise<ChapterText> => {
  const { verses } = await readVerifiedResponse("GET /bible/data/{translation}/{book}/{chapter}", {
    path: { translation, book, chapter },
    response: z.object({ verses: versesSchema({ book, chapter }) }),
    signal,
  });
  return chapterOfVerses(translation, { book, chapter }, verses, undefined);
};
