import { firstTranslation, locale } from "#domain/site/locales/locale.ts";
import type { TranslationId } from "#domain/scripture/translations/translations.ts";

/** docs/product/dictionary-and-comparison.md, "Comparison". */
export const maxTranslations = 3;
/** In another language its own translation and the King James Version. */
export const firstTranslations: readonly TranslationId[] = [firstTranslation, locale === "en" ? "asv" : "kjv"];

/** The public service behind non-embedded translations is throttled, so one comparison requests no more chapters than this. */
export const maxUpstreamChapters = 3;

/** Verses and related passages shown at first and with each press of 'Show more'. */
export const versesAtOnce = 40;
export const relatedAtOnce = 9;
