import { describe, expect, it } from "vitest";
import { dailyCalendar, dailyFeed } from "./daily-feeds.ts";

const newYear = { year: 2027, month: 1, day: 2 };
const origin = "https://lampstand.test";

describe("the feed of daily verses", () => {
  const feed = dailyFeed(newYear, origin);
  const items = [...feed.matchAll(/<item>([\s\S]*?)<\/item>/g)].map((match) => match[1]!);

  it("has the last fourteen days, today first, across a new year", () => {
    expect(items).toHaveLength(14);
    expect(items[0]).toContain("<guid isPermaLink=\"false\">lampstand-daily-2027-01-02</guid>");
    expect(items[0]).toContain("<title>Psalm 121:1-2, 2 January 2027</title>");
    expect(items[0]).toContain("<link>https://lampstand.test/read/kjv/psalms/121#v1-2</link>");
    expect(items[0]).toContain("<pubDate>Sat, 02 Jan 2027 00:00:00 GMT</pubDate>");
    expect(items[13]).toContain("lampstand-daily-2026-12-20");
  });

  it("escapes XML special characters", () => {
    expect(feed).toContain("LORD'S mercies");
    expect(dailyFeed(newYear, "https://x.test/?a&b")).toContain("https://x.test/?a&amp;b");
  });
});

describe("the calendar of daily verses", () => {
  const calendar = dailyCalendar(newYear, origin);
  const unfolded = calendar.replaceAll("\r\n ", "");

  it("has an all-day entry for each of 68 days", () => {
    expect(unfolded.match(/BEGIN:VEVENT/g)).toHaveLength(68);
    expect(unfolded).toContain("UID:20270102-daily-rhema@lampstand\r\nDTSTAMP:20270102T000000Z\r\nDTSTART;VALUE=DATE:20270102\r\nDTEND;VALUE=DATE:20270103\r\nSUMMARY:Psalm 121:1-2\r\n");
    expect(unfolded).toContain("DTSTART;VALUE=DATE:20261226");
    expect(unfolded).toContain("DTSTART;VALUE=DATE:20270303");
  });

  it("escapes commas and semicolons, ends lines with CRLF and folds them at 75 bytes", () => {
    expect(unfolded).toContain("For God so loved the world\\, that");
    const lines = calendar.split("\r\n");
    expect(lines.at(-1)).toBe("");
    expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of lines) expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75);
  });
});
