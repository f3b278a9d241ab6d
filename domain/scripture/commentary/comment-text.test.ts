import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCutOff, repairEncoding, paragraphsOf } from "./comment-text.ts";

const references = (comment: string): readonly (readonly [written: string, reference: string])[] =>
  paragraphsOf(comment).flatMap(({ text, references: found = [] }) =>
    found.map(({ start, end, reference }) => [text.slice(start, end), reference] as const),
  );

describe("a comment", () => {
  it("is paragraphs of plain text with known marks", () => {
    expect(paragraphsOf("<b>Verses 3-5</b> A <i>word</i>\n\n second\tline &amp; more ")).toEqual([
      {
        text: "Verses 3-5 A word",
        marks: [
          { start: 0, end: 10, as: "strong" },
          { start: 13, end: 17, as: "emphasis" },
        ],
      },
      { text: "second line & more" },
    ]);
  });

  it("keeps marks that are no pairs as text", () => {
    const unpaired = "x</b>y</b> <b>z</i> <i>w<i>";
    expect(paragraphsOf(unpaired)).toEqual([{ text: unpaired }]);
  });

  it("keeps every other markup as text", () => {
    const hostile = '<img src=x onerror=alert(1)><b class="x">a</b> <script>b</script> &lt;b&gt;c&lt;/b&gt; <i>d <b>e';
    expect(paragraphsOf(hostile)).toEqual([
      { text: '<img src=x onerror=alert(1)><b class="x">a</b> <script>b</script> <b>c</b> <i>d <b>e' },
    ]);
  });

  it("has its references, in the old style, too", () => {
    expect(references("as Pe1 2:25; Sa1 4:8, Joh 3:22, Psa 119:105 and 2 Sam. 7:12-16, also Jde 1:5, Sol 2:1")).toEqual(
      [
        ["Pe1 2:25", "1 Peter 2:25"],
        ["Sa1 4:8", "1 Samuel 4:8"],
        ["Joh 3:22", "John 3:22"],
        ["Psa 119:105", "Psalms 119:105"],
        ["2 Sam. 7:12-16", "2 Samuel 7:12-16"],
        ["Jde 1:5", "Jude 1:5"],
        ["Sol 2:1", "Song of Solomon 2:1"],
      ],
    );
  });

  it("leaves references that do not exist, and works that are no books of the Bible, as text", () => {
    expect(references("Joh 3:99, Pe4 1:1, Psa 151:1, Jo1 9:9, Ant. 3:5, Rev 22:22")).toEqual([]);
  });

  it("is repaired where it was read in the wrong encoding, and left where that is not known", () => {
    expect(repairEncoding("CÃ&brvbrsarea, CÃ&brvbar;sarea, CÃ¦sarea, Godâ€™s, naÃ¯ve, Ã and Â§")).toBe(
      "Cæsarea, Cæsarea, Cæsarea, God’s, naïve, Ã and §",
    );
    expect(repairEncoding("Cæsarea, É, Ñandú, à côté")).toBe("Cæsarea, É, Ñandú, à côté");
  });

  it("has no calls of notes that are not there", () => {
    expect(paragraphsOf("a word[61] and another [62].")).toEqual([{ text: "a word and another." }]);
  });

  it("is cut off where its source ends in mid-sentence", () => {
    const [a, ae] = ["a".repeat(32_767), `${"a".repeat(32_764)}æ`];
    expect([a, ae, a.slice(4), `${a}a`, "a short one"].map(isCutOff)).toEqual([true, true, false, false, false]);
  });

  const piece = fc.oneof(
    fc.string({ unit: "binary", maxLength: 12 }),
    fc.constantFrom(
      "<b>",
      "</b>",
      "<i>",
      "</i>",
      "<B>",
      "\n",
      "[1]",
      "&lt;",
      "Ã&brvbr",
      "\u202E",
      "Joh 3:16",
      "Pe1 2:",
    ),
  );
  it("has marks and references inside its text, whatever comes", () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        for (const { text, marks = [], references: found = [] } of paragraphsOf(pieces.join(""))) {
          expect(text).toBe(text.trim());
          expect(text).not.toMatch(/[\n\t\u202A-\u202E\u2066-\u2069]/);
          for (const ranges of [marks, found])
            ranges.forEach(({ start, end }, index) => {
              expect(start).toBeGreaterThanOrEqual(index === 0 ? 0 : ranges[index - 1]!.end);
              expect(end).toBeGreaterThan(start);
              expect(end).toBeLessThanOrEqual(text.length);
            });
        }
      }),
    );
  });
});
