import { describe, expect, it } from "vitest";
import { corruptedCopies } from "#tests/support/corrupted-copies.ts";
import {
  bookListSchema,
  bulkSchema,
  chapterListSchema,
  chapterSchema,
  dailyQuerySchema,
  dailySchema,
  passageQuerySchema,
  passageSchema,
  randomVerseSchema,
  translationListSchema,
  translationQuerySchema,
  verseSchema,
} from "./bible.ts";
import { cardFrameSchema, cardPageSchema, postedMessageSchema } from "./cards.ts";
import { crossReferencesQuerySchema, crossReferencesSchema } from "./cross-references.ts";
import { prayedTodaySchema } from "./prayed-today.ts";
import { searchSchema } from "./search.ts";
import { statFrameSchema, statRowsSchema } from "./stat-frames.ts";

const url = "https://lampstand.example/api/bible/data/kjv";
const verse = { book_id: "JHN", book_name: "John", chapter: 11, verse: 35, text: "Jesus wept." };
const dataVerse = { book_id: "JHN", book: "John", chapter: 11, verse: 35, text: "Jesus wept." };
const translated = { translation_id: "kjv", translation_name: "King James Version", translation_note: "Public Domain" };
const translation = {
  identifier: "kjv",
  name: "King James Version",
  language: "English",
  language_code: "eng",
  license: "Public Domain",
};
const passage = { reference: "John 11:35", verses: [verse], text: "Jesus wept.", ...translated };
const message = {
  id: "a1",
  card_id: "1-ab",
  sender_name: "Ruth",
  message: "Amen",
  created_at: "2026-11-21T10:00:00.000Z",
};

const answers = [
  { name: "a passage", schema: passageSchema, good: passage },
  { name: "the verse of a day", schema: dailySchema, good: { ...passage, date: "2026-11-21", day_of_year: 325 } },
  { name: "the translations", schema: translationListSchema, good: { translations: [{ ...translation, url }] } },
  {
    name: "the books of a translation",
    schema: bookListSchema,
    good: { translation, books: [{ id: "JHN", name: "John", chapters: 21, url }] },
  },
  {
    name: "the chapters of a book",
    schema: chapterListSchema,
    good: { translation, chapters: [{ book_id: "JHN", book: "John", chapter: 11, url }] },
  },
  { name: "the verses of a chapter", schema: chapterSchema, good: { translation, verses: [dataVerse] } },
  { name: "a random verse", schema: randomVerseSchema, good: { translation, random_verse: dataVerse } },
  {
    name: "a whole translation",
    schema: bulkSchema,
    good: {
      translation,
      version: "2684aad4fa",
      url,
      files: [{ format: "usfm", url, bytes: 7, sha256: "0a", license: "Public domain." }],
      digests: url,
    },
  },
  {
    name: "a page of a search",
    schema: searchSchema,
    good: {
      kind: "words",
      query: "wept",
      translation_id: "kjv",
      total: 1,
      results: [{ reference: "John 11:35", ...verse }],
      suggestions: ["weep"],
      nearest: [{ reference: "John 11:35", ...verse }],
      named_passage: { name: "The Raising of Lazarus", reference: "John 11:1-44" },
      subject: { id: "grief", name: "Grief" },
      next_cursor: "x",
      next: null,
    },
  },
  {
    name: "cross references",
    schema: crossReferencesSchema,
    good: {
      reference: "John 11:35",
      verses: [
        {
          reference: "John 11:35",
          ...verse,
          total: 3,
          related: [{ reference: "Luke 19:41", ...verse, last_verse: 36 }],
        },
      ],
      ...translated,
      credit: { text: "From …", licence: "CC BY-SA", licence_url: url },
    },
  },
  { name: "a page of a card", schema: cardPageSchema, good: { messages: [message], total: 1, next_cursor: "x" } },
  { name: "a posted message", schema: postedMessageSchema, good: { ...message, delete_token: "t", step_up: false } },
  { name: "a message that is added", schema: cardFrameSchema, good: { type: "added", message } },
  { name: "a message that is removed", schema: cardFrameSchema, good: { type: "removed", id: "a1" } },
  { name: "counters", schema: statRowsSchema, good: [{ stat_name: "plays", stat_value: 7 }] },
  {
    name: "counters as they change",
    schema: statFrameSchema,
    good: { type: "change", stats: [{ stat_name: "plays", stat_value: 7 }] },
  },
  {
    name: "the prayers of a day",
    schema: prayedTodaySchema,
    good: { day: "2026-11-21", topics: [{ topic_id: 1, prayers: 7 }] },
  },
];

describe.each(answers)("the answer with $name", ({ schema, good }) => {
  it("accepts a complete answer and rejects a missing or wrongly typed key", () => {
    expect(schema.parse(good)).toEqual(good);
    for (const { path, copy } of corruptedCopies(good)) expect(schema.safeParse(copy).success, path).toBe(false);
  });
});

const isVerse = (change: object) => verseSchema.safeParse({ ...verse, ...change }).success;

const isDayOfYear = (day_of_year: number) =>
  dailySchema.safeParse({ ...passage, date: "2028-12-31", day_of_year }).success;
const isDay = (day: string) => prayedTodaySchema.safeParse({ day, topics: [] }).success;
const limitOf = (limit: string) => crossReferencesQuerySchema.safeParse({ limit, translation: "web" }).data?.limit;

describe("the values an answer may hold", () => {
  it("accepts known book ids and nothing beyond the longest book or chapter", () => {
    expect([{ chapter: 1 }, { chapter: 150 }, { verse: 1 }, { verse: 200 }, { book_id: "REV" }].every(isVerse)).toBe(
      true,
    );
    expect(
      [
        { chapter: 0 },
        { chapter: 151 },
        { chapter: 1.5 },
        { verse: 0 },
        { verse: 201 },
        { verse: 1.5 },
        { book_id: "John" },
      ].filter(isVerse),
    ).toEqual([]);
  });

  it("accepts days of the year from 1 to 366", () => {
    expect([0, 1, 366, 367, 1.5].filter(isDayOfYear)).toEqual([1, 366]);
  });

  it("takes a date without a time", () => {
    expect(
      [
        "2026-11-21",
        "2026-11-21T00:00",
        "02026-11-21",
        "26-11-21",
        "2026-1-21",
        "2026-11-2",
        "abcd-11-21",
        "2026-ab-21",
        "2026-11-ab",
      ].filter(isDay),
    ).toEqual(["2026-11-21"]);
  });

  it("ends a list with a null cursor and rejects unknown kinds", () => {
    expect(cardPageSchema.safeParse({ messages: [], total: 0, next_cursor: null }).success).toBe(true);
    expect(
      searchSchema.safeParse({
        kind: "reference",
        query: "q",
        translation_id: "kjv",
        total: 0,
        results: [],
        suggestions: [],
        nearest: [],
        named_passage: null,
        subject: null,
        next_cursor: null,
        next: null,
      }).success,
    ).toBe(true);
    expect(
      searchSchema.safeParse({
        kind: "other",
        query: "q",
        translation_id: "kjv",
        total: 0,
        results: [],
        suggestions: [],
        nearest: [],
        named_passage: null,
        subject: null,
        next_cursor: null,
        next: null,
      }).success,
    ).toBe(false);
    expect(statFrameSchema.safeParse({ type: "snapshot", stats: [] }).success).toBe(true);
    expect(statFrameSchema.safeParse({ type: "other", stats: [] }).success).toBe(false);
    expect(cardFrameSchema.safeParse({ type: "other", id: "a1" }).success).toBe(false);
  });
});

describe("Scripture query parameters", () => {
  it("are strings, and optional", () => {
    const asked = { translation: "web", verse_numbers: "true", single_chapter_book_matching: "special" };
    expect(passageQuerySchema.parse(asked)).toEqual(asked);
    expect(translationQuerySchema.parse({ translation: "web" })).toEqual({ translation: "web" });
    expect(dailyQuerySchema.parse({ date: "2026-12-25", translation: "asv" })).toEqual({
      date: "2026-12-25",
      translation: "asv",
    });
    expect(
      [passageQuerySchema, translationQuerySchema, dailyQuerySchema, crossReferencesQuerySchema].map((schema) =>
        schema.parse({}),
      ),
    ).toEqual([{}, {}, {}, {}]);
    expect(passageQuerySchema.safeParse({ verse_numbers: 1 }).success).toBe(false);
    expect(dailyQuerySchema.safeParse({ date: "25.12.2026" }).error?.issues[0]?.message).toBe(
      "Please give the date as YYYY-MM-DD.",
    );
  });

  it("limits related passages to 1–100 per verse", () => {
    expect(["1", "100", "0", "101", "1.5", "many"].map(limitOf)).toEqual([
      1,
      100,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    for (const limit of ["0", "101", "1.5", "many"])
      expect(crossReferencesQuerySchema.safeParse({ limit }).error?.issues[0]?.message).toBe(
        "Please use a whole number from 1 to 100.",
      );
  });
});
