import type { Context } from "hono";
import { dailyVerses } from "#content/daily-verses.ts";
import { ApiError } from "#domain/api/errors.ts";
import { dayOfYear, parseIsoDate, toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { utcDay } from "#domain/calendar/utc-day.ts";
import { dailyVerseIndex, dailyVerseReference, yearVerseIndex } from "#domain/scripture/daily-verse.ts";
import { passageReference } from "#domain/scripture/reference/reference.ts";
import { feedCacheControl, scriptureCacheControl, todayCacheControl } from "../bible/cache-control.ts";
import { dailyCalendar, dailyFeed, type DailySource } from "../bible/daily-feeds.ts";
import { passageResponse } from "../bible/passage-response.ts";
import { readVerses } from "../bible/read-verses.ts";
import { requireTranslation } from "../bible/requested.ts";
import { readContent } from "../content-file.ts";
import type { Handlers } from "../contract.ts";
import type { AppEnv } from "../env.ts";
import { ownOrigin } from "../middleware/origin.ts";
import { prepareJson, prepareText, send } from "../prepared-response.ts";

/** The UTC date of this moment. Clients that know their visitor's date send it. */
const utcToday = (): CalendarDate => parseIsoDate(utcDay(Date.now()))!;

const sourceOf = async (c: Context<AppEnv>, language: DailySource["language"] = "en"): Promise<DailySource> => ({
  today: utcToday(),
  origin: ownOrigin(c),
  language,
  verses: await readContent(c.env.ASSETS, `daily-verses.${language}`),
});

/** The verse of a day as JSON, as a feed and as a calendar. */
export const bibleDaily = {
  dailyVerse: async (c) => {
    const { date: asked, translation: key, catalogue } = c.req.valid("query");
    const date = asked === undefined ? utcToday() : parseIsoDate(asked);
    if (!date) throw new ApiError("invalid_input", { fields: { date: ({ fields }) => fields.date } });
    const translation = await requireTranslation(c, key);
    const entry =
      catalogue === "year"
        ? (await readContent(c.env.ASSETS, "daily-verses.en"))[yearVerseIndex(date)]!
        : dailyVerses[dailyVerseIndex(date, dailyVerses.length)]!;
    const verses = await readVerses(c, translation, passageReference(entry).ranges);
    const response = {
      ...passageResponse(dailyVerseReference(entry), verses, translation),
      date: toIsoDate(date),
      day_of_year: dayOfYear(date),
    };
    return send(c, prepareJson(response, asked === undefined ? todayCacheControl : scriptureCacheControl));
  },
  dailyFeed: async (c) =>
    send(
      c,
      prepareText(dailyFeed(await sourceOf(c, c.req.valid("query").language)), feedCacheControl, {
        "Content-Type": "application/rss+xml; charset=utf-8",
      }),
    ),
  dailyCalendar: async (c) =>
    send(
      c,
      prepareText(dailyCalendar(await sourceOf(c, c.req.valid("query").language)), feedCacheControl, {
        "Content-Type": "text/calendar; charset=utf-8",
      }),
    ),
} satisfies Partial<Handlers>;
