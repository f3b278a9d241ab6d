import { findReviewed } from "#domain/scripture/languages/reviewed.ts";
import { isWorld, translationById, type TranslationId } from "#domain/scripture/translations.ts";

/** What a translation is called before its text is there: those of other languages by their own name, where it is known. */
export const nameOf = (id: TranslationId): string => findReviewed(id)?.name ?? translationById(id).name;

/** What stands on its chip: a key that people know, or the name. */
export const shortNameOf = (id: TranslationId): string => (isWorld(id) ? nameOf(id) : id.toUpperCase());
