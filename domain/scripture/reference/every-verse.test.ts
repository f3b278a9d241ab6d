import { expect, it } from "vitest";
import { books } from "../books/books.ts";
import { formatReference } from "./format-reference.ts";
import { parseRanges, parseReference } from "./parse-reference.ts";
import { totalVerses, verseAt } from "./places.ts";
import { verseReference } from "./reference.ts";

it("all 31,102 verses round-trip through formatting and parsing", { timeout: 60_000 }, () => {
  const places = Array.from({ length: totalVerses }, (_, ordinal) => verseAt(ordinal)!);
  const readBack = places.map((verse) => parseReference(formatReference(verseReference(verse))));
  expect(readBack).toEqual(places.map((verse) => ({ ok: true, reference: verseReference(verse) })));
});

/** A full stop at the end changes nothing, but is no plain place: the parser reads it. */
const byTheParser = (text: string) => parseRanges(`${text}.`);

it("plain places are read as the parser reads them, right or wrong", { timeout: 60_000 }, () => {
  const ends = ["1", "2", "1:1", "1:2-5", "1:5-2", "1:3-3", "1:0", "0", "2:999", "1:2-999", "200", "999:1"];
  for (const { id, name, verseCounts } of books)
    for (const end of [...ends, `${verseCounts.length}`, `${verseCounts.length}:1`, `1:1-${verseCounts[0]}`])
      for (const text of [`${name} ${end}`, `${id} ${end}`])
        expect([text, parseRanges(text)]).toEqual([text, byTheParser(text)]);
  expect(parseRanges("psalm 23")).toEqual(byTheParser("psalm 23"));
});
