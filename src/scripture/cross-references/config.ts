import type { EmbeddedTranslationId } from "#domain/scripture/translations.ts";

/** Specification 2, section 9: 1 to 3 translations, these two at first. */
export const mostTranslations = 3;
export const firstTranslations: readonly EmbeddedTranslationId[] = ["kjv", "asv"];

/** Verses and related passages shown at first and with each press of 'Show more'. */
export const versesAtOnce = 60;
export const relatedAtOnce = 9;
