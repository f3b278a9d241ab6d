import type { BookId } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { pause } from "#src/platform/clock.ts";
import { readEmbeddedJson } from "#src/platform/loading/document-data.ts";
import { loadChapterReader } from "#src/scripture/text/load-chapter.ts";
import { parseChapterFile } from "#src/platform/offline/caches.ts";
import { chance } from "#src/platform/random.ts";
import { retryPauseMs } from "#src/platform/network/retry-pause.ts";
import type { PageData } from "./page-data.ts";

/** Until it resolves, the page stays plain HTML with working links. */
const fetchChapter = async (address: string): Promise<ChapterText> => {
  const file = parseChapterFile(address)!;
  for (let failures = 0; ; failures += 1) {
    try {
      return await (
        await loadChapterReader()
      ).fetchChapterFile(file.translation, { book: file.book as BookId, chapter: file.chapter });
    } catch {
      await pause(retryPauseMs(failures, chance()));
    }
  }
};

/** The data that the page carries for its scripts; undefined on the empty page. Resolves once all its chapters are loaded. */
export const readPageData = async (): Promise<PageData | undefined> => {
  const data = readEmbeddedJson("page-data") as PageData | undefined;
  if (!data?.chapterFiles) return data;
  return { ...data, chapters: [...data.chapters, ...(await Promise.all(data.chapterFiles.map(fetchChapter)))] };
};
