import { describe, expect, it } from "vitest";
import type { ChapterText } from "../text/chapter-text.ts";
import { indexDownloaded, searchDownloaded } from "./downloaded-search.ts";
import { folder, termsOf } from "./letters.ts";
import { jointOf, localReference } from "./local-reference.ts";

const chapter = (tag: string, bookName: string, verses: string[], number = 3): ChapterText => ({
  translation: "xxx_sample",
  book: "JHN",
  chapter: number,
  verses,
  paragraphs: [[1, 0]],
  edition: {
    name: "Sample",
    language: tag,
    tag,
    direction: "ltr",
    license: "",
    licenseUrl: "",
    bookName,
    chapters: 21,
  },
});

const found = (
  tag: string,
  verses: string[],
  query: string,
  hasOpenEnd = false,
): readonly (readonly [string, string[]])[] => {
  const answer = searchDownloaded(indexDownloaded([chapter(tag, "Juan", verses)])!, { query, hasOpenEnd });
  if (!answer.ok) return [];
  return answer.hits.map(({ name, text, marks }) => [name!, marks.map(([start, end]) => text.slice(start, end))]);
};

describe("searching downloaded chapters", () => {
  it("folds accents, and keeps the language's own letters", () => {
    expect(found("es", ["El corazón, un año.", "El ano."], "corazon")).toEqual([["Juan 3:1", ["corazón"]]]);
    expect(found("es", ["El corazón, un año.", "El ano."], "ano")).toEqual([["Juan 3:2", ["ano"]]]);
    expect(found("de", ["Größe und Straße.", "Schon."], "strasse")).toEqual([["Juan 3:1", ["Straße"]]]);
    expect(found("de", ["Schön.", "Schon."], "schon").map(([name]) => name)).toEqual(["Juan 3:2"]);
    expect(found("ru", ["Твой дом.", "Ёлка."], "елка").map(([name]) => name)).toEqual(["Juan 3:2"]);
  });

  it("finds the language's own letters from a keyboard without them, where no word is written so", () => {
    const verses = ["Para mañana.", "El manantial.", "La campaña."];
    for (const typed of ["mañana", "manana", "MAÑANA", "Manana"])
      expect(found("es", verses, typed)).toEqual([["Juan 3:1", ["mañana"]]]);
    expect(found("es", verses, "campan", true)).toEqual([["Juan 3:3", ["campaña"]]]);
    expect(found("es", verses, "manan", true)).toEqual([["Juan 3:2", ["manantial"]]]);
    expect(found("de", ["Die Tür."], "tur")).toEqual([["Juan 3:1", ["Tür"]]]);
  });

  it("matches pairs of letters in Chinese", () => {
    const verses = ["江水向东流去。", "水江不同。", "光，江水。"];
    expect(found("zh-Hans", verses, "江水")).toEqual([
      ["Juan 3:1", ["江水"]],
      ["Juan 3:3", ["江水"]],
    ]);
    expect(found("zh-Hans", verses, "江水向东")).toEqual([["Juan 3:1", ["江水向东"]]]);
  });

  it("has the sign for a long vowel in the pairs of Japanese letters", () => {
    const verses = ["見本のモーセは山へ行く。", "ソロモンとセムの手本、ローマの手本。"];
    expect(found("ja", verses, "モーセ")).toEqual([["Juan 3:1", ["モーセ"]]]);
  });

  it("finds a single Chinese letter anywhere, and marks it alone", () => {
    const verses = ["清晨的光照在山上。", "神说要有光。", "光", "江水，光，江水。", "水。"];
    for (const hasOpenEnd of [true, false])
      expect(found("zh-Hans", verses, "光", hasOpenEnd)).toEqual(
        [1, 2, 3, 4].map((number) => [`Juan 3:${number}`, ["光"]]),
      );
    expect(found("zh-Hans", verses, "光 江水")).toEqual([["Juan 3:4", ["江水", "光", "江水"]]]);
  });

  it("reads letters that are written one for the other, and dots that are left out", () => {
    expect(found("hi", ["वह फ़िर पढ़ेगा और हँसेगा।"], "फिर पढेगा")).toEqual([["Juan 3:1", ["फ़िर", "पढ़ेगा"]]]);
    expect(found("hi", ["वह हँसेगा।", "हसेगा"], "हंसेगा")).toEqual([["Juan 3:1", ["हँसेगा"]]]);
    expect(found("hi", ["क्\u200dया हुआ"], "क्या")).toEqual([["Juan 3:1", ["क्\u200dया"]]]);
    expect(found("hi", ["कि", "की"], "की")).toHaveLength(1);
    expect(found("ar", ["إلى البيت"], "الي")).toEqual([["Juan 3:1", ["إلى"]]]);
    expect(found("fa", ["کتاب می\u200cروم", "كتاب مي\u200cروم"], "کتاب میروم")).toHaveLength(2);
  });

  it("ignores the vowel points of Arabic and Hebrew", () => {
    expect(found("ar", ["هٰذَا نُورٌ.", "بيت"], "نور")).toEqual([["Juan 3:1", ["نُورٌ"]]]);
    expect(found("ar", ["أحمد هنا"], "احمد")).toHaveLength(1);
    expect(found("he", ["בְּרֵאשִׁית בָּרָא"], "בראשית")).toEqual([["Juan 3:1", ["בְּרֵאשִׁית"]]]);
  });

  it("finds Arabic and Hebrew words with the short words that are written onto them", () => {
    const arabic = ["فِي بَيْتِ ٱلرَّبِّ", "وَٱلْبَيْتُ كبير", "ذهب للبيت", "وبالبيت", "بنات"];
    expect(found("ar", arabic, "بيت").map(([, marks]) => marks)).toEqual([["بَيْتِ"], ["وَٱلْبَيْتُ"], ["للبيت"], ["وبالبيت"]]);
    expect(found("ar", arabic, "البيت")).toHaveLength(4);
    expect(found("ar", ["السلام", "سلام"], "ال")).toHaveLength(0);
    expect(found("he", ["וְהַבַּיִת", "מבית", "ביתר"], "בית").map(([, marks]) => marks)).toEqual([["וְהַבַּיִת"], ["מבית"]]);
    expect(found("fa", ["وبیت"], "بیت")).toHaveLength(0);
  });

  it("keeps the vowel signs of Hindi", () => {
    expect(found("hi", ["नदी के किनारे", "नद"], "नदी")).toEqual([["Juan 3:1", ["नदी"]]]);
    expect(found("hi", ["नदी के किनारे", "नद"], "नद").map(([name]) => name)).toEqual(["Juan 3:2"]);
  });

  it("finds Korean words with particles, and prefixes on request", () => {
    expect(found("ko", ["하나님이 세상을"], "세상")).toHaveLength(1);
    expect(found("es", ["amaron mucho"], "ama")).toHaveLength(0);
    expect(found("es", ["amaron mucho"], "ama", true)).toHaveLength(1);
  });

  it("puts words in a row first, counts by book, and pages", () => {
    const verses = ["luz y vida", "vida de la luz", "luz vida"];
    const index = indexDownloaded([chapter("es", "Juan", verses)])!;
    const first = searchDownloaded(index, { query: "luz vida", limit: 2, hasOpenEnd: false });
    expect(first).toMatchObject({ ok: true, total: 3, counts: [{ book: "JHN", total: 3 }], nextCursor: "2" });
    expect(first.ok && first.hits.map(({ verse }) => verse.verse)).toEqual([3, 1]);
    const second = searchDownloaded(index, { query: "luz vida", limit: 2, cursor: "2", hasOpenEnd: false });
    expect(second.ok && second.hits.map(({ verse }) => verse.verse)).toEqual([2]);
    expect(searchDownloaded(index, { query: "luz", testament: "OT" })).toMatchObject({ total: 0 });
    expect(searchDownloaded(index, { query: "¿?" })).toMatchObject({ ok: false });
    expect(searchDownloaded(index, { query: "luz", cursor: "x" })).toMatchObject({ ok: false });
  });

  it("finds nothing if nothing is downloaded", () => {
    expect(indexDownloaded([])).toBeUndefined();
  });

  it("returns the position of each term, also in mixed scripts", () => {
    const text = "书Lampstand二〇";
    expect(termsOf(text, folder("zh")).map(({ term, start, end }) => [term, text.slice(start, end)])).toEqual([
      ["书", "书"],
      ["lampstand", "Lampstand"],
      ["二〇", "二〇"],
    ]);
  });
});

const named = (bookName: string, verses: number[]) =>
  localReference(chapter("es", bookName, ["a", "b", "c", "d"]), verses);

describe("references in their own language", () => {
  it("name verses, ranges and the chapter", () => {
    expect(named("Juan", [2])).toBe("Juan 3:2");
    expect(named("约翰福音", [1, 2, 4])).toBe("约翰福音 3:1-2, 4");
    expect(named("يوحنا", [1, 2, 3, 4])).toBe("يوحنا 3");
    expect([jointOf({ tag: "zh-Hans" }), jointOf({ tag: "es" })]).toEqual(["", " "]);
  });
});
