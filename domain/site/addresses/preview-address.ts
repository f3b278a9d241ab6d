import { bookById, chapterTitle } from "#domain/scripture/books/books.ts";
import { findChapter, findVerses, verseHash } from "#domain/scripture/reference/read-address.ts";
import { isTextIn, localTitle } from "#domain/scripture/languages/local-reference.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import {
  isRemoteTranslation,
  isTranslation,
  translationById,
  type TranslationId,
} from "#domain/scripture/translations/translations.ts";
import { isCardCategory } from "../cards/card-categories.ts";
import { localeOf, locales } from "../locales/locales.ts";
import { matchRoute } from "../routes.ts";

/**
 * Addresses of link previews (docs/product/pictures.md, "Previews"). Those of chapters and verses are drawn when they are
 * asked for; those of other pages are files of the build.
 */

/** Changes with the design of the drawn ones, since they are cached for a year. */
const drawnFolder = "/pictures/v1/";

const pagesFolder = "/pictures/pages/";

/** The preview of home, and of everything without one of its own. */
export const homePreview = `${pagesFolder}home.png`;

/** Verses of a chapter, or all of it. */
export interface PreviewedPlace {
  readonly translation: TranslationId;
  readonly place: ChapterId;
  /** "16-18"; undefined for a whole chapter. */
  readonly verses: string | undefined;
}

/** "John 3:16-18", "Psalm 23"; "Juan 3:16" with the edition of a text of another language. */
export const previewedName = ({ place, verses }: PreviewedPlace, edition?: ChapterText["edition"]): string => {
  const chapter = edition ? localTitle(edition, place.chapter) : chapterTitle(place);
  return verses === undefined ? chapter : `${chapter}:${verses}`;
};

/** Whether the letters of a translation were drawn: English ones, and embedded ones in a language of the interface. */
const hasLetters = (key: TranslationId): boolean => {
  const { tag = "en" } = translationById(key);
  return !isRemoteTranslation(key) && locales.some((locale) => isTextIn(locale, { tag }));
};

/** Undefined where letters were not drawn, for what does not exist, and for other spellings of an address. */
const placeOf = (key: string, book: string, chapter: string, verses?: string): PreviewedPlace | undefined => {
  const place = findChapter(book, chapter, key);
  if (!place || bookById(place.book).slug !== book || !isTranslation(key) || !hasLetters(key)) return undefined;
  if (verses === undefined) return { translation: key, place, verses };
  const range = findVerses(place, verses, key);
  return range && verseHash(range.from, range.to) === `v${verses}` ? { translation: key, place, verses } : undefined;
};

const drawnPattern = new RegExp(
  `^${drawnFolder}([a-z0-9_-]+)/([a-z0-9-]+)/([0-9]{1,3})(?:/([0-9]{1,3}(?:-[0-9]{1,3})?))?\\.png$`,
);

/** What the preview at a path shows: `/pictures/v1/kjv/john/3/16-18.png`, `/pictures/v1/kjv/john/3.png`. */
export const previewedPlace = (path: string): PreviewedPlace | undefined => {
  const [, translation = "", book = "", chapter = "", verses] = drawnPattern.exec(path) ?? [];
  return placeOf(translation, book, chapter, verses);
};

export const isDrawnPreview = (path: string): boolean => path.startsWith(drawnFolder);

/** "verses-for-grief" */
const pageName = (path: string): string => path.split("/").filter(Boolean).join("-") || "home";

/** The path of the preview of the page at an address, in its language: an existing file, or one that is drawn. */
export const previewPath = (address: string): string => {
  const { locale, path } = localeOf(address);
  const folder = locale === "en" ? pagesFolder : `${pagesFolder}${locale}/`;
  const home = `${folder}${pageName("/")}.png`;
  const match = matchRoute(path);
  const { translation = "", book = "", chapter = "", verses, category = "" } = match?.params ?? {};
  if (match?.id === "chapter" || match?.id === "verse" || match?.id === "chapterGuide")
    return placeOf(translation, book, chapter, verses)
      ? `${drawnFolder}${[translation, book, chapter, ...(verses === undefined ? [] : [verses])].join("/")}.png`
      : home;
  if (match?.id === "eventCard") return isCardCategory(category) ? `${folder}event-card-${category}.png` : home;
  // One page serves all words.
  if (match?.id === "word") return `${folder}words.png`;
  return match ? `${folder}${pageName(match.route.canonicalPath ?? path)}.png` : home;
};
