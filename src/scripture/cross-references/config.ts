import type { TranslationId } from "#domain/scripture/translations.ts";

/** Specification 2, section 9: 1 to 3 translations, these two at first. */
export const mostTranslations = 3;
export const firstTranslations: readonly TranslationId[] = ["kjv", "asv"];

/** The public service behind translations that are not embedded is throttled: more is not asked of it for one comparison. */
export const mostUpstreamChapters = 3;

/** Verses and related passages shown at first and with each press of 'Show more'. */
export const versesAtOnce = 60;
export const relatedAtOnce = 9;
