import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { dailyVerseReference } from "#domain/scripture/daily-verse.ts";
import { passageText } from "#tests/support/embedded-text.ts";
import { dailyVerses } from "./daily-verses.ts";
import { dailyVerseSchema } from "./schema/daily-verses.ts";

describe("daily verses", () => {
  it("are twenty different ones that match the schema", () => {
    expect(z.array(dailyVerseSchema).parse(dailyVerses)).toHaveLength(20);
    expect(new Set(dailyVerses.map(dailyVerseReference)).size).toBe(20);
  });

  it.each(dailyVerses.map((entry) => [dailyVerseReference(entry), entry] as const))(
    "%s is KJV word for word",
    (_reference, { book, chapter, verse, lastVerse, text }) => {
      expect(text).toBe(passageText("kjv", { book, chapter, verse }, { book, chapter, verse: lastVerse ?? verse }));
    },
  );
});
