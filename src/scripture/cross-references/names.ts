import { translationName } from "#domain/scripture/languages/translation-name.ts";
import { isWorld, type TranslationId } from "#domain/scripture/translations.ts";

/** What stands on a translation's chip: a key that people know, or the name. */
export const shortNameOf = (id: TranslationId): string => (isWorld(id) ? translationName(id) : id.toUpperCase());
