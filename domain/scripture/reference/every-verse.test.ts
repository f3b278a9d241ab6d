import { expect, it } from "vitest";
import { parseReference } from "./parse-reference.ts";
import { formatReference } from "./format-reference.ts";
import { totalVerses, verseAt } from "./places.ts";
import { verseReference } from "./reference.ts";

it("all 31,102 verses round-trip through formatting and parsing", { timeout: 60_000 }, () => {
  const places = Array.from({ length: totalVerses }, (_, ordinal) => verseAt(ordinal)!);
  const readBack = places.map((verse) => parseReference(formatReference(verseReference(verse))));
  expect(readBack).toEqual(places.map((verse) => ({ ok: true, reference: verseReference(verse) })));
});
