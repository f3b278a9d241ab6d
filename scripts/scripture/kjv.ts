import { bookOrder, books, type BookId } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import {
  assembleChapters,
  chapterKey,
  verseKey,
  type ChapterFrame,
  type PackagedText,
  type VerseDraft,
  unwrapSupplied,
} from "./chapters.ts";
import { readPackageJson } from "./package-file.ts";
import { beginsParagraph } from "./web.ts";
import { isPoetry, poetryLines } from "./poetry.ts";

/** The King James Version of 1769 from the package `kjv`. `#` starts a paragraph, `[…]` encloses supplied words. */

type LayoutRow = readonly ["TXT" | "BOOK" | "VERSE", string] | readonly ["CHAPTER", number] | readonly ["PARAGRAPH"];

const sourceName = (book: BookId, name: string): string => (book === "SNG" ? "Solomon's Song" : name);
const bookOfSource = new Map(books.map((book) => [sourceName(book.id, book.name), book.id]));
const nameOfBook = new Map(books.map((book) => [book.id, sourceName(book.id, book.name)]));

const plain = (marked: string): string => marked.replace(/^# /, "").replace(/[[\]]/g, "");

interface OpenFrame {
  title?: string;
  headings?: Record<number, string>;
  colophon?: string;
}

/** Psalm titles, the letters of Psalm 119 and the colophons of the epistles, from the rows between verses. */
const readFrames = (): ReadonlyMap<string, ChapterFrame> => {
  const frames = new Map<string, OpenFrame>();
  let book: BookId | undefined;
  let chapter = 0;
  let verse = 0;
  for (const row of readPackageJson<LayoutRow[]>("kjv/json/layout-1769.json")) {
    if (row[0] === "BOOK") book = bookOfSource.get(row[1]);
    else if (row[0] === "CHAPTER") [chapter, verse] = [row[1], 0];
    else if (row[0] === "VERSE") verse = Number(row[1].slice(row[1].lastIndexOf(":") + 1));
    else if (row[0] === "TXT" && book !== undefined) {
      const key = chapterKey(book, chapter);
      const frame = frames.get(key) ?? {};
      if (book === "PSA" && chapter === 119)
        frame.headings = { ...frame.headings, [verse + 1]: plain(row[1]).replace(/\.$/, "") };
      else if (book === "PSA") frame.title = plain(row[1]);
      else if (row[1].startsWith("# ")) frame.colophon = plain(row[1]);
      else continue;
      frames.set(key, frame);
    }
  }
  return frames;
};

/** The printed paragraph marks of this edition end with Acts 20. */
const hasOwnParagraphs = (book: BookId, chapter: number): boolean =>
  bookOrder(book) < bookOrder("ACT") || (book === "ACT" && chapter <= 20);

const draftVerse = (marked: string, book: BookId, chapter: number, verse: number): VerseDraft => {
  const hasMark = marked.startsWith("# ");
  const draft = unwrapSupplied(hasMark ? marked.slice(2) : marked, /\[([^\]]*)\]/g);
  const opens = hasMark || (!hasOwnParagraphs(book, chapter) && beginsParagraph(verseKey(book, chapter, verse)));
  return {
    ...draft,
    ...(opens && { paragraphs: [0] }),
    ...(isPoetry(book, chapter, verse) && { lines: poetryLines(draft.text) }),
  };
};

const readChapters = (): readonly ChapterText[] => {
  const source = readPackageJson<Record<string, string>>("kjv/json/verses-1769.json");
  const frames = readFrames();
  return assembleChapters(
    "kjv",
    (book, chapter, verse) =>
      draftVerse(source[`${nameOfBook.get(book)} ${chapter}:${verse}`] ?? "", book, chapter, verse),
    (book, chapter) => frames.get(chapterKey(book, chapter)) ?? {},
  );
};

export const kjv: PackagedText = {
  package: "kjv",
  licence: "Public domain. (In the United Kingdom, letters patent of the Crown restrict who may print it.)",
  proofread: { date: "2026-11-22", checksum: "f9b71bed118b" },
  characters: /^[A-Za-z !'(),\-.:;?]*$/,
  readChapters,
};
