import { translationName } from "#domain/scripture/languages/translation-name.ts";
import { isRemoteTranslation, type TranslationId } from "#domain/scripture/translations/translations.ts";

/** What stands on a translation's chip: a key that people know, or the name. */
export const shortNameOf = (id: TranslationId): string =>
  isRemoteTranslation(id) ? translationName(id) : id.toUpperCase();
