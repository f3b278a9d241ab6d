import { textFromHeader } from "#domain/api/headers.ts";
import { findBookById, type BookId } from "#domain/scripture/books/books.ts";
import { chapterAfter } from "#domain/scripture/books/chapter-navigation.ts";
import { keyOfService, type Edition } from "#domain/scripture/languages/edition.ts";
import { parseChapterOfBook, readBook, type BookFacts } from "#domain/scripture/languages/service-chapter.ts";
import { wholeFileReader, type FoundChapter } from "#domain/scripture/languages/whole-file.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { fetchRemoteChapter } from "#src/scripture/text/service-chapter.ts";
import { fetchRemoteBooks } from "#src/scripture/text/remote-translation-books.ts";
import { addressOf } from "#src/api/call.ts";
import { HttpError, isStorageFull } from "#src/platform/network/http.ts";
import { isOnline } from "#src/platform/network/network.ts";
import { readTextStream } from "#src/platform/network/text-stream.ts";
import { storeDownloadedChapter, downloadedPlaces } from "#src/platform/offline/downloaded-chapters.ts";
import type { DownloadOutcome, DownloadProgress } from "#src/platform/offline/downloads.ts";
import { readDownloadRecord, writeDownloadRecord, type FileProgress } from "./download-record.ts";

/** Chapters of a whole Bible, used until the file states its own number. */
const usualChapters = 1189;

/** Maximum number of chapters that are requested individually: those damaged in the file, or the few that are missing. */
const maxSingleRequests = 20;

/** Progress is stored after every so many chapters. */
const chaptersPerSave = 40;

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

const nameOf = ({ book, chapter }: ChapterId): string => `${book} ${chapter}`;

const placeOf = ({ book, chapter }: FoundChapter): ChapterId | undefined => {
  const id = findBookById(String((book as { id?: unknown } | null)?.id ?? ""))?.id;
  const number = Number((chapter as { chapter?: { number?: unknown } } | null)?.chapter?.number ?? 0);
  return id && { book: id, chapter: number };
};

const outcomeOf = (error: unknown, signal: AbortSignal): DownloadOutcome => {
  if (signal.aborted) return "stopped";
  if (isStorageFull(error)) return "full";
  return error instanceof HttpError && error.kind === "network" && !isOnline() ? "offline" : "failed";
};

/** The file itself is invalid, so the download cannot resume from it. */
const isInvalidFile = (error: unknown): boolean =>
  error instanceof SyntaxError || (error instanceof HttpError && error.kind === "invalid");

/** One attempt at downloading a translation. */
class EditionDownload {
  /** Downloaded chapters: "JHN 3". */
  readonly known: Set<string>;
  readonly books: Map<BookId, BookFacts>;
  progress: FileProgress | undefined;
  bytes = 0;
  abbreviations: ReadonlyMap<BookId, string | undefined> = new Map();

  readonly edition: Edition;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: DownloadProgress) => void;

  constructor(
    edition: Edition,
    signal: AbortSignal,
    onProgress: (progress: DownloadProgress) => void,
    known: ReadonlySet<string>,
    record: Awaited<ReturnType<typeof readDownloadRecord>>,
  ) {
    this.edition = edition;
    this.signal = signal;
    this.onProgress = onProgress;
    this.known = new Set(known);
    this.books = new Map(record?.books?.map(({ id, ...facts }) => [id as BookId, facts]));
    this.progress = record?.progress;
  }

  save(isComplete: boolean): Promise<void> {
    const { edition, books, progress } = this;
    return writeDownloadRecord({
      edition,
      isComplete,
      books: [...books].map(([id, facts]) => ({ id, ...facts })),
      ...(!isComplete && progress && { progress }),
    });
  }

  reportProgress(done: number, all: number): void {
    this.onProgress({ done, all: Math.max(all, done), bytes: this.bytes });
  }

  /** The missing chapters, if they are few; undefined otherwise, or if they are unknown. */
  async fewMissing(): Promise<readonly ChapterId[] | undefined> {
    const { known, progress, edition, signal } = this;
    if (progress?.isRead) return progress.damaged.filter((place) => !known.has(nameOf(place)));
    const total = totalOf(progress?.translation as Facts | undefined);
    if (known.size === 0 || total - known.size > maxSingleRequests) return undefined;
    const { books } = await fetchRemoteBooks(edition.key, signal);
    for (const [id, facts] of books) this.books.set(id, facts);
    const missing = [...books].flatMap(([book, { chapters }]) =>
      Array.from({ length: chapters }, (_, index) => ({ book, chapter: index + 1 })).filter(
        (place) => !known.has(nameOf(place)),
      ),
    );
    return missing.length <= maxSingleRequests ? missing : undefined;
  }

  /** The usual abbreviations of the books, which the file does not have. Without them a page shows those of its own language. */
  async fetchAbbreviations(): Promise<void> {
    const { books } = await fetchRemoteBooks(this.edition.key, this.signal);
    this.abbreviations = new Map([...books].map(([id, { abbreviation }]) => [id, abbreviation]));
  }

  async requestSingly(places: readonly ChapterId[]): Promise<void> {
    const all = this.known.size + places.length;
    for (const place of places) {
      const chapter = await fetchRemoteChapter(this.edition.key, place, this.signal);
      await storeDownloadedChapter(this.edition.key, place, JSON.stringify(chapter));
      this.known.add(nameOf(place));
      this.reportProgress(this.known.size, all);
    }
  }

  /** Stores a chapter of the file, unless it is already stored. Returns its place if it is damaged. */
  async storeFound({ book, chapter }: FoundChapter, place: ChapterId, previous: ChapterId | undefined) {
    const { edition, known, books } = this;
    const facts = readBook(book, place.book);
    if (facts) books.set(place.book, facts);
    if (known.has(nameOf(place))) return undefined;
    const text = parseChapterOfBook(chapter, book, edition, place);
    if (!text?.edition) return place;
    const next = chapterAfter(place, { chapters: text.edition.chapters });
    const bookAbbreviation = this.abbreviations.get(place.book);
    const linked = {
      ...text,
      edition: {
        ...text.edition,
        ...(bookAbbreviation && { bookAbbreviation }),
        ...(previous && { previous }),
        ...(next && { next }),
      },
    };
    await storeDownloadedChapter(edition.key, place, JSON.stringify(linked));
    known.add(nameOf(place));
    return undefined;
  }

  /** Reads the file and stores its chapters as they arrive. Resumes an interrupted attempt if the file has not changed. */
  async readFile(cache: RequestCache): Promise<void> {
    const { edition, signal } = this;
    const begun = this.progress?.etag ? this.progress : undefined;
    const encoder = new TextEncoder();
    let file = wholeFileReader();
    let etag = "";
    let { chapters, last, damaged }: Pick<FileProgress, "chapters" | "last" | "damaged"> = {
      chapters: 0,
      last: undefined,
      damaged: [],
    };
    /** Bytes of the file up to the end of what has arrived. */
    let arrived = 0;
    let savedChapters = 0;
    const onResponse = ({ headers }: Response) => {
      etag = headers.get("ETag") ?? "";
      if (!begun || headers.get(textFromHeader) !== String(begun.at)) return;
      file = wholeFileReader(begun);
      ({ at: arrived, chapters, last, damaged } = begun);
      savedChapters = chapters;
    };
    const onText = async (piece: string, received: number) => {
      const found = file.read(piece);
      arrived += encoder.encode(piece).byteLength;
      this.bytes += received;
      if (found.length === 0) return;
      const facts = file.translation() as Facts | undefined;
      if (!isOf(facts, edition)) throw new HttpError("invalid");
      for (const one of found) {
        chapters += 1;
        const place = placeOf(one);
        const lost = place && (await this.storeFound(one, place, last));
        if (lost) damaged = [...damaged, lost];
        last = place ?? last;
      }
      const at = arrived - encoder.encode(file.pending()).byteLength;
      const { book } = found.at(-1)!;
      this.progress = { etag, at, chapters, last, translation: facts, book, damaged, isRead: false };
      this.reportProgress(chapters, totalOf(facts));
      if (chapters - savedChapters < chaptersPerSave) return;
      savedChapters = chapters;
      await this.save(false);
    };
    const address = addressOf("GET /bible/data/{translation}/complete", {
      path: { translation: edition.key },
      query: { from: begun?.at.toString() },
    });
    const resumed = begun && { headers: { "If-Range": begun.etag } };
    await readTextStream(address, { ...resumed, cache, signal, onResponse }, onText);
    if (!file.isComplete() || !this.progress || damaged.length > maxSingleRequests) throw new HttpError("invalid");
    this.progress = { ...this.progress, isRead: true };
  }
}

/**
 * Downloads a whole translation: its file is read chapter by chapter while it arrives, and each valid chapter is stored
 * at once. Chapters of an earlier attempt stay, and the download resumes after them. Chapters that are damaged in the
 * file, or missing if they are few, are requested individually.
 */
export const downloadEdition = async (
  edition: Edition,
  signal: AbortSignal,
  onProgress: (progress: DownloadProgress) => void,
): Promise<DownloadOutcome> => {
  const { key } = edition;
  const attempt = new EditionDownload(
    edition,
    signal,
    onProgress,
    await downloadedPlaces(key),
    await readDownloadRecord(key),
  );
  try {
    await attempt.save(false);
    let missing = await attempt.fewMissing();
    if (!missing) {
      await attempt.fetchAbbreviations().catch(() => undefined);
      await attempt.readFile("default").catch((error: unknown) => {
        if (!isInvalidFile(error)) throw error;
        // Cut off, or another file: from its beginning, past every cache.
        attempt.progress = undefined;
        return attempt.readFile("reload");
      });
      missing = attempt.progress?.damaged ?? [];
    }
    await attempt.requestSingly(missing.filter((place) => !attempt.known.has(nameOf(place))));
    // Another tab has removed it meanwhile.
    if ((await downloadedPlaces(key)).size < attempt.known.size) throw new HttpError("invalid");
    await attempt.save(true);
    return "done";
  } catch (error) {
    if (isInvalidFile(error)) attempt.progress = undefined;
    await attempt.save(false).catch(() => undefined);
    return outcomeOf(error, signal);
  }
};
