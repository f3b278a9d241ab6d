import type { Edition } from "#domain/scripture/languages/edition.ts";
import type { Translation } from "#domain/scripture/translations.ts";

/** A translation of a public service in another language, in the shape of our own catalogue's entries. */
export interface WorldTranslation extends Translation {
  readonly source: "world";
  readonly edition: Edition;
}

export const worldTranslation = (edition: Edition): WorldTranslation => ({
  id: edition.key,
  name: edition.name,
  language: edition.englishLanguage,
  note: edition.license,
  source: "world",
  edition,
});

export const isWorldTranslation = (translation: Translation): translation is WorldTranslation =>
  translation.source === "world";
