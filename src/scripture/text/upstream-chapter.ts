import * as z from "zod/mini";
import { chapterOfVerses } from "#domain/scripture/text/chapter-of-verses.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import { readVerifiedResponse } from "./verified-file.ts";

/** A response for exactly this chapter. */
const upstreamSchema = ({ book, chapter }: ChapterId) =>
  z.object({
    verses: z.array(
      z.object({ book_id: z.literal(book), chapter: z.literal(chapter), verse: z.int(), text: z.string() }),
    ),
  });

/** Fetches a chapter from our API, which calls the public service. These texts have no paragraphs. Rejects with `HttpError`. */
export const fetchUpstreamChapter = async (
  translation: TranslationId,
  { book, chapter }: ChapterId,
  options: { signal?: AbortSignal } = {},
): Promise<ChapterText> => {
  const answer = await readVerifiedResponse("GET /bible/data/{translation}/{book}/{chapter}", {
    path: { translation, book, chapter },
    response: upstreamSchema({ book, chapter }),
    ...options,
  });
  return chapterOfVerses(translation, { book, chapter }, answer.verses, undefined);
};
