import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { books } from "#domain/scripture/books/books.ts";
import { chapterPath } from "#domain/scripture/reference/read-address.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { chapterBody } from "#domain/site/chapter-page/chapter-page.ts";
import { textFailures, type ChapterTemplate } from "#domain/site/chapter-page/chapter-template.ts";
import { renderPage } from "#src/app/entry-prerender.tsx";
import { checkChapterTemplate, drawChapterTemplate } from "./chapter-template.ts";

const year = 2026;
let template: ChapterTemplate;

beforeAll(async () => {
  const drawn = await drawChapterTemplate(renderPage, year);
  template = { ...drawn, locale: "en", page: "", policy: { scriptHashes: [""], styleHashes: [] } };
});

/** A verse of words that markup, layout and typography treat in different ways. */
const words = fc
  .array(
    fc.constantFrom(
      "In",
      "the",
      "LORD",
      "GOD's",
      "“light”",
      "<b>",
      "a&b",
      '"',
      "it's",
      "神",
      "\u{E000}title\u{E001}",
      "Qa",
      "101",
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) => all.join(" "));

const span = (text: string) =>
  fc.tuple(fc.nat(text.length), fc.nat(text.length)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

const layout = (verses: readonly string[]) => {
  const numbers = verses.flatMap((text, index) => (text === "" ? [] : [index + 1]));
  const ofVerses = <Value>(valueOf: (text: string) => fc.Arbitrary<Value>) =>
    fc
      .subarray(numbers)
      .chain((chosen) =>
        fc.tuple(...chosen.map((verse) => valueOf(verses[verse - 1]!).map((value) => [verse, value] as const))),
      )
      .map((entries) => Object.fromEntries(entries));
  return fc.record(
    {
      paragraphs: ofVerses((text) => fc.nat(text.length - 1)).map((starts) => [
        [1, 0] as const,
        ...Object.entries(starts).map(([verse, offset]) => [Number(verse), offset] as const),
      ]),
      lines: ofVerses((text) =>
        fc.nat(text.length - 1).map((offset) => [[offset, 1] as const, [text.length - 1, 2] as const]),
      ),
      supplied: ofVerses((text) => span(text).map((one) => [one])),
      spoken: ofVerses((text) => span(text).map((one) => [one])),
      headings: ofVerses(() => words),
      title: words,
      colophon: words,
    },
    { requiredKeys: ["paragraphs"] },
  );
};

const place = fc
  .constantFrom(...books)
  .chain(({ id, verseCounts }) =>
    fc.integer({ min: 1, max: verseCounts.length }).map((chapter) => ({ book: id, chapter })),
  );

const verses = fc.array(fc.oneof({ weight: 8, arbitrary: words }, { weight: 1, arbitrary: fc.constant("") }), {
  minLength: 1,
  maxLength: 12,
});

const edition = fc.record(
  {
    name: words,
    language: words,
    tag: fc.constantFrom("es", "ar", "zh-Hans"),
    direction: fc.constantFrom("ltr" as const, "rtl" as const),
    license: fc.constantFrom("Public Domain", "CC BY-SA 4.0"),
    licenseUrl: fc.constantFrom("", "https://licence.example/?a=1&b=2"),
    bookName: fc.constantFrom("Juan", "约翰福音", "1 राजा", "سفر (1)"),
    chapters: fc.integer({ min: 1, max: 150 }),
    previous: place,
    next: place,
  },
  { requiredKeys: ["name", "language", "tag", "direction", "license", "licenseUrl", "bookName", "chapters"] },
);

const chapterOf = (isRemote: boolean) =>
  fc.tuple(place, verses).chain(([where, texts]) =>
    fc
      .record({
        translation: isRemote
          ? // The last has a name beside its key, as an embedded text has.
            fc.constantFrom("spa_r09" as const, "arb_vdv" as const, "web" as const)
          : fc.constantFrom("kjv" as const, "asv" as const, "bbe" as const, "ylt" as const),
        layout: layout(texts),
        edition: isRemote ? edition : fc.constant(undefined),
        notes: isRemote
          ? fc.array(fc.record({ verse: fc.integer({ min: 1, max: 200 }), text: words }))
          : fc.constant(undefined),
      })
      .map(({ translation, layout: laidOut, ...rest }): ChapterText => {
        const { supplied, colophon, ...shared } = laidOut;
        const own = isRemote ? {} : { supplied, colophon };
        return JSON.parse(
          JSON.stringify({ translation, ...where, verses: texts, ...shared, ...own, ...rest }),
        ) as ChapterText;
      }),
  );

const expectSame = async (chapter: ChapterText): Promise<void> => {
  const path = chapterPath(chapter.translation, chapter);
  const drawn = await renderPage(path, { year, chapters: [chapter] });
  const asked = { translation: chapter.translation, place: chapter, path };
  expect(() => checkChapterTemplate(template, asked, chapter, drawn)).not.toThrow();
};

const expectAll = (chapters: fc.Arbitrary<ChapterText>): Promise<void> =>
  fc.assert(fc.asyncProperty(chapters, expectSame), { numRuns: 60 });

describe("the template of chapter pages, filled, is what React draws", () => {
  it("of any chapter of our own texts", async () => {
    await expectAll(chapterOf(false));
  });

  it("of any chapter in another language", async () => {
    await expectAll(chapterOf(true));
  });

  it.each([
    [2, false],
    [3, true],
  ])(
    "of Psalm 117 in a language in which it has %i verses, and says whether its numbers are ours",
    async (count, isSaid) => {
      const chapter: ChapterText = {
        translation: "spa_r09",
        book: "PSA",
        chapter: 117,
        verses: Array.from({ length: count }, () => "Muestra."),
        paragraphs: [[1, 0]],
        edition: {
          name: "Reina-Valera 1909",
          language: "español",
          tag: "es",
          direction: "ltr",
          license: "Public Domain",
          licenseUrl: "",
          bookName: "Salmos",
          chapters: 150,
        },
      };
      await expectSame(chapter);
      const asked = { translation: chapter.translation, place: chapter, path: "" };
      expect(chapterBody(template, asked, chapter).includes("in its own way")).toBe(isSaid);
    },
  );

  it.each(textFailures)("of a chapter that is not there: %s", async (reason) => {
    for (const translation of ["bbe", "spa_r09"] as const) {
      const at = { book: "JOL", chapter: 4 } as const;
      const path = chapterPath(translation, translation === "bbe" ? { book: "JHN", chapter: 3 } : at);
      const asked = { translation, place: translation === "bbe" ? ({ book: "JHN", chapter: 3 } as const) : at, path };
      const failure = reason === "late" ? {} : { failure: { translation, ...asked.place, reason } as const };
      const drawn = await renderPage(path, { year, chapters: [], ...failure });
      expect(() => checkChapterTemplate(template, asked, reason, drawn)).not.toThrow();
    }
  });

  it("and without scripts a late chapter leads to a text of ours", () => {
    const asked = { translation: "spa_r09", place: { book: "JOL", chapter: 4 } as const, path: "/read/spa_r09/joel/4" };
    const [, withoutScripts] = /<noscript>(<div.*?)<\/noscript>/s.exec(chapterBody(template, asked, "late")) ?? [];
    expect(withoutScripts).toContain("(RV1909) is not answering");
    expect(withoutScripts).toContain('href="/read/kjv/joel/3"');
  });

  it("and a difference is an error", async () => {
    const chapter: ChapterText = {
      translation: "bbe",
      book: "JHN",
      chapter: 3,
      verses: ["One."],
      paragraphs: [[1, 0]],
    };
    const path = chapterPath("bbe", chapter);
    const drawn = await renderPage(path, { year, chapters: [{ ...chapter, verses: ["Two."] }] });
    const asked = { translation: "bbe", place: chapter, path };
    expect(() => checkChapterTemplate(template, asked, chapter, drawn)).toThrow(path);
  });
});
