import { translationName } from "#domain/scripture/languages/translation-name.ts";
import { isRemoteTranslation, type TranslationId } from "#domain/scripture/translations/translations.ts";

/** The label of a translation's chip: a well-known key, or the name. */
export const shortNameOf = (id: TranslationId): string =>
  isRemoteTranslation(id) ? translationName(id) : id.toUpperCase();
