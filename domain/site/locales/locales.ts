import { matchRoute } from "../routes.ts";

/** The languages of the interface (docs/translating.md). */
export const locales = ["en", "es", "pt", "fr"] as const;

export type Locale = (typeof locales)[number];

export type OtherLocale = Exclude<Locale, "en">;

/** The languages whose addresses begin with their tag. */
export const otherLocales: readonly OtherLocale[] = locales.filter((locale) => locale !== "en");

/** Each by its own name. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: "English",
  es: "Español",
  pt: "Português",
  fr: "Français",
};

/** Whether an English path exists in the other languages: all but those of no screen, and other addresses of one. */
export const isTranslatedPath = (path: string): boolean => {
  const match = matchRoute(path);
  return match !== undefined && match.route.canonicalPath === undefined;
};

/** Whether an English path has a page of its own in the other languages. */
export const isTranslatedPage = (path: string): boolean =>
  isTranslatedPath(path) && !matchRoute(path)?.route.hasManyPages;

/** The address in a language of a path that every language has, without looking up its route. */
export const translatedPath = (locale: Locale, path: string): string => (locale === "en" ? path : `/${locale}${path}`);

/** The address of an English path in a language; the English one where that language does not have it. */
export const pathIn = (locale: Locale, path: string): string =>
  locale === "en" || !isTranslatedPath(path) ? path : translatedPath(locale, path.replace(/^\/(?=\?|$)/, ""));

/** The language of an address, and its path without it. */
export const localeOf = (path: string): { readonly locale: Locale; readonly path: string } => {
  const locale = otherLocales.find((one) => path === `/${one}` || path.startsWith(`/${one}/`));
  return locale ? { locale, path: path.slice(locale.length + 1) || "/" } : { locale: "en", path };
};
