import { describe, expect, it } from "vitest";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { bookNames as spanish } from "#domain/scripture/books/book-names.es.ts";
import { books, englishAbbreviation } from "#domain/scripture/books/books.ts";
import { withAbbreviation } from "#domain/site/chapter-page/names.ts";
import { parseReference } from "#domain/scripture/reference/parse-reference.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import {
  chapterToReadOn,
  referenceOf,
  selectionText,
  shortTitleOfPassage,
  spanOf,
  titleOfPassage,
  versesOf,
} from "./passage-text.ts";
import { chapterView, viewOf } from "./passage-view.ts";
import { toggleVerse } from "./use-verse-selection.ts";

const psalm: ChapterText = {
  translation: "kjv",
  book: "PSA",
  chapter: 117,
  verses: [
    "O praise the LORD, all ye nations: praise him, all ye people.",
    "For his merciful kindness is great toward us.",
  ],
  paragraphs: [[1, 0]],
};
const view = { place: { book: "PSA", chapter: 117 } } as const;

const behind = (text: string) => {
  const parsed = parseReference(text);
  return parsed.ok ? chapterToReadOn(viewOf(parsed.reference)!) : undefined;
};

describe("the copied text", () => {
  it("is the text, followed by the reference in parentheses", () => {
    expect(selectionText(psalm, view, [2])).toEqual({
      text: "For his merciful kindness is great toward us. (Psalm 117:2)",
      words: "For his merciful kindness is great toward us.",
      reference: "Psalm 117:2",
    });
  });

  it("has its words in lines of poetry, for a picture", () => {
    const lines = {
      1: [
        [0, 1],
        [35, 2],
      ],
      2: [[0, 1]],
    } as const;
    expect(selectionText({ ...psalm, lines }, view, [1, 2]).words).toBe(
      "O praise the LORD, all ye nations:\npraise him, all ye people.\nFor his merciful kindness is great toward us.",
    );
    expect(selectionText({ ...psalm, lines: { 2: lines[2] } }, view, [1, 2]).words).toMatch(/people\.\nFor/u);
    expect(selectionText(psalm, view, [1, 2]).words).toMatch(/people\. For/u);
  });

  it("joins neighbouring verses into ranges", () => {
    const john = { place: { book: "JHN", chapter: 3 } } as const;
    const chapter: ChapterText = {
      ...psalm,
      book: "JHN",
      chapter: 3,
      verses: Array.from({ length: 36 }, (_, index) => `Verse ${index + 1}.`),
    };
    expect(selectionText(chapter, john, [16, 17, 18, 20]).reference).toBe("John 3:16-18, 20");
  });
});

describe("the passage shown", () => {
  it.each(["Genesis 1-7", "John 3:16-4:2", "Genesis 50:20 - Exodus 2:3", "Genesis 1; Genesis 3-4; Exodus 1"])(
    "is named %s as one passage",
    (text) => {
      const parsed = parseReference(text);
      expect(parsed.ok && formatReference(referenceOf(viewOf(parsed.reference)!))).toBe(text);
    },
  );

  it("has a name before its text is there, also where only other languages have such a chapter", () => {
    expect(titleOfPassage(chapterView({ book: "JOL", chapter: 4 }))).toBe("Joel 4");
    expect(titleOfPassage(chapterView({ book: "JUD", chapter: 1 }))).toBe("Jude");
  });

  it("has a short name with all of its numbers, in the language of its text or else of the page", () => {
    const thessalonians = chapterView({ book: "1TH", chapter: 5 }, { from: 16, to: 18 });
    expect(shortTitleOfPassage(thessalonians)).toBe("1 Thess 5:16-18");
    expect(shortTitleOfPassage(chapterView({ book: "OBA", chapter: 1 }))).toBe("Obad");
    expect(shortTitleOfPassage(chapterView({ book: "JOL", chapter: 4 }))).toBe("Joel 4");
    const edition = {
      name: "Reina-Valera 1909",
      language: "Español",
      tag: "es",
      direction: "ltr",
      license: "Public Domain",
      licenseUrl: "",
      bookName: "Salmos",
      chapters: 150,
    } as const;
    for (const { id } of books) {
      const text = { ...psalm, book: id, edition: { ...edition, bookName: spanish[id][0] } } as const;
      const shown = chapterView({ book: id, chapter: 117 }, { from: 1, to: 1 });
      expect(shortTitleOfPassage(shown, [withAbbreviation(text)])).toBe(`${spanish[id][1]} 117:1`);
      const ofNoInterface = { ...text, edition: { ...text.edition, tag: "xx" } };
      expect(shortTitleOfPassage(shown, [withAbbreviation(ofNoInterface)])).toBe(`${englishAbbreviation(id)} 117:1`);
    }
  });

  it("is the whole chapter with the requested verses in focus", () => {
    const shown = viewOf({
      ranges: [{ from: { book: "JHN", chapter: 3, verse: 16 }, to: { book: "JHN", chapter: 3, verse: 18 } }],
    })!;
    expect(shown).toEqual({ chapters: [{ place: { book: "JHN", chapter: 3 } }], focus: { from: 16, to: 18 } });
    expect(formatReference(referenceOf(shown))).toBe("John 3:16-18");
  });

  it("continues aloud after a whole chapter, not after single verses", () => {
    expect(behind("John 3")).toEqual({ book: "JHN", chapter: 4 });
    expect(behind("John 3:16-36")).toEqual({ book: "JHN", chapter: 4 });
    expect(behind("Malachi 4")).toEqual({ book: "MAT", chapter: 1 });
    expect(behind("John 3:16-17")).toBeUndefined();
    expect(behind("John 3:16-4:2")).toBeUndefined();
    expect(behind("Revelation 22")).toBeUndefined();
  });

  it("has no focus when the whole chapter is requested", () => {
    const whole = viewOf({
      ranges: [{ from: { book: "PSA", chapter: 117, verse: 1 }, to: { book: "PSA", chapter: 117, verse: 2 } }],
    });
    expect(whole).toEqual(chapterView({ book: "PSA", chapter: 117 }));
  });

  it("is split into parts when a passage spans chapters", () => {
    const shown = viewOf({
      ranges: [{ from: { book: "JHN", chapter: 3, verse: 30 }, to: { book: "JHN", chapter: 5, verse: 2 } }],
    })!;
    expect(shown.chapters).toEqual([
      { place: { book: "JHN", chapter: 3 }, range: { from: 30, to: 36 } },
      { place: { book: "JHN", chapter: 4 } },
      { place: { book: "JHN", chapter: 5 }, range: { from: 1, to: 2 } },
    ]);
    expect(spanOf(shown.chapters[2]!, undefined)).toEqual({ from: 1, to: 2 });
  });

  it("leaves out verses that a translation omits", () => {
    expect(versesOf({ ...psalm, verses: ["", "Text."] }, { from: 1, to: 2 })).toEqual([{ verse: 2, text: "Text." }]);
  });
});

describe("toggleVerse", () => {
  it("adds, removes, keeps the order, and starts over in another chapter", () => {
    const one = toggleVerse({ chapterIndex: 0, verses: [], latest: 0 }, 0, 5);
    const two = toggleVerse(one, 0, 3);
    expect(two.verses).toEqual([3, 5]);
    expect(toggleVerse(two, 0, 5).verses).toEqual([3]);
    expect(toggleVerse(two, 1, 5)).toEqual({ chapterIndex: 1, verses: [5], latest: 5 });
  });
});
