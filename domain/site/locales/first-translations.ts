import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import type { Locale } from "./locales.ts";

/** The Bible of each language: a first visit begins with it, and whoever changes the language goes on in that one's. */
export const firstTranslations = {
  en: "kjv",
  es: "spa_r09",
  pt: "por_blj",
  fr: "fra_lsg",
} as const satisfies Readonly<Record<Locale, TranslationId>>;
