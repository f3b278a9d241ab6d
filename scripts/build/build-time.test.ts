import { expect, it } from "vitest";
import { buildTime } from "./build-time.ts";

it("the build's time is the one given in seconds, or now", () => {
  expect(buildTime("1795392000").toISOString()).toBe("2026-11-23T00:00:00.000Z");
  expect(buildTime("0").getUTCFullYear()).toBe(1970);
  for (const none of [undefined, ""]) expect(Math.abs(buildTime(none).getTime() - Date.now())).toBeLessThan(60_000);
});

it.each(["yesterday", "-1", "1.5", "1e3", "99999999999999999999"])("%s is no time", (epoch) => {
  expect(() => buildTime(epoch)).toThrow("SOURCE_DATE_EPOCH must be a whole number of seconds");
});
