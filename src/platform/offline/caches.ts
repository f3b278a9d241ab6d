import { bookFilePath } from "#domain/scripture/manifest.ts";
import { isEmbedded, type EmbeddedTranslationId } from "#domain/scripture/translations.ts";

/** Names and contents of the caches that the page and the service worker share. */

const shellPrefix = "lampstand-shell-";

/** Code, styles and the empty page of one build. */
export const shellCacheName = (build: string): string => `${shellPrefix}${build}`;
export const isShellCache = (name: string): boolean => name.startsWith(shellPrefix);

/** Chapters that were opened, and the words of translations that were searched. */
export const visitedCacheName = "lampstand-visited";

/** A whole translation, the words to search in included, that the visitor asked to keep. */
export const keptCacheName = (translation: EmbeddedTranslationId): string => `lampstand-kept-${translation}`;

/** A chapter's file as its address says it. */
export interface ChapterFile {
  readonly version: string;
  readonly translation: EmbeddedTranslationId;
  readonly book: string;
  readonly chapter: number;
}

/** Reads the address of a chapter's file; undefined for every other address. */
export const parseChapterFile = (path: string): ChapterFile | undefined => {
  const found = /^\/bible\/(\w+)\/(\w+)\/(\w{3})\/(\d{1,3})\.json$/.exec(path);
  if (found === null) return undefined;
  const [, version = "", translation = "", book = "", chapter] = found;
  return isEmbedded(translation) ? { version, translation, book, chapter: Number(chapter) } : undefined;
};

/** Whether it is the address of a translation's words to search in: a hundred times as large as a chapter. */
export const isPackedWords = (path: string): boolean => /^\/bible\/\w+\/\w+\/words\.bin$/.test(path);

/** The file that holds the chapter's whole book. */
export const bookOfChapterFile = ({ version, translation, book }: ChapterFile): string => bookFilePath(version, translation, book);

/** Whether an answer is the file that was asked for, to be kept: no error, nor a page that a network or a filter in it put in its place. */
export const isFileAnswer = ({ status, headers }: Pick<Response, "status" | "headers">): boolean => status === 200 && !headers.get("Content-Type")?.startsWith("text/html");

/** The part of a Scripture address that stays when the texts get a new version: `kjv/JHN/3.json`. */
export const versionless = (path: string): string | undefined => /^\/(?:bible|crossref)\/\w+\/(.+)$/.exec(path)?.[1];
