import { describe, expect, it } from "vitest";
import { severityOfDirective } from "#domain/api/severity.ts";
import { type Incident, limitedTo, isAllowedAddress } from "./rules.ts";

const origin = "https://lampstand.test";

describe("the guards' rules", () => {
  it.each([
    ["/api/stats", true],
    ["https://lampstand.test/x", true],
    ["wss://lampstand.test/api/stats/live", true],
    ["data:image/png;base64,x", true],
    ["blob:https://lampstand.test/1", true],
    ["https://lampstand.test.evil.example/x", false],
    ["https://evil.example", false],
    ["//evil.example/x", false],
    ["https://lampstand.test:8443/", false],
    ["http://user@evil.example/", false],
    ["wss://evil.example", false],
  ])("%s: %s", (address, isAllowed) => expect(isAllowedAddress(address, origin)).toBe(isAllowed));

  it.each([
    ["script-src-elem", "critical"],
    ["script-src", "critical"],
    ["style-src-attr", "medium"],
    ["img-src", "low"],
    ["", "low"],
  ])("a violation of %s is %s", (directive, severity) => expect(severityOfDirective(directive)).toBe(severity));

  it("logs repeated incidents once, and never floods the log", () => {
    const sent: Incident[] = [];
    const report = limitedTo(3, (incident) => sent.push(incident));
    for (const key of ["a", "a", "b", "c", "d", "e"]) report({ type: "storage_blocked", details: { key } });
    expect(sent.map(({ details }) => details["key"])).toEqual(["a", "b", "c"]);
  });
});
