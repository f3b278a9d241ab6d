import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import type { Locale } from "./locales.ts";

export const locale: Locale = "fr";
export const localeTag: string = "fr";
export const base: string = "/fr";
export const firstTranslation: TranslationId = "fra_lsg";
export const quotedIn: string | undefined = "en";
