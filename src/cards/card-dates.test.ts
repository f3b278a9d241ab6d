import { describe, expect, it } from "vitest";
import { dateInZone } from "#tests/support/date-in-zone.ts";
import { whenWritten } from "./card-dates.ts";

const now = Date.UTC(2026, 10, 21, 15, 0);
const ago = (ms: number) => whenWritten(new Date(now - ms).toISOString(), now, (instant) => dateInZone(instant, "UTC"));

describe("when a message was written", () => {
  it.each([
    [-5000, "Just now"],
    [59_000, "Just now"],
    [60_000, "1 minute ago"],
    [59 * 60_000, "59 minutes ago"],
    [3_600_000, "1 hour ago"],
    [14 * 3_600_000, "14 hours ago"],
    [16 * 3_600_000, "Yesterday"],
    [38 * 3_600_000, "Yesterday"],
    [40 * 3_600_000, "19 November 2026"],
  ])("%i ms ago: %s", (ms, words) => expect(ago(ms)).toBe(words));

  it.each([
    // In London, the Sunday when clocks go back has 25 hours, and the one when they go forward 23.
    ["2026-10-24T20:00:00Z", "2026-10-25T23:30:00Z", "Yesterday"],
    ["2026-10-25T00:30:00Z", "2026-10-25T23:30:00Z", "23 hours ago"],
    ["2026-03-28T23:30:00Z", "2026-03-29T22:45:00Z", "Yesterday"],
    ["2026-03-28T23:30:00Z", "2026-03-29T23:15:00Z", "28 March 2026"],
  ])("on a day of another length: %s, seen at %s, is %s", (written, seen, words) => {
    expect(whenWritten(written, Date.parse(seen), (instant) => dateInZone(instant, "Europe/London"))).toBe(words);
  });
});
