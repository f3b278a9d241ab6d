import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import { firstTranslations } from "./first-translations.ts";
import type { Locale } from "./locales.ts";

export const locale: Locale = "es";
export const localeTag: string = "es-419";
export const base: string = "/es";
export const firstTranslation: TranslationId = firstTranslations.es;
export const quotedIn: string | undefined = "en";
