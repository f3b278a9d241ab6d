import * as z from "zod/mini";
import type { ChapterText } from "#domain/scripture/chapter-text.ts";
import { chapterLayoutSchema } from "#domain/scripture/languages/chapter-layout-schema.ts";
import type { ChapterId } from "#domain/scripture/places.ts";
import type { WorldTranslationId } from "#domain/scripture/translations.ts";
import { HttpError, requestTimeoutMs } from "#src/platform/http.ts";
import { keptChapter } from "#src/platform/offline/kept-chapters.ts";
import { noteGone } from "./gone-translations.ts";
import { readIntactAnswer } from "./intact-answer.ts";

/** Our API itself waits that long for the service, and may ask it twice within that time. */
const timeoutMs = requestTimeoutMs + 1000;

const verse = z.int().check(z.gte(1), z.lte(200));

/** An answer about this place and no other. */
const answerSchema = ({ book, chapter }: ChapterId) =>
  z.object({
    verses: z
      .array(z.object({ book_id: z.literal(book), chapter: z.literal(chapter), verse, text: z.string() }))
      .check(z.minLength(1), z.maxLength(200)),
    layout: chapterLayoutSchema,
  });

const keptSchema = (translation: WorldTranslationId, { book, chapter }: ChapterId) =>
  z.extend(chapterLayoutSchema, {
    translation: z.literal(translation),
    book: z.literal(book),
    chapter: z.literal(chapter),
    verses: z.array(z.string()).check(z.minLength(1), z.maxLength(200)),
  });

/** Whether this is the text of that chapter, as it was kept. */
export const isKeptChapter = (translation: WorldTranslationId, place: ChapterId, text: unknown): text is ChapterText =>
  keptSchema(translation, place).safeParse(text).success;

const isGone = (error: unknown): boolean =>
  error instanceof HttpError && z.object({ code: z.literal("translation_not_found") }).safeParse(error.body).success;

/** A chapter in another language: the one kept on the device, otherwise from our API. Rejects with `HttpError`. */
export const fetchWorldChapter = async (
  translation: WorldTranslationId,
  place: ChapterId,
  options: { signal?: AbortSignal } = {},
): Promise<ChapterText> => {
  const kept = await keptChapter(translation, place);
  if (isKeptChapter(translation, place, kept)) return kept;
  try {
    const { verses, layout } = await readIntactAnswer(
      answerSchema(place),
      `/api/bible/data/${translation}/${place.book}/${place.chapter}`,
      { timeoutMs, ...options },
    );
    const texts = new Map(verses.map(({ verse: number, text }) => [number, text]));
    const length = Math.max(...texts.keys());
    return {
      ...(layout as Pick<ChapterText, "paragraphs" | "edition">),
      translation,
      ...place,
      verses: Array.from({ length }, (_, index) => texts.get(index + 1) ?? ""),
    };
  } catch (error) {
    if (isGone(error)) noteGone(translation);
    throw error;
  }
};
