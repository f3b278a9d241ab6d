import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import type { Locale } from "./locales.ts";

export const locale: Locale = "es";
export const localeTag: string = "es-419";
export const base: string = "/es";
export const firstTranslation: TranslationId = "spa_r09";
export const quotedIn: string | undefined = "en";
