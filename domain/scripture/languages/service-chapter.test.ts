import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layOutChapter } from "../text/chapter-layout.ts";
import { editionFacts, keyOfService, isReadBy, tagOf } from "./edition.ts";
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

const read = (content: unknown[], more: object = {}) => parseServiceChapter(answer(content, more), edition, place);

const poem = (...lines: readonly (readonly [start: number, end: number, level: number])[]) =>
  lines.map(([start, end, level]) => ({ start, end, level }));
const range = (start: number, end: number) => ({ start, end });

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

  it.each([
    ["no verse", [{ type: "heading", text: "Título" }]],
    ["verses without words", [verse(1, " "), verse(2, "\u0000")]],
    ["a heading of another kind", [{ type: "heading", text: 7 }, verse(1, "Uno.")]],
    ["a title of another kind", [{ type: "hebrew_subtitle" }, verse(1, "Uno.")]],
    ["the same verse twice", [verse(1, "Uno."), verse(1, "Uno.")]],
  ])("is none with %s", (_, content) => {
    expect(read(content)).toBeUndefined();
  });

  it("says of its text only what there is", () => {
    const { edition: facts, ...text } = read([verse(1, "Uno.", { poem: [], wordsOfJesus: null }), verse(2, "Dos.")], {
      translation: { id: "spa_r09", licenseUrl: "javascript:alert(1)" },
      previousChapterApiLink: null,
      nextChapterApiLink: "/api/spa_r09/PSA/4.simple.json",
    })!;
    expect(text).toEqual({ translation: "spa_r09", ...place, verses: ["Uno.", "Dos."], paragraphs: [[1, 0]] });
    expect(facts).toEqual({
      ...editionFacts(edition),
      bookName: "Salmos",
      chapters: 150,
      next: { book: "PSA", chapter: 4 },
    });
    expect(read([verse(1, "Uno.")])!.edition!.licenseUrl).toBe("https://example.org/");
  });

  it.each([
    ["/api/spa_r09/PSA/150.json", 150],
    ["/api/spa_r09/PSA/1.json", 1],
    ["/api/spa_r09/PSA/0.json", undefined],
    ["/api/spa_r09/PSA/151.json", undefined],
    ["/api/spa_r09/PSA/4.json5", undefined],
  ])("its neighbour %s is chapter %s", (previousChapterApiLink, chapter) => {
    expect(read([verse(1, "Uno.")], { previousChapterApiLink })!.edition!.previous?.chapter).toBe(chapter);
  });

  it("has its headings before the verse at whose beginning they stand, and each once", () => {
    const found = read([
      { type: "heading", text: " " },
      { type: "heading", text: "Primero" },
      verse(1, "Uno.", { headings: [{ offset: 0, text: "Segundo" }] }),
      verse(2, "Dos dos.", { headings: [{ offset: 4, text: "Tercero" }] }),
      verse(3, "Tres."),
      verse(4, "Cuatro."),
    ])!;
    expect(found.headings).toEqual({ 1: "Primero · Segundo", 3: "Tercero" });
    expect(found.paragraphs).toEqual([
      [1, 0],
      [3, 0],
    ]);
  });

  it("has its lines of poetry in order, each once, and none that is empty", () => {
    const found = read([
      verse(1, "uno dos tres", { poem: poem([8, 12, 2], [0, 3, 1], [4, 7, 0], [4, 6, 3], [12, 12, 1]) }),
    ])!;
    expect(found.lines).toEqual({
      1: [
        [0, 1],
        [4, 1],
        [8, 2],
      ],
    });
  });

  it("has the words of Jesus in ranges that do not overlap, and notes with words", () => {
    const found = read([
      verse(1, "uno dos tres", {
        wordsOfJesus: [range(0, 3), range(2, 7), range(5, 5), range(8, 12)],
        footnotes: [{ text: " " }, { text: "O bien: dos." }],
      }),
    ])!;
    expect(found.spoken).toEqual({
      1: [
        [0, 3],
        [8, 12],
      ],
    });
    expect(found.notes).toEqual([{ verse: 1, text: "O bien: dos." }]);
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

  it.each([
    ["a\rb\nc\td", "a b c d"],
    ["a\u00A0\u2028\u2029b", "a b"],
    ["a\u0001\u001F\u007F\u0085\u009F\u202A\u202E\u2066\u2067\u2069\uFEFFb", "ab"],
    ["~\u00A1\u2029\u202F\u2065\u206A", "~\u00A1 \u202F\u2065\u206A"],
  ])("%j is read as %j", (raw, text) => {
    expect(plainText(raw).text).toBe(text);
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

const book = (id: string, numberOfChapters: number, more: object = {}) => ({ id, numberOfChapters, ...more });

const one = { id: "XYZ", name: "Names", language: "xyz", textDirection: "rtl", licenseUrl: "javascript:alert(1)" };
const named = (more: object) => parseServiceList({ translations: [{ ...one, ...more }] })![0]!;

describe("the service's list and books", () => {
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

  it("name a language as the service does, or by its code", () => {
    expect(named({}).language).toBe("xyz");
    expect(named({ languageEnglishName: "Xyzish" })).toMatchObject({ language: "Xyzish", englishLanguage: "Xyzish" });
    expect(named({ languageName: "xyzí", languageEnglishName: "Xyzish" })).toMatchObject({
      language: "xyzí",
      englishLanguage: "Xyzish",
    });
  });

  it("have the books that we have, by their names there", () => {
    expect(
      parseServiceBooks({
        books: [
          book("JHN", 21, { name: "Evangelio de Juan", commonName: " Juan " }),
          book("MRK", 16, { name: "Marcos" }),
          book("PSA", 151, { commonName: "s".repeat(101) }),
          book("RUT", 4, { name: "\u0000" }),
          book("TOB", 14, { name: "Tobías" }),
          book("MAT", 0),
        ],
      }),
    ).toEqual({
      JHN: { name: "Juan", chapters: 21 },
      MRK: { name: "Marcos", chapters: 16 },
      PSA: { name: "s".repeat(100), chapters: 150 },
      RUT: { name: "RUT", chapters: 4 },
    });
    expect(parseServiceBooks({ books: [book("TOB", 14)] })).toBeUndefined();
  });

  it.each([{}, [], null, "x", { translations: [] }, { translations: [{ id: "a" }] }])("%j is no list", (body) => {
    expect(parseServiceList(body)).toBeUndefined();
    expect(parseServiceBooks(body)).toBeUndefined();
  });
});
