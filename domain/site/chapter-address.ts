import { chapterPath, findChapter } from "../scripture/read-address.ts";
import { defaultTranslationId, findTranslation } from "../scripture/translations.ts";
import { matchRoute } from "./routes.ts";

/** The redirect target for a path that names a chapter in a non-canonical form. */
export interface ChapterAddress {
  readonly path: string;
  /** The target shows the same text: only case or the book's name differ. False if kjv replaces an unknown translation. */
  readonly isSameText: boolean;
}

/**
 * The canonical path of the chapter that a path names: kjv for an unknown translation (decision 13), lower case for a
 * known one. Undefined if the path names no chapter or is already canonical.
 */
export const chapterAddress = (path: string): ChapterAddress | undefined => {
  const match = matchRoute(path);
  if (match?.id !== "chapter") return undefined;
  const { translation = "", book = "", chapter = "" } = match.params;
  const place = findChapter(book, chapter);
  if (!place) return undefined;
  const known = findTranslation(translation);
  const own = chapterPath(known?.id ?? defaultTranslationId, place);
  return own === path ? undefined : { path: own, isSameText: known !== undefined };
};
