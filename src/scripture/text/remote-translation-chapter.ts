import * as z from "zod/mini";
import { chapterOfVerses } from "#domain/scripture/text/chapter-of-verses.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import type { RemoteTranslationId } from "#domain/scripture/translations/translations.ts";
import { HttpError, requestTimeoutMs } from "#src/platform/network/http.ts";
import { downloadedChapter } from "#src/platform/offline/downloaded-chapters.ts";
import { noteUnavailable } from "./unavailable-translations.ts";
import { readVerifiedResponse } from "./verified-file.ts";
import { layoutOf } from "./remote-translation-layout.ts";

/** Our API itself waits that long for the service, including one retry. */
const timeoutMs = requestTimeoutMs + 1000;

const verse = z.int().check(z.gte(1), z.lte(200));

/** A response for exactly this chapter; its layout is checked separately. */
const answerSchema = ({ book, chapter }: ChapterId) =>
  z.object({
    verses: z
      .array(z.object({ book_id: z.literal(book), chapter: z.literal(chapter), verse, text: z.string() }))
      .check(z.minLength(1)),
    layout: z.looseObject({}),
  });

/** Parses a value as this chapter, with its layout; undefined if it is another one or invalid. */
const readKept = (translation: RemoteTranslationId, place: ChapterId, value: unknown): ChapterText | undefined => {
  const kept = value as Partial<ChapterText> | null | undefined;
  const layout = layoutOf(kept);
  const isThere =
    kept?.translation === translation &&
    kept.book === place.book &&
    kept.chapter === place.chapter &&
    Array.isArray(kept.verses) &&
    kept.verses.length > 0 &&
    kept.verses.length <= 200 &&
    kept.verses.every((text) => typeof text === "string");
  return layout && isThere ? { ...layout, translation, ...place, verses: kept.verses! } : undefined;
};

const isGone = (error: unknown): boolean =>
  error instanceof HttpError && z.object({ code: z.literal("translation_not_found") }).safeParse(error.body).success;

/** A chapter in another language: the downloaded one, otherwise from our API. Rejects with `HttpError`. */
export const fetchRemoteChapter = async (
  translation: RemoteTranslationId,
  place: ChapterId,
  options: { signal?: AbortSignal } = {},
): Promise<ChapterText> => {
  const kept = readKept(translation, place, await downloadedChapter(translation, place));
  if (kept) return kept;
  try {
    const { verses, layout: found } = await readVerifiedResponse("GET /bible/data/{translation}/{book}/{chapter}", {
      path: { translation, ...place },
      response: answerSchema(place),
      timeoutMs,
      ...options,
    });
    const layout = layoutOf(found);
    if (!layout) throw new HttpError("invalid");
    return chapterOfVerses(translation, place, verses, layout);
  } catch (error) {
    if (isGone(error)) noteUnavailable(translation);
    throw error;
  }
};
