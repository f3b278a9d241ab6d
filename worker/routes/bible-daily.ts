import type { Context } from "hono";
import * as z from "zod/mini";
import { dailyVerses } from "#content/daily-verses.ts";
import { dailyQuerySchema } from "#domain/api/bible.ts";
import { ApiError } from "#domain/api/errors.ts";
import { dayOfYear, parseIsoDate, toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { utcDay } from "#domain/calendar/utc-day.ts";
import { dailyVerseIndex, dailyVerseReference } from "#domain/scripture/daily-verse.ts";
import { feedCacheControl, scriptureCacheControl, todayCacheControl } from "../bible/cache-control.ts";
import { dailyCalendar, dailyFeed } from "../bible/daily-feeds.ts";
import { passageAnswer } from "../bible/passage-answer.ts";
import { readVerses } from "../bible/read-verses.ts";
import { requireTranslation } from "../bible/translation.ts";
import type { AppEnv } from "../env.ts";
import { prepareJson, prepareText, send } from "../json-answer.ts";
import { ownOrigin } from "../origin.ts";

type In = Context<AppEnv, string, { out: { query: z.output<typeof dailyQuerySchema> } }>;

/** The UTC date of an instant. Clients that know their visitor's date send it. */
const utcDate = (milliseconds: number): CalendarDate => parseIsoDate(utcDay(milliseconds))!;

export const showDailyVerse = async (c: In) => {
  const { date: asked, translation: key } = c.req.valid("query");
  const date = asked === undefined ? utcDate(Date.now()) : parseIsoDate(asked);
  if (!date) throw new ApiError("invalid_input", { fields: { date: "Please give the date as YYYY-MM-DD." } });
  const translation = requireTranslation(key);
  const entry = dailyVerses[dailyVerseIndex(date, dailyVerses.length)]!;
  const { book, chapter, verse, lastVerse = verse } = entry;
  const verses = await readVerses(c, translation, [{ from: { book, chapter, verse }, to: { book, chapter, verse: lastVerse } }]);
  const answer = { ...passageAnswer(dailyVerseReference(entry), verses, translation), date: toIsoDate(date), day_of_year: dayOfYear(date) };
  return send(c, prepareJson(answer, asked === undefined ? todayCacheControl : scriptureCacheControl));
};

export const showDailyFeed = (c: Context<AppEnv>) =>
  send(c, prepareText(dailyFeed(utcDate(Date.now()), ownOrigin(c)), feedCacheControl, { "Content-Type": "application/rss+xml; charset=utf-8" }));

export const showDailyCalendar = (c: Context<AppEnv>) =>
  send(c, prepareText(dailyCalendar(utcDate(Date.now()), ownOrigin(c)), feedCacheControl, { "Content-Type": "text/calendar; charset=utf-8" }));
