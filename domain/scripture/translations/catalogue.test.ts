import { describe, expect, it } from "vitest";
import {
  bookById,
  bookOrder,
  books,
  chapterCount,
  chapterTitle,
  findBookById,
  findBookBySlug,
  verseCount,
} from "../books/books.ts";
import { reviewedEditions } from "../languages/reviewed.ts";
import { translationName } from "../languages/translation-name.ts";
import { relatedRanges } from "../cross-references.ts";
import {
  bookFilePath,
  chapterFilePath,
  crossReferencePath,
  packedWordsPath,
  searchIndexPath,
  translationFilePath,
  verseWeightsPath,
  versesFilePath,
} from "./manifest.ts";
import { quotedTranslation } from "./quoted-translation.ts";
import { shortName } from "./short-name.ts";
import {
  defaultTranslationId,
  embeddedTranslationIds,
  findTranslation,
  isEmbedded,
  isOfOtherLanguage,
  isTranslation,
  translationById,
  translations,
} from "./translations.ts";

describe("the books", () => {
  it("are found by id in any case, and by slug", () => {
    for (const book of books) {
      expect([
        bookById(book.id),
        findBookById(book.id.toLowerCase()),
        findBookBySlug(book.slug),
        findBookBySlug(book.slug.toUpperCase()),
        findBookBySlug(book.id),
      ]).toEqual(Array.from({ length: 5 }, () => book));
    }
    expect(["", "GENE", "john", "toString"].map(findBookById)).toEqual([undefined, undefined, undefined, undefined]);
    expect(["", "hezekiah", "1john"].map(findBookBySlug)).toEqual([undefined, undefined, undefined]);
  });

  it("have an order, chapter counts and verse counts", () => {
    expect(books.map(({ id }) => bookOrder(id))).toEqual(Array.from({ length: 66 }, (_, index) => index));
    expect([chapterCount("GEN"), chapterCount("PSA"), chapterCount("JUD")]).toEqual([50, 150, 1]);
    expect([verseCount("PSA", 119), verseCount("PSA", 0), verseCount("PSA", 151), verseCount("JHN", 1)]).toEqual([
      176, 0, 0, 51,
    ]);
  });

  it("title their chapters, with “Psalm” in the singular", () => {
    expect([chapterTitle({ book: "PSA", chapter: 23 }), chapterTitle({ book: "1JN", chapter: 4 })]).toEqual([
      "Psalm 23",
      "1 John 4",
    ]);
  });
});

describe("the translations", () => {
  it("are found by key, in any case", () => {
    expect([" KJV ", "web", "Darby"].map((text) => findTranslation(text)?.id)).toEqual(["kjv", "web", "darby"]);
    expect(["", "niv", "kj v"].map(findTranslation)).toEqual([undefined, undefined, undefined]);
  });

  it("are quoted in the language of the texts that quote them", () => {
    expect([undefined, "en", "es"].map(quotedTranslation)).toEqual(["kjv", "kjv", "spa_r09"]);
  });

  it("have short names for readers, which are no keys", () => {
    expect(["kjv", "spa_r09", "por_blj", "fra_lsg", "hin_hinirv"].map(shortName)).toEqual([
      "KJV",
      "RV1909",
      "BLivre",
      "LSG",
      "HINIRV",
    ]);
    expect(reviewedEditions.map(({ key }) => shortName(key)).filter((name) => /_|^$/.test(name))).toEqual([]);
    expect([findTranslation("tam_irv")?.name, translationName("spa_r09")]).toEqual(["IRV", "Reina-Valera 1909"]);
  });

  it("are either embedded or not, and the default is embedded", () => {
    expect(translations.filter(({ source }) => source === "embedded").map(({ id }) => id)).toEqual([
      ...embeddedTranslationIds,
    ]);
    expect(
      translations.every(({ id, source }) => isTranslation(id) && isEmbedded(id) === (source === "embedded")),
    ).toBe(true);
    expect([isEmbedded(defaultTranslationId), isEmbedded("niv"), isTranslation("niv"), isTranslation("KJV")]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("a translation of the world's languages", () => {
  it("has a key of its own form, and nothing else is known of it", () => {
    expect(["hin_irv", "cmn_cu1-s"].filter(isOfOtherLanguage)).toEqual(["hin_irv", "cmn_cu1-s"]);
    const others = ["", "kjv", "hin_", "HIN_irv", "hin_irv/..", "x/hin_irv", "hin_irv?", `hin_${"a".repeat(29)}`];
    expect(others.filter(isOfOtherLanguage)).toEqual([]);
    const named = { id: "hin_irv", name: "IRV", language: "", note: "", source: "world" };
    expect(translationById("hin_irv")).toEqual(named);
  });
});

describe("the URLs of the Scripture files", () => {
  const all = [
    chapterFilePath("v1", "kjv", "JHN", 3),
    chapterFilePath("v1", "kjv", "JHN", 4),
    chapterFilePath("v1", "web", "JHN", 3),
    chapterFilePath("v1", "kjv", "JUD", 3),
    translationFilePath("v1", "kjv"),
    searchIndexPath("v1", "kjv"),
    packedWordsPath("v1", "kjv"),
    versesFilePath("v1", "kjv"),
    bookFilePath("v1", "kjv", "JHN"),
    verseWeightsPath("v1"),
    crossReferencePath("v1", "JHN", 3),
    crossReferencePath("v1", "JHN", 11),
    crossReferencePath("v1", "JUD", 3),
  ];

  it("are all distinct, and change with the version", () => {
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((path) => /^\/(?:bible|crossref)\/v1\//.test(path))).toBe(true);
  });

  it("describe their content", () => {
    expect(chapterFilePath("v1", "kjv", "JHN", 3)).toBe("/bible/v1/kjv/JHN/3.json");
    expect(["1", "10", "11", "21"].map((chapter) => crossReferencePath("v1", "JHN", Number(chapter)))).toEqual(
      ["1-10", "1-10", "11-20", "21-30"].map((part) => `/crossref/v1/JHN/${part}.json`),
    );
  });
});

describe("related passages", () => {
  const file = {
    book: "GEN",
    chapter: 1,
    verses: { 1: [0, [31_100, 2] as const], 2: [31_102, [31_101, 2] as const, -1, 5] },
  } as const;

  it("are verses and ranges of verses, in order", () => {
    expect(relatedRanges(file, 1)).toEqual([
      { from: { book: "GEN", chapter: 1, verse: 1 }, to: { book: "GEN", chapter: 1, verse: 1 } },
      { from: { book: "REV", chapter: 22, verse: 20 }, to: { book: "REV", chapter: 22, verse: 21 } },
    ]);
  });

  it("are left out if the verse does not exist", () => {
    expect(relatedRanges(file, 2)).toEqual([
      { from: { book: "GEN", chapter: 1, verse: 6 }, to: { book: "GEN", chapter: 1, verse: 6 } },
    ]);
    expect(relatedRanges(file, 3)).toEqual([]);
  });
});
