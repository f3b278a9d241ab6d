import type { ChapterText } from "#domain/scripture/chapter-text.ts";
import { chapterFilePath } from "#domain/scripture/manifest.ts";
import type { ChapterId } from "#domain/scripture/places.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import manifest from "#generated/scripture/manifest.json" with { type: "json" };
import { getJson } from "#src/platform/http.ts";

const timeoutMs = 10_000;

/** Fetches one chapter of an embedded translation, for rooms other than the reader. Rejects with `HttpFailure`. */
export const fetchChapterFile = async (translation: EmbeddedTranslationId, { book, chapter }: ChapterId): Promise<ChapterText> =>
  (await getJson(chapterFilePath(manifest.version, translation, book, chapter), { timeoutMs })) as ChapterText;
