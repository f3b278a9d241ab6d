import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import { firstTranslations } from "./first-translations.ts";
import type { Locale } from "./locales.ts";

export const locale: Locale = "fr";
export const localeTag: string = "fr";
export const base: string = "/fr";
export const firstTranslation: TranslationId = firstTranslations.fr;
export const quotedIn: string | undefined = "en";
