import { findBookById } from "#domain/scripture/books.ts";
import { chapterAfter } from "#domain/scripture/chapter-navigation.ts";
import { keyOfService, type Edition } from "#domain/scripture/languages/edition.ts";
import { parseChapterOfBook } from "#domain/scripture/languages/service-chapter.ts";
import { wholeFileReader, type FoundChapter } from "#domain/scripture/languages/whole-file.ts";
import type { ChapterId } from "#domain/scripture/places.ts";
import { fetchWorldChapter } from "#src/api/world-chapter.ts";
import { HttpError } from "#src/platform/http.ts";
import { keepChapter, keptPlaces, markKept } from "#src/platform/offline/kept-chapters.ts";
import type { DownloadOutcome } from "#src/platform/offline/translation-download.ts";
import { readWhileArriving } from "#src/platform/offline/whole-text.ts";

export interface KeepProgress {
  readonly chapters: number;
  readonly allChapters: number;
  readonly bytes: number;
}

/** What a whole Bible has; a file says what it has itself. */
const usualChapters = 1189;

/** So many chapters that were damaged in the file are asked for one by one. */
const maxSingly = 20;

interface Facts {
  readonly id?: unknown;
  readonly language?: unknown;
  readonly totalNumberOfChapters?: unknown;
}

const isOf = (facts: Facts | undefined, { key }: Edition): boolean =>
  typeof facts?.id === "string" && typeof facts.language === "string" && keyOfService(facts.language, facts.id) === key;

const totalOf = (facts: Facts | undefined): number => {
  const total = facts?.totalNumberOfChapters;
  return typeof total === "number" && total > 0 && total < 2000 ? total : usualChapters;
};

const bookIdOf = (book: unknown): string => String((book as { id?: unknown } | null)?.id ?? "");
const numberOf = (chapter: unknown): number =>
  Number((chapter as { chapter?: { number?: unknown } } | null)?.chapter?.number ?? 0);

const outcomeOf = (error: unknown, signal: AbortSignal): DownloadOutcome => {
  if (signal.aborted) return "stopped";
  if (error instanceof DOMException && error.name === "QuotaExceededError") return "full";
  return error instanceof HttpError && error.kind === "network" && !navigator.onLine ? "offline" : "failed";
};

/**
 * Keeps a whole translation: its one file is read chapter by chapter while it arrives, each is checked, and what is good
 * is kept at once. What an earlier attempt has kept stays and is not written again. Chapters that are damaged in the file
 * are asked for once more, each by itself.
 */
export const keepEdition = async (
  edition: Edition,
  signal: AbortSignal,
  onProgress: (progress: KeepProgress) => void,
): Promise<DownloadOutcome> => {
  const { key } = edition;
  const known = new Set<string>();
  const damaged: ChapterId[] = [];
  let allChapters = usualChapters;
  let chapters = 0;
  let bytes = 0;
  let last: ChapterId | undefined;
  const keepOne = async ({ book, chapter }: FoundChapter) => {
    chapters += 1;
    const id = findBookById(bookIdOf(book))?.id;
    if (!id) return;
    const place: ChapterId = { book: id, chapter: numberOf(chapter) };
    const previous = last;
    last = place;
    const name = `${id} ${place.chapter}`;
    if (known.has(name)) return;
    const text = parseChapterOfBook(chapter, book, edition, place);
    if (!text?.edition) {
      damaged.push(place);
      return;
    }
    const next = chapterAfter(place, { chapters: text.edition.chapters });
    const linked = { ...text, edition: { ...text.edition, ...(previous && { previous }), ...(next && { next }) } };
    await keepChapter(key, place, JSON.stringify(linked));
    known.add(name);
  };
  try {
    for (const name of await keptPlaces(key)) known.add(name);
    await markKept(key, { edition, isComplete: false });
    const file = wholeFileReader();
    await readWhileArriving(`/api/bible/data/${key}/complete`, signal, async (piece, received) => {
      const found = file.read(piece);
      bytes += received;
      if (found.length === 0) return;
      const facts = file.translation() as Facts | undefined;
      if (!isOf(facts, edition)) throw new HttpError("invalid");
      allChapters = totalOf(facts);
      for (const one of found) await keepOne(one);
      onProgress({ chapters, allChapters: Math.max(allChapters, chapters), bytes });
    });
    if (!file.isComplete() || damaged.length > maxSingly) throw new HttpError("invalid");
    for (const place of damaged) {
      const chapter = await fetchWorldChapter(key, place, { signal });
      await keepChapter(key, place, JSON.stringify(chapter));
    }
    await markKept(key, { edition, isComplete: true });
    return "done";
  } catch (error) {
    return outcomeOf(error, signal);
  }
};
