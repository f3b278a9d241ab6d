import * as z from "zod/mini";
import { findBookById } from "../books/books.ts";
import type { ChapterText } from "../text/chapter-text.ts";
import type { ChapterId } from "../reference/places.ts";
import { editionFacts, type ChapterEdition, type Edition } from "./edition.ts";
import { safeLink } from "./service-list.ts";

/** Line breaks, controls, and signs that turn the direction of what follows: none of them belongs to a verse. */
const isUnwanted = (unit: number): boolean =>
  unit < 0x20 ||
  (unit >= 0x7f && unit <= 0x9f) ||
  (unit >= 0x202a && unit <= 0x202e) ||
  (unit >= 0x2066 && unit <= 0x2069) ||
  unit === 0xfeff;

const isSpace = (unit: number): boolean => unit === 0x20 || unit === 0xa0 || unit === 0x2028 || unit === 0x2029;

/** A text of the service as we keep it, and where each of its offsets has gone. */
interface PlainText {
  readonly text: string;
  /** Converts an offset into the received text (0 to its length) to one into `text`. */
  readonly at: (offset: number) => number;
}

/** One line without controls, without white space at its ends or twice in a row. Linear in its length. */
export const plainText = (raw: string): PlainText => {
  const places: number[] = [];
  let text = "";
  let hasSpace = true;
  for (let index = 0; index < raw.length; index += 1) {
    places.push(text.length);
    const unit = raw.charCodeAt(index);
    if (isSpace(unit) || isUnwanted(unit)) {
      if (!hasSpace && (isSpace(unit) || unit === 0x0a || unit === 0x09 || unit === 0x0d)) {
        text += " ";
        hasSpace = true;
      }
    } else {
      text += raw[index]!;
      hasSpace = false;
    }
  }
  const end = text.trimEnd().length;
  text = text.slice(0, end);
  return { text, at: (offset) => Math.min(places[Math.max(0, offset)] ?? end, end) };
};

/**
 * Reads a chapter as the service at bible.helloao.org writes it (`{id}/{BOOK}/{n}.simple.json`, and each chapter of
 * `complete.simple.json`) into our own shape. All offsets there are UTF-16 units; lines of poetry are parted by line breaks.
 */

/** No chapter of any Bible has more. */
const maxVerses = 200;
const maxVerseLength = 5000;
/** Psalm 150. */
export const maxChapter = 150;

const offset = z.int().check(z.gte(0));
const text = z.string().check(z.maxLength(maxVerseLength));
const footnotes = z.optional(
  z.nullable(z.array(z.object({ offset: z.optional(z.nullable(offset)), text })).check(z.maxLength(500))),
);
const range = z.object({ start: offset, end: offset });

const headingSchema = z.object({ type: z.literal("heading"), text });
const subtitleSchema = z.object({ type: z.literal("hebrew_subtitle"), text, footnotes });
const verseSchema = z.object({
  type: z.literal("verse"),
  number: z.int().check(z.gte(1), z.lte(maxVerses)),
  text,
  footnotes,
  headings: z.optional(z.nullable(z.array(z.object({ offset, text })))),
  wordsOfJesus: z.optional(z.nullable(z.array(range))),
  poem: z.optional(z.nullable(z.array(z.extend(range, { level: z.number() })))),
});

const chapterSchema = z.object({
  numberOfVerses: z.optional(z.int()),
  chapter: z.object({
    number: z.int(),
    content: z.array(z.looseObject({ type: z.string() })).check(z.minLength(1), z.maxLength(2000)),
  }),
});

const bookSchema = z.object({
  id: z.string(),
  name: z.optional(z.nullable(z.string())),
  commonName: z.optional(z.nullable(z.string())),
  numberOfChapters: z.int().check(z.gte(1), z.lte(200)),
});

const answerSchema = z.extend(chapterSchema, {
  translation: z.object({ id: z.string(), licenseUrl: z.optional(z.nullable(z.string())) }),
  book: bookSchema,
  previousChapterApiLink: z.optional(z.nullable(z.string())),
  nextChapterApiLink: z.optional(z.nullable(z.string())),
});

type Verse = z.infer<typeof verseSchema>;

const filled = <T extends object>(key: string, value: T) => (Object.keys(value).length > 0 ? { [key]: value } : {});

/** What a chapter is read into: its layout is collected on the way. */
class Chapter {
  readonly verses: string[] = [];
  readonly paragraphs: [number, number][] = [];
  readonly headings: Record<number, string> = {};
  readonly lines: Record<number, [number, 1 | 2][]> = {};
  readonly spoken: Record<number, [number, number][]> = {};
  readonly notes: { verse: number; text: string }[] = [];
  title = "";
  startsParagraph = true;
  /** Headings that wait for the next verse. */
  waiting: string[] = [];

  addHeading(raw: string): void {
    const { text: heading } = plainText(raw);
    if (heading !== "") this.waiting.push(heading);
    this.startsParagraph = true;
  }

  addNotes(verse: number, notes: Verse["footnotes"]): void {
    for (const note of notes ?? []) {
      const { text: words } = plainText(note.text);
      if (words !== "") this.notes.push({ verse, text: words });
    }
  }

  /** False if it does not come after the verses before it. */
  addVerse({ number, text: raw, headings, wordsOfJesus, poem, footnotes: notes }: Verse): boolean {
    if (number <= this.verses.length) return false;
    const plain = plainText(raw);
    while (this.verses.length < number - 1) this.verses.push("");
    this.verses.push(plain.text);
    const inside = (headings ?? []).filter((heading) => plain.at(heading.offset) > 0);
    for (const heading of headings ?? []) if (!inside.includes(heading)) this.addHeading(heading.text);
    if (this.waiting.length > 0) this.headings[number] = this.waiting.join(" · ");
    this.waiting = [];
    if (this.startsParagraph) this.paragraphs.push([number, 0]);
    this.startsParagraph = false;
    for (const heading of inside) this.addHeading(heading.text);
    this.addLines(number, plain, poem);
    const said = (wordsOfJesus ?? [])
      .map(({ start, end }): [number, number] => [plain.at(start), plain.at(end)])
      .filter(([start, end], index, all) => start < end && start >= (all[index - 1]?.[1] ?? 0));
    if (said.length > 0) this.spoken[number] = said;
    this.addNotes(number, notes);
    return true;
  }

  addLines(number: number, plain: PlainText, poem: Verse["poem"]): void {
    const lines = (poem ?? [])
      .filter(({ start, end }) => plain.at(start) < plain.at(end))
      .map(({ start, level }): [number, 1 | 2] => [plain.at(start), level >= 2 ? 2 : 1])
      .toSorted(([a], [b]) => a - b)
      .filter(([start], index, all) => index === 0 || start > all[index - 1]![0]);
    if (lines.length > 0) this.lines[number] = lines;
  }

  /** Headings after the last verse belong to nothing that we show. */
  result(): Pick<ChapterText, "verses" | "paragraphs" | "headings" | "lines" | "spoken" | "notes" | "title"> {
    return {
      verses: this.verses,
      paragraphs: this.paragraphs,
      ...filled("headings", this.headings),
      ...filled("lines", this.lines),
      ...filled("spoken", this.spoken),
      ...filled("notes", this.notes),
      ...(this.title && { title: this.title }),
    };
  }
}

/** A chapter's content; undefined if it is not this chapter's, or not complete. Content of unknown kinds is left out. */
const readContent = (
  { numberOfVerses = 0, chapter: { number, content } }: z.infer<typeof chapterSchema>,
  wanted: number,
) => {
  if (number !== wanted) return undefined;
  const chapter = new Chapter();
  let count = 0;
  for (const item of content) {
    if (item.type === "line_break") chapter.startsParagraph = true;
    else if (item.type === "heading") {
      const heading = headingSchema.safeParse(item);
      if (!heading.success) return undefined;
      chapter.addHeading(heading.data.text);
    } else if (item.type === "hebrew_subtitle") {
      const subtitle = subtitleSchema.safeParse(item);
      if (!subtitle.success) return undefined;
      chapter.title = plainText(subtitle.data.text).text;
      chapter.addNotes(1, subtitle.data.footnotes);
    } else if (item.type === "verse") {
      const verse = verseSchema.safeParse(item);
      if (!verse.success || !chapter.addVerse(verse.data)) return undefined;
      count += 1;
    }
  }
  const isComplete = count > 0 && count >= numberOfVerses && chapter.verses.some((one) => one !== "");
  return isComplete ? chapter.result() : undefined;
};

/** `/api/spa_r09/JHN/4.json` */
const placeOfLink = (link: string | null | undefined): ChapterId | undefined => {
  const [, bookId = "", number = ""] = /\/([A-Z0-9]{3})\/(\d{1,3})(?:\.simple)?\.json$/.exec(link ?? "") ?? [];
  const book = findBookById(bookId)?.id;
  const chapter = Number(number);
  return book && chapter >= 1 && chapter <= maxChapter ? { book, chapter } : undefined;
};

/** A book of a translation: its name there, and how many chapters it has there. */
export interface BookFacts {
  readonly name: string;
  readonly chapters: number;
}

/** A book as the service describes it; undefined for another one, or one that we do not have. */
export const readBook = (body: unknown, wanted: string): BookFacts | undefined => {
  const read = bookSchema.safeParse(body);
  if (!read.success || read.data.id !== wanted || !findBookById(wanted)) return undefined;
  const name = plainText(read.data.commonName || read.data.name || "").text.slice(0, 100);
  return { name: name || wanted, chapters: Math.min(read.data.numberOfChapters, maxChapter) };
};

/** The books that an edition has and we know, by id, from the service's `books.json`; undefined if it is anything else. */
export const parseServiceBooks = (body: unknown): Readonly<Record<string, BookFacts>> | undefined => {
  const read = z.object({ books: z.array(z.looseObject({ id: z.string() })) }).safeParse(body);
  if (!read.success) return undefined;
  const found = read.data.books.flatMap((book): [string, BookFacts][] => {
    const facts = readBook(book, book.id);
    return facts ? [[book.id, facts]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
};

const compose = (
  edition: Edition,
  place: ChapterId,
  content: NonNullable<ReturnType<typeof readContent>>,
  book: BookFacts,
  beside: Pick<ChapterEdition, "previous" | "next">,
  licenseUrl = "",
): ChapterText => ({
  translation: edition.key,
  ...place,
  ...content,
  edition: {
    ...editionFacts(edition),
    ...(licenseUrl && { licenseUrl }),
    bookName: book.name,
    chapters: book.chapters,
    ...beside,
  },
});

/** The service's answer for a chapter of an edition; undefined if it is anything else, or not complete. */
export const parseServiceChapter = (body: unknown, edition: Edition, place: ChapterId): ChapterText | undefined => {
  const read = answerSchema.safeParse(body);
  if (!read.success || read.data.translation.id !== edition.id) return undefined;
  const book = readBook(read.data.book, place.book);
  const content = book && readContent(read.data, place.chapter);
  if (!content) return undefined;
  const previous = placeOfLink(read.data.previousChapterApiLink);
  const next = placeOfLink(read.data.nextChapterApiLink);
  return compose(
    edition,
    place,
    content,
    book,
    { ...(previous && { previous }), ...(next && { next }) },
    safeLink(read.data.translation.licenseUrl),
  );
};

/** A chapter inside a whole translation's file, with what that file says of its book. */
export const parseChapterOfBook = (
  body: unknown,
  bookBody: unknown,
  edition: Edition,
  place: ChapterId,
): ChapterText | undefined => {
  const book = readBook(bookBody, place.book);
  const read = chapterSchema.safeParse(body);
  const content = read.success ? readContent(read.data, place.chapter) : undefined;
  return book && content && compose(edition, place, content, book, {});
};
