import { chapterPath, findChapter } from "../scripture/read-address.ts";
import { defaultTranslationId, findTranslation } from "../scripture/translations.ts";
import { matchRoute } from "./routes.ts";

/** Where an address leads that names a chapter, but not as we write it. */
export interface ChapterAddress {
  readonly path: string;
  /** The same text under its own address: only case or the book's name differ. False where kjv stands in for an unknown translation. */
  readonly isSameText: boolean;
}

/**
 * The address of the chapter that a path means: in kjv for an unknown translation (decision 13), in small letters for a
 * known one. Undefined where no chapter is meant, and for a path that is already as we write it.
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
