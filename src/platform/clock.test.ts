import { afterEach, describe, expect, it } from "vitest";
import { dateInZone } from "#tests/support/date-in-zone.ts";
import { systemClock } from "./clock.ts";

const zones = [
  "UTC",
  "Africa/Lagos",
  "America/New_York",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "Pacific/Apia",
  "Pacific/Honolulu",
];
const hourMs = 3_600_000;
const zoneHere = process.env["TZ"];

afterEach(() => {
  if (zoneHere === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zoneHere;
});

describe("the date on the device's calendar", () => {
  it.each(zones)("is the one of %s at every hour of two years", (zone) => {
    process.env["TZ"] = zone;
    const wrong: string[] = [];
    for (let instant = Date.UTC(2026, 0, 1); instant < Date.UTC(2028, 0, 1); instant += hourMs) {
      const [here, there] = [systemClock.dateAt(instant), dateInZone(instant, zone)];
      if (JSON.stringify(here) !== JSON.stringify(there))
        wrong.push(`${new Date(instant).toISOString()}: ${JSON.stringify(here)}`);
    }
    expect(wrong).toEqual([]);
  });
});
