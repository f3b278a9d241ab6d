import { locale, localeTag } from "#domain/site/locales/locale.ts";

/** The visitor's languages as the browser states them, most wanted first: "en-GB fr". Empty where it states none. */
export const browserLanguages = (): string => (navigator.languages ?? []).join(" ");

/** The language of the interface, then the browser's: "es-419 es-MX en". For the English interface, the browser's alone. */
export const visitorLanguages = (): string =>
  locale === "en" ? browserLanguages() : `${localeTag} ${browserLanguages()}`;

/** The tags of languages other than English, whose translations are always offered: "es-MX en" → es-MX. */
export const withoutEnglish = (languages: string): readonly string[] =>
  languages.split(" ").filter((tag) => tag !== "" && !/^en\b/i.test(tag));
