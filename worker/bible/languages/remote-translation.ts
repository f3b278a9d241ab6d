import type { Edition } from "#domain/scripture/languages/edition.ts";
import type { Translation } from "#domain/scripture/translations/translations.ts";

/** A translation of the world's languages, as the catalogue has ours. */
export interface RemoteTranslation extends Translation {
  readonly source: "world";
  readonly edition: Edition;
}

export const toRemoteTranslation = (edition: Edition): RemoteTranslation => ({
  id: edition.key,
  name: edition.name,
  language: edition.englishLanguage,
  note: edition.license,
  source: "world",
  edition,
});

export const isRemote = (translation: Translation): translation is RemoteTranslation => translation.source === "world";
