import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layOutChapter } from "../text/chapter-layout.ts";
import { keyOfService, isReadBy, tagOf } from "./edition.ts";
import { parseServiceBooks, parseServiceChapter, plainText } from "./service-chapter.ts";
import { findReviewed, reviewedEditions } from "./reviewed.ts";
import { parseServiceList } from "./service-list.ts";
import { isRemoteTranslation } from "../translations/translations.ts";

const edition = findReviewed("spa_r09")!;
const place = { book: "PSA", chapter: 3 } as const;

const answer = (content: unknown[], more: object = {}) => ({
  translation: { id: "spa_r09", licenseUrl: "https://example.org/" },
  book: { id: "PSA", name: "Salmos", commonName: "Salmos", numberOfChapters: 150 },
  previousChapterApiLink: "/api/spa_r09/PSA/2.json",
  nextChapterApiLink: "/api/spa_r09/TOB/1.json",
  numberOfVerses: content.filter((item) => (item as { type?: string } | null)?.type === "verse").length,
  chapter: { number: 3, content },
  ...more,
});

const verse = (number: number, text: string, more: object = {}) => ({ type: "verse", number, text, ...more });

describe("a chapter of the service", () => {
  it("keeps its layout at the letters where it was, whatever white space goes", () => {
    const text = "  ¡Oh Jehová,\n\tcuánto  se han multiplicado!";
    const found = parseServiceChapter(
      answer([
        { type: "hebrew_subtitle", text: "Salmo de David", footnotes: [{ text: "De otro modo." }] },
        verse(1, text, {
          poem: [
            { start: 2, end: 13, level: 1 },
            { start: 14, end: text.length, level: 3 },
          ],
          wordsOfJesus: [{ start: 2, end: 5 }],
          headings: [{ offset: 20, text: "En medio" }],
        }),
        { type: "line_break" },
        { type: "heading", text: "Otro" },
        verse(3, "Muchos dicen."),
        { type: "something_new", of: "later" },
      ]),
      edition,
      place,
    )!;
    expect(found).toMatchObject({
      title: "Salmo de David",
      verses: ["¡Oh Jehová, cuánto se han multiplicado!", "", "Muchos dicen."],
      lines: {
        1: [
          [0, 1],
          [12, 2],
        ],
      },
      spoken: { 1: [[0, 3]] },
      headings: { 3: "En medio · Otro" },
      paragraphs: [
        [1, 0],
        [3, 0],
      ],
      notes: [{ verse: 1, text: "De otro modo." }],
      edition: { bookName: "Salmos", chapters: 150, previous: { book: "PSA", chapter: 2 }, direction: "ltr" },
    });
    expect(found.edition?.next).toBeUndefined();
    const runs = layOutChapter(found).flatMap((block) =>
      "parts" in block ? block.parts.flatMap((part) => part.runs) : [],
    );
    expect(runs.filter((run) => run.isSpoken).map((run) => run.text)).toEqual(["¡Oh"]);
  });

  it.each([
    ["another translation", { translation: { id: "other" } }],
    ["another book", { book: { id: "MAT", numberOfChapters: 28 } }],
    ["another chapter", { chapter: { number: 4, content: [verse(1, "Uno.")] } }],
    ["fewer verses than it says", { numberOfVerses: 9 }],
    ["no content", { chapter: { number: 3, content: [] } }],
    ["verses without order", { chapter: { number: 3, content: [verse(2, "Dos."), verse(1, "Uno.")] } }],
    ["a verse 201", { chapter: { number: 3, content: [verse(201, "x")] } }],
    ["a text of another kind", { chapter: { number: 3, content: [verse(1, 7 as unknown as string)] } }],
  ])("is none with %s", (_, more) => {
    expect(parseServiceChapter(answer([verse(1, "Uno.")], more), edition, place)).toBeUndefined();
  });

  it("never throws, and what it takes can be laid out", () => {
    const item = fc.oneof(
      fc.record({
        type: fc.constant("verse"),
        number: fc.integer({ min: -1, max: 250 }),
        text: fc.string(),
        poem: fc.jsonValue(),
      }),
      fc.record({ type: fc.constantFrom("heading", "line_break", "x"), text: fc.string() }),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }), (content) => {
        const found = parseServiceChapter(answer(content as unknown[]), edition, place);
        expect(found === undefined || layOutChapter(found).length > 0).toBe(true);
      }),
    );
  });

  it("has no lines, controls or turned directions in a text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.nat(40), (raw, offset) => {
        const { text, at } = plainText(raw);
        expect(text).not.toMatch(/[\p{Cc}\u202A-\u202E\u2066-\u2069]|^ | $| {2}/u);
        expect(at(offset)).toBeLessThanOrEqual(text.length);
        expect(plainText(text).text).toBe(text);
      }),
    );
  });
});

describe("editions", () => {
  it("have keys of one form, each once, and a licence with a link", () => {
    const keys = reviewedEditions.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, licenseUrl } of reviewedEditions) {
      expect(isRemoteTranslation(key), key).toBe(true);
      expect(licenseUrl).toMatch(/^https:/);
    }
    expect(keyOfService("hin", "HINIRV")).toBe("hin_hinirv");
    expect(findReviewed("hinirv")?.key).toBe("hin_hinirv");
  });

  it("are read by those who speak the language", () => {
    expect(isReadBy("es", ["en-GB", "es-MX"])).toBe(true);
    expect(isReadBy("zh-Hans", ["zh-TW"])).toBe(true);
    expect(isReadBy("fil", ["tl"])).toBe(true);
    expect(isReadBy("pt", ["es"])).toBe(false);
    expect([tagOf("cmn"), tagOf("xyz")]).toEqual(["zh-Hans", "xyz"]);
  });
});

describe("the service's list and books", () => {
  const one = { id: "XYZ", name: "Names", language: "xyz", textDirection: "rtl", licenseUrl: "javascript:alert(1)" };

  it("leave out invalid entries", () => {
    const found = parseServiceList({ translations: [one, { ...one, id: "../x" }, null, one, { id: 1 }] });
    expect(found).toHaveLength(1);
    expect(found![0]).toMatchObject({
      key: "xyz_xyz",
      direction: "rtl",
      licenseUrl: "",
      license: "Licence of the source",
    });
    expect(
      parseServiceList({
        translations: [{ ...one, licenseUrl: "https://creativecommons.org/licenses/by-nd/4.0/" }],
      })![0]!.license,
    ).toBe("CC BY-ND 4.0");
  });

  it.each([{}, [], null, "x", { translations: [] }, { translations: [{ id: "a" }] }])("%j is no list", (body) => {
    expect(parseServiceList(body)).toBeUndefined();
    expect(parseServiceBooks(body)).toBeUndefined();
  });
});
