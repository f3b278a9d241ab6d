import { embeddedTranslationIds } from "./translations.ts";

/** The keys of the embedded translations as a list in a sentence: "KJV, ASV and WEB". */
export const embeddedNames = (language: "en-GB" | "es" | "fr" | "pt"): string =>
  new Intl.ListFormat(language).format(embeddedTranslationIds.map((id) => id.toUpperCase()));
