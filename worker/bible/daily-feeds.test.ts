import { describe, expect, it } from "vitest";
import { yearVerses as spanishVerses } from "#content/daily-verses-year.es.ts";
import { yearVerses } from "#content/daily-verses-year.ts";
import { dailyCalendar, dailyFeed, type DailySource } from "./daily-feeds.ts";

const newYear: DailySource = {
  today: { year: 2027, month: 1, day: 2 },
  origin: "https://lampstand.test",
  language: "en",
  verses: yearVerses,
};
const inSpanish: DailySource = { ...newYear, language: "es", verses: spanishVerses };

/** The reference of the newest entry on a date. */
const titleOn = (year: number, month: number, day: number) =>
  /<item>\s*<title>(.*?),/.exec(dailyFeed({ ...newYear, today: { year, month, day } }))![1];

describe("the feed of daily verses", () => {
  const feed = dailyFeed(newYear);
  const items = [...feed.matchAll(/<item>([\s\S]*?)<\/item>/g)].map((match) => match[1]!);

  it("has the last fourteen days, today first, across a new year", () => {
    expect(items).toHaveLength(14);
    expect(items[0]).toContain('<guid isPermaLink="false">lampstand-daily-2027-01-02</guid>');
    expect(items[0]).toContain("<title>Lamentations 3:22-23, 2 January 2027</title>");
    expect(items[0]).toContain("<link>https://lampstand.test/read/kjv/lamentations/3#v22-23</link>");
    expect(items[0]).toContain("<pubDate>Sat, 02 Jan 2027 00:00:00 GMT</pubDate>");
    expect(items[13]).toContain("lampstand-daily-2026-12-20");
  });

  it("gives a date the same verse in every year, and the leap day one of its own", () => {
    expect([titleOn(2026, 12, 25), titleOn(2028, 12, 25), titleOn(2028, 2, 29)]).toEqual([
      "Luke 2:10-11",
      "Luke 2:10-11",
      "2 Peter 3:8",
    ]);
  });

  it("is Spanish for those who ask for it, with links into the Spanish pages", () => {
    const spanish = dailyFeed(inSpanish);
    expect(spanish).toContain("<language>es</language>");
    expect(spanish).toContain("<link>https://lampstand.test/es</link>");
    expect(spanish).toContain("<title>Lamentaciones 3:22-23, 2 de enero de 2027</title>");
    expect(spanish).toContain("Nuevas son cada mañana; grande es tu fidelidad. (Lamentaciones 3:22-23, RV1909)");
    expect(spanish).toContain("<link>https://lampstand.test/es/read/spa_r09/lamentations/3#v22-23</link>");
    expect(dailyCalendar(inSpanish)).toContain("NAME:Versículo del día");
  });

  it("escapes XML special characters", () => {
    expect(feed).toContain("LORD'S mercies");
    expect(dailyFeed({ ...newYear, origin: "https://x.test/?a&b" })).toContain("https://x.test/?a&amp;b");
  });
});

describe("the calendar of daily verses", () => {
  const calendar = dailyCalendar(newYear);
  const unfolded = calendar.replaceAll("\r\n ", "");

  it("has an all-day entry for each of 68 days", () => {
    expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(68);
    expect(unfolded).toContain(
      "UID:20270102-daily-rhema@lampstand\r\nDTSTAMP:20270102T000000Z\r\nDTSTART;VALUE=DATE:20270102\r\nDTEND;VALUE=DATE:20270103\r\nSUMMARY:Lamentations 3:22-23\r\n",
    );
    expect(unfolded).toContain("DTSTART;VALUE=DATE:20261226");
    expect(unfolded).toContain("DTSTART;VALUE=DATE:20270303");
  });

  it("shares no identifier with that of another language", () => {
    const ids = [newYear, inSpanish].flatMap((source) => dailyCalendar(source).match(/^UID:.*$/gm));
    expect(new Set(ids).size).toBe(2 * 68);
  });

  it("escapes commas and semicolons, ends lines with CRLF and folds them at 75 bytes", () => {
    expect(unfolded).toContain("Even so\\, come\\, Lord Jesus.");
    const lines = calendar.split("\r\n");
    expect(lines.at(-1)).toBe("");
    expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
  });
});
