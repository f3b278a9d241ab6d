import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import { firstTranslations } from "./first-translations.ts";
import type { Locale } from "./locales.ts";

/**
 * The language that this code was built for. In the builds of other languages `locale.es.ts` and its like take the place
 * of this file, as `messages.es.ts` takes that of `messages.ts` (scripts/build/locale-plugin.ts).
 */
export const locale: Locale = "en";

/** For `Intl`. */
export const localeTag: string = "en";

/** What the addresses of the language begin with. */
export const base: string = "";

/** The translation of the Bible with which a first visit begins. */
export const firstTranslation: TranslationId = firstTranslations.en;

/** The `lang` of English words on a page of this language. */
export const quotedIn: string | undefined = undefined;
