import { describe, expect, it } from "vitest";
import { headOf } from "./head.ts";
import { site } from "./site.ts";

describe("headOf", () => {
  it("names chapter, translation and address of a chapter page", () => {
    const head = headOf("/read/asv/psalms/23", "Jehovah is my shepherd; I shall not want.");
    expect(head.title).toBe(`Psalm 23, American Standard Version · ${site.name}`);
    expect(head.description).toBe("Jehovah is my shepherd; I shall not want.");
    expect(head.canonical).toBe(`${site.origin}/read/asv/psalms/23`);
  });

  it("cuts long openings at a word", () => {
    const { description } = headOf("/read/kjv/john/3", "word ".repeat(80));
    expect(description.length).toBeLessThanOrEqual(155);
    expect(description.endsWith("word…")).toBe(true);
  });

  it("names the occasion of a card, and its own address, so that a shared link stays what it is", () => {
    const head = headOf("/event-card/mothers-day/1795000000000-abc");
    expect(head.title).toBe(`Mother's Day card · ${site.name}`);
    expect(head.canonical).toBe(`${site.origin}/event-card/mothers-day/1795000000000-abc`);
    expect(headOf("/event-card/no-such-event/1")).toEqual(headOf("/"));
  });

  it("uses the home metadata for unknown paths", () => {
    expect(headOf("/no/such/page")).toEqual(headOf("/"));
  });
});
