import type { DailyVerse } from "#content/schema/daily-verses.ts";
import { allDayCalendar, type AllDayEntry } from "#domain/calendar/all-day-calendar.ts";
import { addDays, toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { dateInWords as dateInSpanish } from "#domain/calendar/date-words.es.ts";
import { dateInWords } from "#domain/calendar/date-words.ts";
import { icalendarDate } from "#domain/calendar/icalendar.ts";
import { dailyVerseReference, yearVerseIndex } from "#domain/scripture/daily-verse.ts";
import { readPath } from "#domain/scripture/reference/read-address.ts";
import { passageReference } from "#domain/scripture/reference/reference.ts";
import { defaultTranslationId } from "#domain/scripture/translations/translations.ts";
import { formatReferenceIn } from "#domain/site/chapter-page/names.ts";
import { pathIn } from "#domain/site/locales/locales.ts";
import { site } from "#domain/site/site.ts";
import { escapeMarkup } from "#domain/text/markup.ts";

/**
 * The verse of the day as a feed (RSS 2.0) and as a calendar (RFC 5545). The verses come from the list for a whole year, in
 * which a date has the same verse every year. These functions are pure: date, origin and list are passed in.
 */

const feedDays = 14;
const calendarPastDays = 7;
const calendarFutureDays = 60;

interface Day {
  readonly date: CalendarDate;
  readonly reference: string;
  /** The verse, with its reference and translation. */
  readonly text: string;
  readonly link: string;
}

/** The feeds in one language: the translation of its list, and our sentences. */
interface Edition {
  readonly language: "en" | "es";
  readonly translation: string;
  /** Stands after the verse. */
  readonly label: string;
  readonly name: string;
  readonly description: string;
  readonly reference: (verse: DailyVerse) => string;
  readonly dateInWords: (date: CalendarDate) => string;
}

const editions: Readonly<Record<Edition["language"], Edition>> = {
  en: {
    language: "en",
    translation: defaultTranslationId,
    label: "KJV",
    name: "Daily Rhema",
    description: "A verse from the King James Version for every day of the year.",
    reference: dailyVerseReference,
    dateInWords,
  },
  es: {
    language: "es",
    translation: "spa_r09",
    label: "RV1909",
    name: "Versículo del día",
    description: "Un versículo de la Reina-Valera de 1909 para cada día del año.",
    reference: (place) => formatReferenceIn("es", passageReference(place)),
    dateInWords: dateInSpanish,
  },
};

const linkOf = (verse: DailyVerse, { language, translation }: Edition): string =>
  pathIn(language, readPath(translation, passageReference(verse)));

/** What a feed is made of. */
export interface DailySource {
  readonly today: CalendarDate;
  /** Without a trailing slash. */
  readonly origin: string;
  readonly language: Edition["language"];
  /** The list of the year in that language. */
  readonly verses: readonly DailyVerse[];
}

/** The days from some days before today on. */
const days = ({ today, origin, language, verses }: DailySource, daysBefore: number, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => {
    const edition = editions[language];
    const date = addDays(today, index - daysBefore);
    const verse = verses[yearVerseIndex(date)]!;
    const link = `${origin}${linkOf(verse, edition)}`;
    return {
      date,
      reference: edition.reference(verse),
      text: `${verse.text} (${edition.reference(verse)}, ${edition.label})`,
      link,
    };
  });

/** Midnight UTC of a date, in RFC 822 format. */
const rfc822 = (date: CalendarDate): string => new Date(`${toIsoDate(date)}T00:00:00Z`).toUTCString();

const item = ({ date, reference, text, link }: Day, { dateInWords: inWords }: Edition): string =>
  [
    "<item>",
    `<title>${escapeMarkup(`${reference}, ${inWords(date)}`)}</title>`,
    `<description>${escapeMarkup(text)}</description>`,
    `<link>${escapeMarkup(link)}</link>`,
    `<guid isPermaLink="false">lampstand-daily-${toIsoDate(date)}</guid>`,
    `<pubDate>${rfc822(date)}</pubDate>`,
    "</item>",
  ].join("\n");

/** RSS feed of the last fourteen days, today first. */
export const dailyFeed = (source: DailySource): string => {
  const { origin, language } = source;
  const edition = editions[language];
  const home = pathIn(language, "/");
  const address = `${origin}/api/bible/daily.rss${language === "en" ? "" : `?language=${language}`}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeMarkup(site.name)}: ${edition.name}</title>
<link>${escapeMarkup(origin)}${home}</link>
<description>${edition.description}</description>
<language>${language}</language>
<ttl>60</ttl>
<atom:link href="${escapeMarkup(address)}" rel="self" type="application/rss+xml"/>
${days(source, feedDays - 1, feedDays)
  .toReversed()
  .map((day) => item(day, edition))
  .join("\n")}
</channel>
</rss>
`;
};

/** Each language has a calendar of its own, and an identifier is of one event in all calendars (RFC 5545, section 3.8.4.7). */
const entry = ({ date, reference, text, link }: Day, language: Edition["language"]): AllDayEntry => ({
  id: `${icalendarDate(date)}-daily-rhema${language === "en" ? "" : `-${language}`}@lampstand`,
  date,
  title: reference,
  text,
  url: link,
  madeAt: `${icalendarDate(date)}T000000Z`,
});

/** An iCalendar file of all-day entries, from a week ago to two months ahead. */
export const dailyCalendar = (source: DailySource): string =>
  allDayCalendar({
    product: "Daily Rhema",
    name: editions[source.language].name,
    subscription: ["METHOD:PUBLISH", "REFRESH-INTERVAL;VALUE=DURATION:P1D"],
    entries: days(source, calendarPastDays, calendarPastDays + 1 + calendarFutureDays).map((day) =>
      entry(day, source.language),
    ),
  });
