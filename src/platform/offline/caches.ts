import { bookFilePath } from "#domain/scripture/translations/manifest.ts";
import {
  isEmbedded,
  type EmbeddedTranslationId,
  type RemoteTranslationId,
} from "#domain/scripture/translations/translations.ts";

/** Names and contents of the caches shared by the page and the service worker. */

/** Undefined in insecure contexts and some private modes. Where storage is denied, even reading the property throws. */
export const deviceCaches = (): CacheStorage | undefined => {
  try {
    return (globalThis as { caches?: CacheStorage }).caches;
  } catch {
    return undefined;
  }
};

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

/** Whether this is the path of a translation's search index, which is a hundred times as large as a chapter. */
export const isSearchIndex = (path: string): boolean => /^\/bible\/\w+\/\w+\/words\.bin$/.test(path);

/** The file that holds the chapter's whole book. */
export const bookOfChapterFile = ({ version, translation, book }: ChapterFile): string =>
  bookFilePath(version, translation, book);

/**
 * Whether a response is the requested file and may be cached: not an error, nor an HTML page substituted by a captive
 * portal or a network filter.
 */
export const isFileResponse = ({ status, headers }: Pick<Response, "status" | "headers">): boolean =>
  status === 200 && !headers.get("Content-Type")?.startsWith("text/html");

/** Stores a copy of a file that was fetched. Never rejects: where storage is full, the response serves all the same. */
export const storeCopy = async (
  cache: Promise<Cache>,
  request: Request | string,
  response: Response,
): Promise<void> => {
  try {
    const opened = await cache;
    if (isFileResponse(response)) await opened.put(request, response.clone());
  } catch {
    // The device is full.
  }
};

/** A file with JSON, to be cached. `Response.json` is missing in Safari 16. */
export const jsonFile = (text: string): Response =>
  new Response(text, { headers: { "Content-Type": "application/json" } });

/*
 * Messages between tabs and service workers. Their values stay: a tab and a service worker may be of different releases.
 */

/** From the service worker to each tab: asks which entry script it runs. */
export const entryScriptRequest = "which code";

/** From a tab to a waiting version: the entry script that the tab runs. */
interface EntryScriptReport {
  readonly tabRuns: string;
}

export const isEntryScriptReport = (data: unknown): data is EntryScriptReport =>
  typeof data === "object" && data !== null && "tabRuns" in data;

/** The reply of a waiting version to a tab that runs another one: offer me to the visitor. */
export const updateOffer = "offer me";

/** From a tab to a waiting version: the visitor wants it, so it takes over. */
export const takeOverRequest = "take-over";

/** From a tab: store the whole site in its language, or files that it has loaded. */
interface StoreRequest {
  readonly store: "whole" | readonly string[];
}

export const isStoreRequest = (data: unknown): data is StoreRequest =>
  typeof data === "object" && data !== null && "store" in data;

/** Set by the service worker on a file of another version of the texts, where it cannot have the one that was asked for. */
export const earlierVersionHeader = "X-Earlier-Version";

/** The part of a Scripture file's path that stays the same across text versions: `kjv/JHN/3.json`. Undefined for other paths. */
export const withoutVersion = (path: string): string | undefined =>
  /^\/(?:bible|crossref|original)\/\w+\/(.+)$/.exec(path)?.[1];
