import { firstTranslation, locale } from "#domain/site/locales/locale.ts";
import {
  defaultTranslationId,
  embeddedInstead,
  type EmbeddedTranslationId,
  type TranslationId,
} from "./translations.ts";

/**
 * The translation that our texts quote: the King James Version where they are English, that of their language elsewhere.
 * @param lang of the texts, as their file in `content` has it: undefined if it is the language of the interface
 */
export const quotedTranslation = (lang: string | undefined): TranslationId =>
  lang === undefined ? firstTranslation : lang === "es" ? "spa_r09" : defaultTranslationId;

/** The text in which the pages of this language carry verses: an embedded one of the language, or else the default. */
export const carriedTranslation: EmbeddedTranslationId = embeddedInstead(locale);
