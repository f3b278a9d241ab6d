import { describe, expect, it } from "vitest";
import { whenWritten } from "./when.ts";

const utcDay = (at: number) => new Date(at).toISOString().slice(0, 10);
const now = Date.UTC(2026, 10, 21, 15, 0);
const ago = (ms: number) => whenWritten(new Date(now - ms).toISOString(), now, utcDay);

describe("when a message was written", () => {
  it.each([
    [-5000, "Just now"], [59_000, "Just now"], [60_000, "1 minute ago"], [59 * 60_000, "59 minutes ago"], [3_600_000, "1 hour ago"],
    [14 * 3_600_000, "14 hours ago"], [16 * 3_600_000, "Yesterday"], [38 * 3_600_000, "Yesterday"], [40 * 3_600_000, "2026-11-19"],
  ])("%i ms ago: %s", (ms, words) => expect(ago(ms)).toBe(words));
});
