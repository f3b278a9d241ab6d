import { locale, localeTag } from "#domain/site/locales/locale.ts";

/** Numbers as each language writes and counts them. English does without `Intl`, whose first use takes a phone 0.1 s. */

/** The words for a number of things: `one` for one verse, `many` for none or several; each language draws the line itself. */
export const plural = (count: number, one: string, many: string): string =>
  (locale === "en" ? count === 1 : new Intl.PluralRules(localeTag).select(count) === "one") ? one : many;

/** `1,234`, without `Intl`. @param separator between the thousands and the hundreds */
export const groupedDigits = (count: number, separator = ","): string => {
  const digits = String(count);
  const first = digits.length % 3 || 3;
  return [digits.slice(0, first), ...(digits.slice(first).match(/\d{3}/g) ?? [])].join(separator);
};

/** `1,234`, or as it is written in the language. */
export const inDigits = (count: number): string => count.toLocaleString(localeTag);
