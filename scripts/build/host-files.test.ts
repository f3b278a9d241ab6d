import { expect, it } from "vitest";
import { otherLocales } from "#domain/site/locales/locales.ts";
import { site } from "#domain/site/site.ts";
import { fileCountWarning, redirectsFile, securityText } from "./host-files.ts";

it("the menu's old address, and other addresses of a route but in English, move with and without a slash", () => {
  const addresses = [
    ["/games", "/games-menu"],
    ...otherLocales.map((locale) => [`/${locale}/games`, `/${locale}/games-menu`]),
    ...otherLocales.map((locale) => [`/${locale}/click-to-reveal`, `/${locale}/tap-to-reveal`]),
  ];
  expect(redirectsFile().trimEnd().split("\n")).toEqual(
    addresses.flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`]),
  );
});

it("security.txt says whom to write to, and expires a year after the build's day", () => {
  expect(securityText(new Date("2026-11-22T21:30:00Z")).split("\n")).toEqual([
    `Contact: mailto:${site.supportEmail}`,
    "Expires: 2027-11-22T00:00:00Z",
    "Preferred-Languages: en",
    `Canonical: ${site.origin}/.well-known/security.txt`,
    "",
  ]);
  // No 29 February the year after.
  expect(securityText(new Date("2028-02-29T00:00:00Z"))).toContain("Expires: 2029-03-01T00:00:00Z");
});

it("warns before a host's limit of files, and stops the build behind it", () => {
  expect([fileCountWarning(18_000), fileCountWarning(18_001)]).toEqual([undefined, expect.stringContaining("18001")]);
  expect(() => fileCountWarning(20_001)).toThrow("20001 files");
});
