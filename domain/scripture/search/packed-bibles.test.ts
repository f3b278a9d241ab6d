import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { packedDifferences, versesOf } from "#tests/support/small-text.ts";
import { embeddedText } from "#scripts/scripture/catalogue.ts";
import { verseTexts } from "#scripts/scripture/static-files.ts";
import { embeddedTranslationIds } from "../translations/translations.ts";

describe("packed words", () => {
  it.each(embeddedTranslationIds)("unpack to the same data as index and texts: %s", (id) => {
    expect(packedDifferences(verseTexts(embeddedText(id).readChapters()))).toEqual([]);
  });

  it("unpack correctly for any text", () => {
    const part = fc.constantFrom(
      "God",
      "god",
      "GOD’s",
      "Lord's",
      "don't",
      "7",
      "7th",
      " ",
      "  ",
      ", ",
      "'",
      "’",
      "—",
      "œ",
      "\u{1F54A}",
      "a'b'c",
      "a'b7",
    );
    const verse = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(""));
    // Few texts of many verses: to pack one takes as long as to pack a Bible.
    fc.assert(
      fc.property(fc.array(verse, { maxLength: 60, size: "max" }), (texts) => {
        expect(packedDifferences(versesOf(texts))).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });
});
