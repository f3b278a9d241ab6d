import { describe, expect, it } from "vitest";
import { dateInZone } from "#tests/support/date-in-zone.ts";
import { notesMarkdown } from "./export-file.ts";

const inAuckland = (instant: number) => dateInZone(instant, "Pacific/Auckland");

describe("notesMarkdown", () => {
  it("writes a heading for each reference, in canonical order, with the visitor's local date", () => {
    const notes = [
      { reference: "John 3:16", text: "Loved.", createdAt: "2026-11-03T23:00:00.000Z" },
      { reference: "Numbers 13:34", text: "Where a text counts so.", createdAt: "" },
      { reference: "Psalms 23:4-5", text: "Through it.\nNot around.", createdAt: "" },
    ];
    expect(notesMarkdown(notes, inAuckland)).toBe(
      "# Notes\n\n## Numbers 13:34\n\nWhere a text counts so.\n\n## Psalm 23:4-5\n\nThrough it.\nNot around.\n\n## John 3:16\n\nLoved.\n\n*2026-11-04*\n",
    );
  });
});
