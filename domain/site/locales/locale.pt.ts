import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import { firstTranslations } from "./first-translations.ts";
import type { Locale } from "./locales.ts";

export const locale: Locale = "pt";
export const localeTag: string = "pt-BR";
export const base: string = "/pt";
export const firstTranslation: TranslationId = firstTranslations.pt;
export const quotedIn: string | undefined = "en";
