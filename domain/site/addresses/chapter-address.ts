import {
  chapterPath,
  findChapter,
  findVerses,
  guidePath,
  versePath,
} from "#domain/scripture/reference/read-address.ts";
import { defaultTranslationId, findTranslation } from "#domain/scripture/translations/translations.ts";
import { matchRoute } from "../routes.ts";

/** The redirect target for a path that names a chapter in a non-canonical form. */
interface ChapterAddress {
  readonly path: string;
  /** The target shows the same text: only case or the book's name differ. False if kjv replaces an unknown translation. */
  readonly isSameText: boolean;
}

/**
 * The canonical path of the chapter, of its guide, or of the verses, that a path names: kjv for an unknown translation, lower
 * case for a known one. Undefined if the path names nothing of the kind or is already canonical.
 */
export const chapterAddress = (path: string): ChapterAddress | undefined => {
  const match = matchRoute(path);
  if (match?.id !== "chapter" && match?.id !== "verse" && match?.id !== "chapterGuide") return undefined;
  const { translation = "", book = "", chapter = "", verses = "" } = match.params;
  const isGuide = match.id === "chapterGuide";
  const place = findChapter(book, chapter, isGuide ? "" : translation);
  const range = place && findVerses(place, verses, translation);
  if (!place || (match.id === "verse" && !range)) return undefined;
  const known = findTranslation(translation);
  const id = known?.id ?? defaultTranslationId;
  const chapterOrGuide = isGuide ? guidePath(id, place) : chapterPath(id, place);
  const own = range ? versePath(id, place, range.from, range.to) : chapterOrGuide;
  return own === path ? undefined : { path: own, isSameText: known !== undefined };
};
