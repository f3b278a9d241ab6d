import { bookFilePath } from "#domain/scripture/translations/manifest.ts";
import {
  isEmbedded,
  type EmbeddedTranslationId,
  type RemoteTranslationId,
} from "#domain/scripture/translations/translations.ts";

/** Names and contents of the caches shared by the page and the service worker. */

const shellPrefix = "lampstand-shell-";

/** Scripts, styles and the empty page of one build. */
export const shellCacheName = (build: string): string => `${shellPrefix}${build}`;
export const isShellCache = (name: string): boolean => name.startsWith(shellPrefix);

/** The reading face, where it is the default or was chosen. */
export const bookFaceCacheName = "lampstand-book-face";

/** Chapters that were opened, and search indexes of translations that were searched. */
export const visitedCacheName = "lampstand-visited";

/** A commentary of a public service. */
export type CommentaryKey = `commentary-${string}`;

/** A whole translation that the visitor downloaded, including its search index; the chapters of a commentary that were read. */
export const translationCacheName = (
  translation: EmbeddedTranslationId | RemoteTranslationId | CommentaryKey,
): string => `lampstand-kept-${translation}`;

/** The parts of a chapter file's address. */
interface ChapterFile {
  readonly version: string;
  readonly translation: EmbeddedTranslationId;
  readonly book: string;
  readonly chapter: number;
}

/** Parses the address of a chapter file; undefined for every other address. */
export const parseChapterFile = (path: string): ChapterFile | undefined => {
  const found = /^\/bible\/(\w+)\/(\w+)\/(\w{3})\/(\d{1,3})\.json$/.exec(path);
  if (found === null) return undefined;
  const [, version = "", translation = "", book = "", chapter] = found;
  return isEmbedded(translation) ? { version, translation, book, chapter: Number(chapter) } : undefined;
};

/** Whether this is the address of a translation's search index, which is a hundred times as large as a chapter. */
export const isPackedWords = (path: string): boolean => /^\/bible\/\w+\/\w+\/words\.bin$/.test(path);

/** The file that holds the chapter's whole book. */
export const bookOfChapterFile = ({ version, translation, book }: ChapterFile): string =>
  bookFilePath(version, translation, book);

/**
 * Whether a response is the requested file and may be cached: not an error, nor an HTML page substituted by a captive
 * portal or a network filter.
 */
export const isFileAnswer = ({ status, headers }: Pick<Response, "status" | "headers">): boolean =>
  status === 200 && !headers.get("Content-Type")?.startsWith("text/html");

/** What the service worker asks each tab: which entry script it runs. */
export const whichCode = "which code";

/** What a tab tells a version that waits: the entry script that it runs. */
interface WaitingFor {
  readonly tabRuns: string;
}

export const isWaitingFor = (data: unknown): data is WaitingFor =>
  typeof data === "object" && data !== null && "tabRuns" in data;

/** The answer of a version that waits to a tab that runs another one. */
export const offerMe = "offer me";

/** What a page asks the service worker to store: the whole site in its language, or files that it has loaded. */
interface StoreRequest {
  readonly store: "whole" | readonly string[];
}

export const isStoreRequest = (data: unknown): data is StoreRequest =>
  typeof data === "object" && data !== null && "store" in data;

/** Set by the service worker on a file of an earlier version of the texts, which it serves while there is no network. */
export const earlierVersionHeader = "X-Earlier-Version";

/** The part of a Scripture address that stays the same across text versions: `kjv/JHN/3.json`. */
export const versionless = (path: string): string | undefined =>
  /^\/(?:bible|crossref|original)\/\w+\/(.+)$/.exec(path)?.[1];
