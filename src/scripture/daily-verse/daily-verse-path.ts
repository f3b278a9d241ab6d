import type { PassagePlace } from "#domain/scripture/reference/reference.ts";
import { chapterPath, verseHash, versePath } from "#domain/scripture/reference/read-address.ts";
import { translationById } from "#domain/scripture/translations/translations.ts";

export const dailyVerseTranslation = translationById("kjv");

/** The path of a day's verses in the reader. */
export const dailyVersePath = (place: PassagePlace, translation = dailyVerseTranslation.id): string =>
  `${chapterPath(translation, place)}#${verseHash(place.verse, place.lastVerse ?? place.verse)}`;

/** The path under which a day's verses are shared. */
export const dailyVerseSharePath = (place: PassagePlace, translation = dailyVerseTranslation.id): string =>
  versePath(translation, place, place.verse, place.lastVerse);
