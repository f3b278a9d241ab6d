import type { Context } from "hono";
import { accepts } from "hono/accepts";
import { apiSentences as spanish } from "#domain/api/messages.es.ts";
import { apiSentences as french } from "#domain/api/messages.fr.ts";
import { apiSentences as portuguese } from "#domain/api/messages.pt.ts";
import { type ApiSentences, apiSentences as english } from "#domain/api/messages.ts";
import { locales, type Locale } from "#domain/site/locales/locales.ts";

/** What the API says to people, in each language of the site. */
export const sentences: Readonly<Record<Locale, ApiSentences>> = {
  en: english,
  es: spanish,
  pt: portuguese,
  fr: french,
};

/** Of any region: `es-MX` asks for Spanish. */
const localeOfTag = (tag: string): Locale | undefined => {
  const lower = tag.toLowerCase();
  return locales.find((locale) => lower === locale || lower.startsWith(`${locale}-`));
};

/** The first of the languages asked for in which we can answer; English if there is none. */
export const askedLocale = (c: Context): Locale => {
  const asked = accepts(c, {
    header: "Accept-Language",
    supports: [...locales],
    default: "en",
    // In the order of their weights; one of zero is refused.
    match: (tags, { default: otherwise }) =>
      tags.flatMap(({ type, q }) => (q > 0 ? (localeOfTag(type) ?? []) : []))[0] ?? otherwise,
  });
  return localeOfTag(asked) ?? "en";
};
