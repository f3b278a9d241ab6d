import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decode } from "#src/platform/storage/codec.ts";
import { mergeStored } from "#src/platform/storage/merge.ts";
import { colourOfClass } from "./colours.ts";
import { marksOfChapter } from "./marks-of-chapter.ts";
import * as rules from "./rules.ts";
import { bookmarksEntry, highlightsEntry, notesEntry, type Note } from "./stored.ts";

const note = (id: string, reference: string, text = "text"): Note => ({
  id,
  reference,
  text,
  createdAt: "2026-11-21T07:40:00.000Z",
});
const psalm = (...verses: number[]) => ({ book: "PSA" as const, chapter: 23, verses });

describe("bookmarks", () => {
  it("toggle, for several verses too, and recognise other spellings of a place", () => {
    expect(rules.toggleBookmarks([], psalm(1, 2))).toEqual(["Psalms 23:1", "Psalms 23:2"]);
    expect(rules.toggleBookmarks(["Psalm 23:1"], psalm(1))).toEqual([]);
    expect(rules.toggleBookmarks(["Psalm 23:1"], psalm(1, 2))).toEqual(["Psalms 23:1", "Psalms 23:2"]);
  });

  it("are unchanged when toggled twice, and others are never affected", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string()),
        fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 1 }),
        (others, verses) => {
          const once = rules.toggleBookmarks(others, psalm(...verses));
          expect(rules.toggleBookmarks(once, psalm(...verses))).toEqual(others.filter((one) => once.includes(one)));
          expect(once.slice(0, others.length)).toEqual(others);
        },
      ),
    );
  });
});

describe("bookmarks and highlights on several verses or a chapter, as other programs store them", () => {
  it("are removed, changed and recognised verse by verse", () => {
    const range = "Psalm 23:4-6";
    expect(rules.toggleBookmarks([range, "John 3:16"], psalm(4, 5, 6))).toEqual(["John 3:16"]);
    expect(rules.toggleBookmarks([range], psalm(5))).toEqual(["Psalms 23:4", "Psalms 23:6"]);
    expect(rules.toggleBookmarks([range], psalm(1))).toEqual([range, "Psalms 23:1"]);
    expect(rules.toggleBookmarks(["Psalm 23", range], psalm())).toEqual([range]);
    const highlights = { [range]: "hl-pink", "Psalm 23": "hl-grey" };
    expect(rules.setHighlights(highlights, psalm(4, 5, 6), undefined)).toEqual({ "Psalm 23": "hl-grey" });
    expect(rules.setHighlights(highlights, psalm(), undefined)).toEqual({ [range]: "hl-pink" });
    expect(rules.setHighlights(highlights, psalm(5), "Orange")).toEqual({
      "Psalms 23:4": "hl-pink",
      "Psalms 23:5": "hl-orange",
      "Psalms 23:6": "hl-pink",
      "Psalm 23": "hl-grey",
    });
  });
});

describe("highlights", () => {
  it("are set, replaced and removed", () => {
    const orange = rules.setHighlights({ "John 3:16": "hl-pink" }, psalm(1, 2), "Orange");
    expect(orange).toEqual({ "John 3:16": "hl-pink", "Psalms 23:1": "hl-orange", "Psalms 23:2": "hl-orange" });
    expect(rules.setHighlights({ "Psalm 23:1": "bg-gray-200" }, psalm(1), "Pink")).toEqual({
      "Psalms 23:1": "hl-pink",
    });
    expect(rules.setHighlights(orange, psalm(1, 2), undefined)).toEqual({ "John 3:16": "hl-pink" });
  });

  it("recognise stored classes of other programs", () => {
    expect(
      ["hl-orange", "bg-orange-200", "bg-pink-200 dark:bg-pink-900", "bg-gray-200", "Grey", "", "bg-blue-200"].map(
        colourOfClass,
      ),
    ).toEqual(["Orange", "Orange", "Pink", "Grey", "Grey", undefined, undefined]);
  });
});

describe("notes", () => {
  it("are only created with text, exactly as it was written", () => {
    expect(rules.addNote([], note("1", "John 3:16", "  "))).toEqual([]);
    const one = rules.addNote([], note("1", "John 3:16", " Loved. "));
    expect(one[0]!.text).toBe(" Loved. ");
  });

  it("are listed in canonical order, unreadable references last", () => {
    const notes = ["my own place", "John 10:11", "Psalms 23:4", "Exodus 1:1", "Genesis 1:3", "John 3:16"].map(
      (reference, index) => note(`${index}`, reference),
    );
    expect(rules.listNotes(notes).map(({ reference }) => reference)).toEqual([
      "Genesis 1:3",
      "Exodus 1:1",
      "Psalm 23:4",
      "John 3:16",
      "John 10:11",
      "my own place",
    ]);
  });

  it("are found when every query word is in the text or the reference", () => {
    const all = rules.listNotes([note("1", "John 3:16", "God so loved"), note("2", "Psalms 23:4", "Read to Mum")]);
    const found = (query: string) => rules.searchMarks(all, query, ({ text }) => text).map(({ item }) => item.id);
    expect([found("psalm mum"), found("LOVED"), found("loved mum"), found(" ")]).toEqual([
      ["2"],
      ["1"],
      [],
      ["2", "1"],
    ]);
  });

  it("are found with or without accents and apostrophes", () => {
    const one = rules.listNotes([note("1", "John 3:16", "God’s love, José said")]);
    for (const query of ["god's", "god’s", "jose"])
      expect(rules.searchMarks(one, query, ({ text }) => text)).toHaveLength(1);
  });
});

describe("marksOfChapter", () => {
  it("collects the marks on each verse", () => {
    const marks = marksOfChapter(
      {
        notes: [note("n", "Psalm 23:4-5")],
        bookmarks: ["Psalms 23:1", "Psalms 24:1"],
        highlights: { "Psalm 23:4": "bg-pink-200", "Psalms 23:2": "" },
      },
      "PSA",
      23,
    );
    expect([...marks]).toEqual([
      [1, { isBookmarked: true, hasNote: false }],
      [4, { isBookmarked: false, hasNote: true, colour: "Pink" }],
      [5, { isBookmarked: false, hasNote: true }],
    ]);
  });
});

describe("marks in a text that counts the verses otherwise", () => {
  const made = {
    notes: [note("n", "Numbers 13:34")],
    bookmarks: ["Joel 4:1"],
    highlights: { "Numbers 13:33-34": "bg-pink-200" },
  };

  it("stand at its numbers, also beyond ours", () => {
    expect([...marksOfChapter(made, "NUM", 13).keys()]).toEqual([33, 34]);
    expect([...marksOfChapter(made, "JOL", 4).keys()]).toEqual([1]);
  });

  it("are listed at their place, and kept in every text", () => {
    expect(rules.listNotes([note("2", "Numbers 14:1"), ...made.notes]).map(({ set }) => set?.verses)).toEqual([
      [34],
      [1],
    ]);
    expect(rules.toggleBookmarks(made.bookmarks, { book: "JOL", chapter: 4, verses: [1] })).toEqual([]);
  });
});

describe("marksOfChapter, however a place is written,", () => {
  it.each([
    ["Psalm 23:4", [4]],
    [" Psalms  023:4 ", [4]],
    ["Psalms 23:4-5, 6", [4]],
    ["Psalms 23", []],
    ["Psalms 123:4", []],
    ["Job 23:4", []],
  ] as const)("%j", (reference, verses) => {
    const marks = marksOfChapter(
      { notes: [], bookmarks: [reference], highlights: { [reference]: "hl-pink" } },
      "PSA",
      23,
    );
    expect(
      [...marks]
        .filter(([verse, mark]) => verse === 4 && mark.isBookmarked && mark.colour === "Pink")
        .map(([verse]) => verse),
    ).toEqual(verses);
  });
});

describe("stored marks", () => {
  it("recover what is usable from damaged notes", () => {
    const text = JSON.stringify([
      { id: 7, reference: "John 3:16", text: "kept", createdAt: 0 },
      { reference: 1 },
      null,
      { reference: "John 1:1", text: "no id" },
      { id: "8", reference: "John 1:2", text: "of no time", createdAt: 1e20 },
    ]);
    expect(decode(notesEntry, text)).toEqual({
      isClean: false,
      isLost: true,
      value: [
        { id: "7", reference: "John 3:16", text: "kept", createdAt: "1970-01-01T00:00:00.000Z" },
        { id: "salvaged-3", reference: "John 1:1", text: "no id", createdAt: "" },
        { id: "8", reference: "John 1:2", text: "of no time", createdAt: "" },
      ],
    });
  });

  it("are read quickly only where the schema would read the same", () => {
    const texts = fc.oneof(fc.string(), fc.jsonValue());
    const notes = fc.array(
      fc.oneof(fc.jsonValue(), fc.record({ id: texts, reference: texts, text: texts, createdAt: texts, more: texts })),
    );
    const key = fc.oneof(fc.string(), fc.constant("__proto__"));
    const values = fc.oneof(notes, fc.array(texts), fc.dictionary(key, texts), fc.jsonValue());
    let quick = 0;
    fc.assert(
      fc.property(values, (value) => {
        const raw: unknown = JSON.parse(JSON.stringify(value));
        for (const { isWhole, schema } of [notesEntry, bookmarksEntry, highlightsEntry]) {
          if (!isWhole!(raw)) continue;
          quick += 1;
          expect(schema.safeParse(raw)).toEqual({ success: true, data: raw });
        }
      }),
      { numRuns: 1000 },
    );
    expect(quick).toBeGreaterThan(100);
    const whole = { notes: notesEntry, bookmarks: bookmarksEntry, highlights: highlightsEntry };
    const stored = {
      notes: [note("1", "John 3:16")],
      bookmarks: ["John 3:16"],
      highlights: { "John 3:16": "hl-pink" },
    };
    for (const kind of ["notes", "bookmarks", "highlights"] as const)
      expect(whole[kind].isWhole!(stored[kind])).toBe(true);
  });

  it("accept any JSON without throwing", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const marks = {
          notes: decode(notesEntry, text).value,
          bookmarks: decode(bookmarksEntry, text).value,
          highlights: decode(highlightsEntry, text).value,
        };
        expect(marksOfChapter(marks, "PSA", 23).size).toBe(0);
        rules.listNotes(marks.notes);
      }),
    );
  });

  it("merge without duplicating, losing or overwriting", () => {
    const mine = [note("1", "John 3:16", "mine")];
    const merged = notesEntry.merge!(mine, [
      note("1", "John 3:16", "theirs"),
      note("2", "John 3:16", "mine"),
      note("3", "John 1:1"),
    ]);
    expect(merged.map(({ id, text }) => `${id} ${text}`)).toEqual(["1 mine", "1-imported theirs", "3 text"]);
    expect(notesEntry.merge!(merged, [note("1", "John 3:16", "theirs")])).toBe(merged);
    const third = notesEntry.merge!(merged, [
      note("1", "John 3:16", "the tablet's"),
      note("1", "John 3:16", "the laptop's"),
    ]);
    expect(third.slice(merged.length).map(({ text }) => text)).toEqual(["the tablet's", "the laptop's"]);
    expect(new Set(third.map(({ id }) => id)).size).toBe(third.length);
    const twice = [note("1", "John 1:1"), note("2", "John 1:1")];
    expect(notesEntry.merge!([], twice)).toEqual(twice.slice(0, 1));
    expect(mergeStored(bookmarksEntry, ["a"], ["b", "a", "b"])).toEqual(["a", "b"]);
    expect(highlightsEntry.merge!({ a: "hl-pink", b: "" }, { a: "hl-grey", b: "hl-grey", c: "" })).toEqual({
      a: "hl-pink",
      b: "hl-grey",
    });
  });
});
