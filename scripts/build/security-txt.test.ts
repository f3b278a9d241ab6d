import { expect, it } from "vitest";
import { site } from "#domain/site/site.ts";
import { securityText } from "./security-txt.ts";

it("says whom to write to, and expires a year after the build's day", () => {
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
