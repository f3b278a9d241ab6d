import { hash } from "node:crypto";
import { strToU8, zipSync } from "fflate";
import { bookById, books, type BookId } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { digestsPath, downloadPath, type Download } from "#domain/scripture/translations/downloads.ts";
import { translationById, type EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { embeddedText } from "./catalogue.ts";
import { bookUsfm } from "./usfm.ts";

/** Whole translations as JSON, plain text and USFM, each with its licence (docs/api.md, "Whole translations to take away"). */

const ofBook = (chapters: readonly ChapterText[], book: string): readonly ChapterText[] =>
  chapters.filter((chapter) => chapter.book === book);

/** A book's name in the language of the text. */
const nameOf = (chapters: readonly ChapterText[], book: BookId): string =>
  chapters.find((chapter) => chapter.book === book)?.edition?.bookName ?? bookById(book).name;

/** Verses by index; an empty text is a verse that the translation omits. */
const asJson = (id: EmbeddedTranslationId, chapters: readonly ChapterText[]): string =>
  JSON.stringify({
    id,
    name: translationById(id).name,
    language: translationById(id).tag ?? "en",
    license: embeddedText(id).licence,
    books: books.map((book) => ({
      id: book.id,
      name: nameOf(chapters, book.id),
      chapters: ofBook(chapters, book.id).map(({ verses }) => verses),
    })),
  });

/** One verse a line, after its reference and a tab. */
const asText = (id: EmbeddedTranslationId, chapters: readonly ChapterText[]): string => {
  const lines = chapters.flatMap(({ book, chapter, verses }) =>
    verses.flatMap((text, index) =>
      text === "" ? [] : [`${nameOf(chapters, book)} ${chapter}:${index + 1}\t${text}`],
    ),
  );
  return [`# ${translationById(id).name}`, `# ${embeddedText(id).licence}`, ...lines, ""].join("\n");
};

/** "41-MATkjv.usfm": numbered as translators' tools do, where Matthew is 41. */
const usfmName = (id: EmbeddedTranslationId, book: string, index: number): string =>
  `${String(index < 39 ? index + 1 : index + 2).padStart(2, "0")}-${book}${id}.usfm`;

/** A ZIP with a file for each book, the same bytes on every machine. */
const asUsfm = (id: EmbeddedTranslationId, chapters: readonly ChapterText[]): Uint8Array => {
  const { name } = translationById(id);
  const files = books.map(
    (book, index) =>
      [usfmName(id, book.id, index), strToU8(bookUsfm(book.id, ofBook(chapters, book.id), name))] as const,
  );
  return zipSync(
    { "LICENCE.txt": strToU8(`${name}\n\n${embeddedText(id).licence}\n`), ...Object.fromEntries(files) },
    // ZIP stores local time, so local time is used here, which makes the bytes independent of the time zone.
    { level: 9, mtime: new Date(1980, 0, 1) },
  );
};

/** The files of a translation by path, and their entries in the list. */
export const downloadFiles = (
  version: string,
  id: EmbeddedTranslationId,
  chapters: readonly ChapterText[],
): {
  readonly files: readonly (readonly [path: string, content: string | Uint8Array])[];
  readonly list: readonly Download[];
} => {
  const contents = { json: asJson(id, chapters), text: asText(id, chapters), usfm: asUsfm(id, chapters) } as const;
  const formats = Object.keys(contents) as (keyof typeof contents)[];
  return {
    files: formats.map((format) => [downloadPath(version, id, format), contents[format]]),
    list: formats.map((format) => ({
      translation: id,
      format,
      license: embeddedText(id).licence,
      bytes: Buffer.byteLength(contents[format]),
      sha256: hash("sha256", contents[format]),
    })),
  };
};

/** In the format of `sha256sum`. */
export const digestsFile = (version: string, list: readonly Download[]): string => {
  const folder = digestsPath(version).replace(/[^/]+$/, "");
  return list
    .map(
      ({ translation, format, sha256 }) =>
        `${sha256}  ${downloadPath(version, translation, format).replace(folder, "")}\n`,
    )
    .join("");
};
