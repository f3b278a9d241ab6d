import { describe, expect, it } from "vitest";
import { site } from "#domain/site/site.ts";
import { allDayCalendar } from "./all-day-calendar.ts";

/** The file of one short entry, line by line. */
const expectedLines = (subscription: readonly string[]) => [
  "BEGIN:VCALENDAR",
  "VERSION:2.0",
  `PRODID:-//${site.name}//Product//EN`,
  "CALSCALE:GREGORIAN",
  ...subscription,
  "X-WR-CALNAME:Name",
  "BEGIN:VEVENT",
  "UID:day-1",
  "DTSTAMP:20270101T000000Z",
  "DTSTART;VALUE=DATE:20271231",
  "DTEND;VALUE=DATE:20280101",
  "SUMMARY:Title",
  "DESCRIPTION:Text",
  "URL:https://lampstand.example/",
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
  "END:VCALENDAR",
  "",
];

describe("a calendar of all-day entries", () => {
  const entry = {
    id: "year-1@lampstand",
    date: { year: 2028, month: 2, day: 29 },
    title: "Day 60: Exodus 1; Mark 2",
    text: "Prayer — “Lord”,\nand then é".repeat(4),
    url: "https://lampstand.example/reading-plan",
    madeAt: "20280101T000000Z",
  };
  const file = allDayCalendar({ product: "Reading plan", name: "Reading, plan", entries: [entry] });

  it("is a complete file (RFC 5545)", () => {
    const short = {
      id: "day-1",
      date: { year: 2027, month: 12, day: 31 },
      title: "Title",
      text: "Text",
      url: "https://lampstand.example/",
      madeAt: "20270101T000000Z",
    };
    const calendar = { product: "Product", name: "Name", entries: [short] };
    expect(allDayCalendar(calendar).split("\r\n")).toEqual(expectedLines([]));
    expect(allDayCalendar({ ...calendar, subscription: ["METHOD:PUBLISH"] }).split("\r\n")).toEqual(
      expectedLines(["METHOD:PUBLISH"]),
    );
  });

  it("ends entries on the next date, and marks them as free time", () => {
    expect(file).toContain("DTSTART;VALUE=DATE:20280229\r\nDTEND;VALUE=DATE:20280301\r\n");
    expect(file).toContain("TRANSP:TRANSPARENT");
  });

  it("names this site as its producer", () => {
    expect(file).toContain(`PRODID:-//${site.name}//Reading plan//EN\r\n`);
  });

  it("escapes special characters, folds at 75 octets without splitting a character, and ends lines with CRLF", () => {
    expect(file).toContain("SUMMARY:Day 60: Exodus 1\\; Mark 2");
    expect(file).toContain("X-WR-CALNAME:Reading\\, plan");
    const lines = file.split("\r\n");
    expect(lines.every((line) => new TextEncoder().encode(line).length <= 75 && !/[\r\n]/.test(line))).toBe(true);
    expect(file.replaceAll("\r\n ", "")).toContain("“Lord”\\,\\nand then é");
    expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  });
});
