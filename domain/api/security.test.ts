import { describe, expect, it } from "vitest";
import { bareAddress } from "./bare-address.ts";
import { rateLimitCheckSchema, securityEventSchema, securityLimits } from "./security.ts";
import { severities, severityOfDirective } from "./severity.ts";

const event = { event_type_param: "csp:script-src.x_1", severity_param: "low" };
const isEvent = (change: object) => securityEventSchema.safeParse({ ...event, ...change }).success;
const check = { action_type_param: "post_card" };
const isCheck = (change: object) => rateLimitCheckSchema.safeParse({ ...check, ...change }).success;
const refusal = (change: object) => rateLimitCheckSchema.safeParse({ ...check, ...change }).error?.issues[0]?.message;
const letters = (count: number) => "x".repeat(count);

describe("a security event", () => {
  it("has a short name from a restricted alphabet", () => {
    expect(["a", letters(160), "a.b:c-d_e9"].every((event_type_param) => isEvent({ event_type_param }))).toBe(true);
    expect(
      ["", letters(161), "two words", "<script>", "ä", 7, null, undefined, "a\nb"].filter((event_type_param) =>
        isEvent({ event_type_param }),
      ),
    ).toEqual([]);
    expect(securityEventSchema.safeParse({ ...event, event_type_param: undefined }).error?.issues[0]?.message).toBe(
      "Please give a short name.",
    );
    expect(
      securityEventSchema.safeParse({ ...event, event_type_param: "two words" }).error?.issues[0]?.message,
    ).toContain("letters, digits, dot");
  });

  it("has one of four severities", () => {
    expect(severities.every((severity_param) => isEvent({ severity_param }))).toBe(true);
    expect(isEvent({ severity_param: "fatal" })).toBe(false);
    expect(securityEventSchema.safeParse({ ...event, severity_param: "fatal" }).error?.issues[0]?.message).toBe(
      "Please use one of low, medium, high, critical.",
    );
  });

  it("takes details as text or as fields, within limits", () => {
    expect(
      [{}, { details_param: letters(securityLimits.detailsCharacters) }, { details_param: { a: 1, b: [2] } }].every(
        isEvent,
      ),
    ).toBe(true);
    expect(
      [
        { details_param: letters(securityLimits.detailsCharacters + 1) },
        { details_param: 7 },
        { details_param: null },
      ].filter(isEvent),
    ).toEqual([]);
  });

  it.each([
    ["ip_param", 100],
    ["user_agent_param", 1000],
    ["session_id_param", 100],
  ])("accepts %s of up to %i characters, or null", (name, longest) => {
    expect([letters(longest), null, undefined].every((value) => isEvent({ [name]: value }))).toBe(true);
    expect([letters(longest + 1), 7].filter((value) => isEvent({ [name]: value }))).toEqual([]);
    expect(securityEventSchema.safeParse({ ...event, [name]: letters(longest + 1) }).error?.issues[0]?.message).toBe(
      `At most ${longest} characters.`,
    );
  });

  it("keeps the known fields and drops the rest", () => {
    expect(securityEventSchema.parse({ ...event, session_id_param: "s", other: 1 })).toEqual({
      ...event,
      session_id_param: "s",
    });
  });
});

describe("a rate-limit check", () => {
  it("requires an action", () => {
    expect(isCheck({})).toBe(true);
    expect(
      [{ action_type_param: undefined }, { action_type_param: "" }, { action_type_param: "a b" }].filter(isCheck),
    ).toEqual([]);
  });

  it.each([
    ["max_attempts", 100],
    ["window_minutes", 1440],
  ])("accepts %s from 1 to %i", (name, greatest) => {
    expect([1, greatest, undefined].every((value) => isCheck({ [name]: value }))).toBe(true);
    expect([0, greatest + 1, 1.5, "5", null, -1].filter((value) => isCheck({ [name]: value }))).toEqual([]);
    for (const value of [0, greatest + 1, 1.5])
      expect(refusal({ [name]: value })).toBe(`Please use a whole number from 1 to ${greatest}.`);
  });

  it.each([
    ["identifier_param", 200],
    ["client_ip", 100],
    ["client_user_agent", 1000],
  ])("accepts %s of up to %i characters, or null", (name, longest) => {
    expect([letters(longest), null, undefined].every((value) => isCheck({ [name]: value }))).toBe(true);
    expect([letters(longest + 1), 7].filter((value) => isCheck({ [name]: value }))).toEqual([]);
  });
});

describe("the severity of a violated directive", () => {
  it.each([
    ["script-src", "critical"],
    ["script-src-elem", "critical"],
    ["style-src", "medium"],
    ["style-src-attr", "medium"],
    ["img-src", "low"],
    ["", "low"],
    ["x-script-src", "low"],
    ["x-style-src", "low"],
  ])("%s is %s", (directive, severity) => expect(severityOfDirective(directive)).toBe(severity));
});

it("keeps a visitor’s search terms out of the log", () => {
  expect(bareAddress("https://x.test/a?search=secret#v1")).toBe("https://x.test/a");
  expect(bareAddress("https://x.test/a#secret?b")).toBe("https://x.test/a");
  expect(bareAddress(`https://x.test/${"a".repeat(400)}`)).toHaveLength(300);
  expect(bareAddress("inline")).toBe("inline");
});
