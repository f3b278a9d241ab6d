import { firstTranslation } from "#domain/site/locales/locale.ts";
import { defaultTranslationId, type TranslationId } from "./translations.ts";

/**
 * The translation that our texts quote: the King James Version where they are English, that of their language elsewhere.
 * @param lang of the texts, as their file in `content` has it: undefined if it is the language of the interface
 */
export const quotedTranslation = (lang: string | undefined): TranslationId =>
  lang === undefined ? firstTranslation : lang === "es" ? "spa_r09" : defaultTranslationId;
