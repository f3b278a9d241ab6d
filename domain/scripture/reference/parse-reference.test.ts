import { bcv_parser } from "bible-passage-reference-parser";
import * as english from "bible-passage-reference-parser/esm/lang/en.js";
import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { hostileReferencePieces } from "#tests/support/hostile-queries.ts";
import { longestReference, parseRanges, parseReference, type ReferenceProblem } from "./parse-reference.ts";
import { formatReference } from "./format-reference.ts";
import { totalVerses, verseAt } from "./places.ts";
import { bookReference, chapterReference, verseReference, type Reference, type VerseRange } from "./reference.ts";
import { books } from "../books/books.ts";

const read = (text: string): string => {
  const parsed = parseReference(text);
  return parsed.ok ? formatReference(parsed.reference) : `(${parsed.problem})`;
};

describe("references as people write them", () => {
  it.each([
    ["John 3:16", "John 3:16"],
    ["  john   3 : 16 ", "John 3:16"],
    ["JOHN3:16", "John 3:16"],
    ["Jn. 3.16", "John 3:16"],
    ["jn 3 16", "John 3:16"],
    ["John 3：16", "John 3:16"],
    ["John 3·16", "John 3:16"],
    ["John 3 verse 16", "John 3:16"],
    ["John chapter 3", "John 3"],
    ["John three sixteen", "John 3:16"],
    ["john chapter three verses sixteen to eighteen", "John 3:16-18"],
    ["Psalm twenty-three", "Psalm 23"],
    ["psalm one hundred and nineteen verse one hundred and five", "Psalm 119:105"],
    ["first john four eight", "1 John 4:8"],
    ["genesis fifty one", "(not-a-reference)"],
    ["two kings", "(not-a-reference)"],
    ["two kings met", "(not-a-reference)"],
    ["John 3:16a", "John 3:16"],
    ["John 3:16f", "John 3:16-17"],
    ["John 3:16ff", "John 3:16-36"],
    ["John 3:16 f.", "John 3:16-17"],
    ["John 3:16 ff.", "John 3:16-36"],
    ["John 3:16-end", "John 3:16-36"],
    ["John 3:16-end; 4:1", "John 3:16-36; John 4:1"],
    ["John 3:16-", "John 3:16"],
    ["John 3:16 (KJV)", "John 3:16"],
    ["Jóhn 3:16", "John 3:16"],
    ["John\u200B 3:16", "John 3:16"],
    ["John 3:16–18", "John 3:16-18"],
    ["John 3:16—18", "John 3:16-18"],
    ["John 3:16 − 18", "John 3:16-18"],
    ["John 3:16–4:2", "John 3:16-4:2"],
    ["John 3-4:2", "John 3:1-4:2"],
    ["Genesis 5-5:2", "Genesis 5:1-2"],
    ["John 3:16-3:18", "John 3:16-18"],
    ["Jn 3:16-16", "John 3:16"],
    ["John 3:16-3:16", "John 3:16"],
    ["Jol 2:28", "Joel 2:28"],
    ["Nam 1:7", "Nahum 1:7"],
    ["The Acts 2", "Acts 2"],
    ["John 3; Jol 2; Nam 1", "John 3; Joel 2; Nahum 1"],
    ["Genesis 1; the book of Ruth and the Acts 2", "Genesis 1; Ruth; Acts 2"],
    ["the epistle to the Romans 8", "Romans 8"],
    ["John [3:16] (KJV)", "John 3:16"],
    ["John 3(16)", "John 3:16"],
    ["(the book of Ruth)", "Ruth"],
    ["The Gospel (according to) Mark 2", "Mark 2"],
    [", John 3:16", "John 3:16"],
    ["John, 3:16", "John 3:16"],
    ["John,3:16", "John 3:16"],
    ["John - 3", "John 3"],
    ["john/3", "John 3"],
    ["Psalms; 23", "Psalm 23"],
    ["3 John, 5; Mark - 2", "3 John 1:5; Mark 2"],
    ["Jude, 5", "Jude 1:5"],
    ["Mark, 1 and 2", "Mark 1; Mark 2"],
    ["John, 3 verse 16", "John 3:16"],
    ["John & 3-4", "John 3-4"],
    ["John; John 3", "John; John 3"],
    ["John; John 3-4", "John; John 3-4"],
    ["Mark, 1 Peter 2; Ruth; 2 Kings", "Mark; 1 Peter 2; Ruth; 2 Kings"],
    ["John 3:16ff, 20; Mark, 2", "John 3:16-36, 20; Mark 2"],
    ["...John 3:16; Ruth.", "John 3:16; Ruth"],
    ["John 3:16 ,;. -", "John 3:16"],
    ["John 3:16, 18-20; 5:1", "John 3:16, 18-20; John 5:1"],
    ["Jn 3:16 & 17", "John 3:16, 17"],
    ["Jn 3:16 and 4:1", "John 3:16; John 4:1"],
    ["Isa 9:6,7", "Isaiah 9:6, 7"],
    ["Gen 1:1;Exod 3:14", "Genesis 1:1; Exodus 3:14"],
    ["gen 1-2,5:3,7", "Genesis 1-2; Genesis 5:3, 7"],
    ["Matt 5:3-12; 6:9-13; Luke 6:20", "Matthew 5:3-12; Matthew 6:9-13; Luke 6:20"],
    ["Exodus 20:1-17, Deut 5", "Exodus 20:1-17; Deuteronomy 5"],
    ["Genesis 1-3", "Genesis 1-3"],
    ["Genesis 1,3", "Genesis 1; Genesis 3"],
    ["Mt 5–7", "Matthew 5-7"],
    ["Job 42 - Ps 2", "Job 42 - Psalm 2"],
    ["Genesis 1:1-Exodus 2:3", "Genesis 1:1 - Exodus 2:3"],
    ["Judges - Ruth", "Judges 1 - Ruth 4"],
    ["Genesis", "Genesis"],
    ["Ruth; John 3", "Ruth; John 3"],
    ["the book of Ruth", "Ruth"],
    ["The Gospel according to Mark", "Mark"],
    ["psalm 23", "Psalm 23"],
    ["Psalms 23-24", "Psalms 23-24"],
    ["Ps 119:1-176", "Psalm 119"],
    ["Psa. 119.105", "Psalm 119:105"],
    ["1 Jn 4.8", "1 John 4:8"],
    ["1John 4:8", "1 John 4:8"],
    ["I John 4:8", "1 John 4:8"],
    ["First Corinthians 13", "1 Corinthians 13"],
    ["1 cor 13", "1 Corinthians 13"],
    ["2 Tim 3:16-17", "2 Timothy 3:16-17"],
    ["1 John 3 - 2 John 1", "1 John 3 - 2 John 1"],
    ["Genesis 5-3John 2", "Genesis 5:1 - 3 John 1:2"],
    ["Psalm 23 - 1 John 2", "Psalm 23 - 1 John 2"],
    ["III John", "3 John"],
    ["III John 4", "3 John 1:4"],
    ["Canticles 2:1", "Song of Solomon 2:1"],
    ["Canticle of Canticles 2", "Song of Solomon 2"],
    ["Song of Songs 2", "Song of Solomon 2"],
    ["Song of Sol. 2:1", "Song of Solomon 2:1"],
    ["Cant. 2:1", "Song of Solomon 2:1"],
    ["cant2:1", "Song of Solomon 2:1"],
    ["apoc3:20", "Revelation 3:20"],
    ["de6:4", "Deuteronomy 6:4"],
    ["John, 3:16, Mark 2", "John 3:16; Mark 2"],
    ["Canticle of Solomon 2", "Song of Solomon 2"],
    ["Apocalypse 3:20", "Revelation 3:20"],
    ["Apoc. 3:20", "Revelation 3:20"],
    ["De 6:4", "Deuteronomy 6:4"],
    ["Ruth 1; the Canticles 2", "Ruth 1; Song of Solomon 2"],
    ["sos 1", "Song of Solomon 1"],
    ["Ecc 3", "Ecclesiastes 3"],
    ["Php 4:13", "Philippians 4:13"],
    ["Phlm", "Philemon"],
    ["Philemon 6", "Philemon 1:6"],
    ["Ezk 37", "Ezekiel 37"],
    ["Rev 22:21", "Revelation 22:21"],
    ["3 John 14", "3 John 1:14"],
    // single-chapter books
    ["Jude", "Jude"],
    ["Jude 1", "Jude"],
    ["Jude 5", "Jude 1:5"],
    ["Jude 1:5", "Jude 1:5"],
    ["Obadiah 1:3", "Obadiah 1:3"],
    ["3 John 5-8", "3 John 1:5-8"],
    ["2 Jn", "2 John"],
  ])("%s is %s", (text, reference) => {
    expect(read(text)).toBe(reference);
  });

  it.each<[string, ReferenceProblem]>([
    ["", "empty"],
    [" \t\n ", "empty"],
    ["\u200B", "empty"],
    ["John 0", "out-of-bounds"],
    ["John 3:0", "out-of-bounds"],
    ["1 Cor 0", "out-of-bounds"],
    ["2 Samuel 0:1", "out-of-bounds"],
    ["John 3:0-16", "out-of-bounds"],
    ["John 0-3", "out-of-bounds"],
    ["John 3; Mark 0", "out-of-bounds"],
    ["Genesis 1 - Exodus 00", "out-of-bounds"],
    ["John 3:999", "out-of-bounds"],
    ["John 999:1", "out-of-bounds"],
    ["John 3:16-0999", "out-of-bounds"],
    ["John 22", "out-of-bounds"],
    ["John 3:37", "out-of-bounds"],
    ["John 3:35-37", "out-of-bounds"],
    ["John 3:1000", "out-of-bounds"],
    ["Psalm 151", "out-of-bounds"],
    ["3 John 15", "out-of-bounds"],
    ["Jude 26", "out-of-bounds"],
    ["Jude 2:1", "out-of-bounds"],
    ["John 3:18-16", "reversed"],
    ["John 3:18-3:16", "reversed"],
    ["John 3:18-16a", "reversed"],
    ["Psalm 100:1-99:2", "reversed"],
    ["Genesis 5-3:2", "reversed"],
    ["John 4:2-3:16", "reversed"],
    ["Genesis 5-3", "reversed"],
    ["Exodus - Genesis", "reversed"],
    ["Hezekiah 3:4", "unknown-book"],
    ["2 Opinions 1", "unknown-book"],
    ["2Opinions 1", "unknown-book"],
    ["III Opinions 12", "unknown-book"],
    ["Book of Mormon 3", "unknown-book"],
    ["(Hezekiah) 3:4", "unknown-book"],
    ["Tobit 3:4", "unknown-book"],
    ["Mary John 3:16", "unknown-book"],
    ["3:16", "not-a-reference"],
    ["16", "not-a-reference"],
    ["love is patient", "not-a-reference"],
    ["cant", "not-a-reference"],
    ["apocalypse", "not-a-reference"],
    ["I am", "not-a-reference"],
    ["what a friend we have in Jesus 3", "not-a-reference"],
    ["John 3:16 Mary", "not-a-reference"],
    ['"John 3:16"', "not-a-reference"],
    ["<script>alert(1)</script>", "not-a-reference"],
    ["😀 John 3:16", "not-a-reference"],
    ["إنجيل يوحنا ٣:١٦", "not-a-reference"],
    ["'; drop table verses; --", "not-a-reference"],
    ["constructor", "not-a-reference"],
    ["__proto__ 1", "not-a-reference"],
    ["x".repeat(longestReference + 1), "too-long"],
  ])("%s is refused as %s", (text, problem) => {
    expect(parseReference(text)).toEqual({ ok: false, problem });
  });

  it("reads every name that the parser knows", () => {
    const names = new english.regexps().all_books
      .filter(({ testament }) => testament !== "a")
      // Without what has to stand before and after a name, which the generator of strings cannot read.
      .map(({ regexp }) =>
        regexp.source.replace(/^\(\?:\^.*?(?=\([^?]|\(\?:[^^]*$)/, "").replace(/\(\?:\(\?=\[.*$/, ""),
      );
    for (const name of names)
      for (const sample of fc.sample(fc.stringMatching(new RegExp(`^${name}$`)), 20)) {
        const text = sample.replace(/\s/g, "");
        expect(parseReference(text), text).not.toMatchObject({ problem: "not-a-reference" });
      }
  });

  it.each([
    ["John 3", "John 3"],
    ["psalm 119:105", "Psalm 119:105"],
    ["Psalms 119:105-112", "Psalm 119:105-112"],
    ["Song of Solomon 2:4-4", "Song of Solomon 2:4"],
    ["1 John 4:8", "1 John 4:8"],
    ["1JN 4:8", "1 John 4:8"],
    ["JHN 3:16", "John 3:16"],
    ["love is patient", "(not-a-reference)"],
    ["forty days", "(not-a-reference)"],
  ])("%s needs no parser", (text, expected) => {
    const parse = vi.spyOn(bcv_parser.prototype, "parse");
    expect(read(text)).toBe(expected);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it("parses references up to the maximum length, and nothing longer", () => {
    const list = `John 3:16${",17".repeat(97)}`;
    expect(list).toHaveLength(longestReference);
    expect(parseReference(list).ok).toBe(true);
    expect(parseReference(`${list},`)).toEqual({ ok: false, problem: "too-long" });
  });

  it("reads the 1 after a single-chapter book as a verse only if asked to", () => {
    const special = parseReference("Jude 1", { single_chapter_book_matching: "special" });
    expect(special.ok && formatReference(special.reference)).toBe("Jude 1:1");
    expect(parseReference("Jude 1", { single_chapter_book_matching: "indifferent" })).toEqual(parseReference("Jude"));
  });
});

/** Formats a reference and parses it again; a failure names the text. */
const roundTrip = (reference: Reference): readonly VerseRange[] => {
  const text = formatReference(reference);
  const parsed = parseReference(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`);
  return parsed.reference.ranges;
};

describe("parse(format(x)) = x", () => {
  it("holds for every chapter and every book", () => {
    const references = books.flatMap((book) => [
      bookReference(book.id),
      ...book.verseCounts.map((_, index) => chapterReference({ book: book.id, chapter: index + 1 })),
    ]);
    expect(references.map(roundTrip)).toEqual(references.map((reference) => reference.ranges));
  });

  it("holds for book ids", () => {
    expect(books.map(({ id }) => read(`${id} 1:1`))).toEqual(
      books.map(({ id }) => formatReference(verseReference({ book: id, chapter: 1, verse: 1 }))),
    );
  });

  const ordinal = fc.integer({ min: 0, max: totalVerses - 1 });
  const range = fc
    .tuple(ordinal, ordinal)
    .map(([a, b]) => ({ from: verseAt(Math.min(a, b))!, to: verseAt(Math.max(a, b))! }));
  const shortRange = fc
    .tuple(ordinal, fc.integer({ min: 0, max: 30 }))
    .map(([a, more]) => ({ from: verseAt(a)!, to: verseAt(Math.min(a + more, totalVerses - 1))! }));

  it("holds for ranges across verses, chapters and books", () => {
    fc.assert(
      fc.property(fc.oneof(range, shortRange), (one) => {
        expect(roundTrip({ ranges: [one] })).toEqual([one]);
      }),
      { numRuns: 500 },
    );
  });

  it("holds for lists", () => {
    fc.assert(
      fc.property(fc.array(shortRange, { minLength: 1, maxLength: 5 }), (ranges) => {
        expect(roundTrip({ ranges })).toEqual(ranges);
      }),
      { numRuns: 300 },
    );
  });
});

describe("how a range was written", () => {
  it.each([
    ["John 3:1-36", "verses", "verses"],
    ["jn 3:1-36", "verses", "verses"],
    ["jn 1-2:3", "verses", "verses"],
    ["jn 1:2-3", "verses", "verses"],
    ["John 3", "chapters", "chapters"],
    ["jn 1", "chapters", "chapters"],
    ["Genesis 1-50", "chapters", "chapters"],
    ["Genesis 2-50", "chapters", "chapters"],
    ["Genesis - Exodus 5", "chapters", "chapters"],
    ["Amos 9 - Obadiah", "chapters", "chapters"],
    ["John", "book", "book"],
    ["Obadiah - Jonah", "book", "book"],
    ["Jude", "chapters", "book"],
    ["Jude 1", "chapters", "verses"],
    ["Jude 1-25", "verses", "verses"],
    ["2 John - 3 John", "chapters", "book"],
  ])("%s is by %s, or %s where the 1 of a single chapter is a verse", (text, chapter, verse) => {
    const by = (["indifferent", "special"] as const).map((single_chapter_book_matching) => {
      const parsed = parseRanges(text, { single_chapter_book_matching });
      return parsed.ok ? parsed.ranges.map((range) => range.by) : [];
    });
    expect(by).toEqual([[chapter], [verse]]);
  });
});

describe("arbitrary text", () => {
  it("never throws", () => {
    const likely = fc.array(
      fc.constantFrom(
        "John ",
        "3:16",
        "-",
        ", ",
        "1 ",
        "; ",
        "and ",
        "ch ",
        "ff ",
        "first ",
        "(",
        "–",
        "999",
        "to ",
        "א",
        "<b>",
        "i ",
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary", maxLength: 400 }),
          likely.map((parts) => parts.join("")),
        ),
        (text) => {
          const parsed = parseReference(text);
          expect(parsed.ok ? formatReference(parsed.reference) : parsed.problem).not.toBe("");
        },
      ),
      { numRuns: 500 },
    );
  });

  // `npm run bench -- search` measures the time. The length limit is what bounds it.
  it.each(hostileReferencePieces)("is bounded for %o repeated", (piece) => {
    expect(typeof parseReference(piece.repeat(longestReference / piece.length)).ok).toBe("boolean");
    const problem = piece.trim() === "" ? "empty" : "too-long";
    expect(parseReference(piece.repeat(65_536 / piece.length))).toEqual({ ok: false, problem });
  });
});
