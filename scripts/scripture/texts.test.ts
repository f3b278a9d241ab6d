import { beforeAll, describe, expect, it } from "vitest";
import { books } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { embeddedTranslationIds, type EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { asvCorrections } from "./asv.ts";
import { normalisers } from "./catalogue.ts";
import { checksumOf } from "./static-files.ts";

const texts = new Map<EmbeddedTranslationId, readonly ChapterText[]>();
beforeAll(() => {
  for (const id of embeddedTranslationIds) texts.set(id, normalisers[id]());
});

const chapters = (id: EmbeddedTranslationId) => texts.get(id) ?? [];
const chapter = (id: EmbeddedTranslationId, book: string, number: number) =>
  chapters(id).find((one) => one.book === book && one.chapter === number) as ChapterText;
const verse = (id: EmbeddedTranslationId, place: string): string => {
  const [, book = "", number, index] = /^(\w+) (\d+):(\d+)$/.exec(place) ?? [];
  return chapter(id, book, Number(number)).verses[Number(index) - 1] ?? "no such verse";
};
const count = (id: EmbeddedTranslationId, of: (one: ChapterText) => number) =>
  chapters(id).reduce((sum, one) => sum + of(one), 0);
const size = (marks?: object) => Object.keys(marks ?? {}).length;

describe.each(embeddedTranslationIds)("%s", (id) => {
  it("has 66 books, 1,189 chapters and 31,102 verses in KJV numbering", () => {
    expect(new Set(chapters(id).map((one) => one.book)).size).toBe(66);
    expect(chapters(id)).toHaveLength(1189);
    expect(count(id, (one) => one.verses.length)).toBe(31102);
    const expected = books.flatMap((book) =>
      book.verseCounts.map((verses, index) => `${book.id} ${index + 1}: ${verses}`),
    );
    expect(chapters(id).map((one) => `${one.book} ${one.chapter}: ${one.verses.length}`)).toEqual(expected);
  });

  it("uses only its allowed characters and single spaces", () => {
    const allowed = id === "web" ? /^[A-Za-z0-9 !(),\-.:;?’“”‘—]*$/ : /^[A-Za-z !'(),\-.:;?]*$/;
    const wrong = chapters(id).flatMap((one) =>
      [...one.verses, one.title ?? "", one.colophon ?? ""].filter(
        (text) => !allowed.test(text) || /^ | $| {2}| [,.;:!?]/.test(text),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it("has the 116 psalm titles and the 22 letters of Psalm 119 and no other headings", () => {
    expect(chapters(id).filter((one) => one.title !== undefined && one.book === "PSA")).toHaveLength(116);
    expect(chapters(id).filter((one) => one.title !== undefined && one.book !== "PSA")).toHaveLength(0);
    expect(Object.keys(chapter(id, "PSA", 119).headings ?? {}).map(Number)).toEqual(
      Array.from({ length: 22 }, (_, letter) => letter * 8 + 1),
    );
    expect(count(id, (one) => size(one.headings))).toBe(22);
  });

  it("has every offset inside its verse and in order", () => {
    for (const one of chapters(id)) {
      expect(one.paragraphs[0]).toEqual([1, 0]);
      for (const [number, offset] of one.paragraphs)
        expect(offset).toBeLessThan(Math.max(1, one.verses[number - 1]?.length ?? 0));
      for (const [number, ranges] of Object.entries(one.supplied ?? {}))
        for (const [start, end] of ranges) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(one.verses[Number(number) - 1]?.length ?? 0);
        }
      for (const [number, lines] of Object.entries(one.lines ?? {})) {
        const text = one.verses[Number(number) - 1] ?? "";
        const offsets = lines.map(([offset]) => offset);
        expect(offsets).toEqual([...new Set(offsets)].toSorted((a, b) => a - b));
        for (const offset of offsets) expect(offset === 0 || text[offset - 1] === " ").toBe(true);
      }
    }
  });

  it("has the expected sample verses", () => {
    const spots = [
      "GEN 1:1",
      "PSA 23:1",
      "JHN 3:16",
      "JHN 11:35",
      "MRK 16:9",
      "MRK 16:20",
      "ACT 8:37",
      "ROM 8:28",
      "3JN 1:14",
      "REV 22:21",
    ];
    expect([
      `title: ${chapter(id, "PSA", 3).title}`,
      ...spots.map((place) => `${place} ${verse(id, place)}`),
    ]).toMatchSnapshot();
  });

  it("has not changed since it was last proofread", () => {
    expect(checksumOf(chapters(id))).toMatchSnapshot();
  });
});

describe("King James Version", () => {
  it("marks supplied words in 14,233 verses", () => {
    expect(count("kjv", (one) => size(one.supplied))).toBe(14233);
    const [range] = chapter("kjv", "GEN", 1).supplied?.[2] ?? [];
    expect(verse("kjv", "GEN 1:2").slice(...(range ?? []))).toBe("was");
  });

  it("keeps the 2,936 printed paragraph marks, which end with Acts 20", () => {
    const last = chapters("kjv").findIndex((one) => one.book === "ACT" && one.chapter === 20);
    const marked = chapters("kjv")
      .slice(0, last + 1)
      .flatMap((one) => one.paragraphs);
    const openings = chapters("kjv").slice(0, last + 1);
    expect(marked.length).toBeGreaterThanOrEqual(2936);
    expect(marked.length).toBeLessThanOrEqual(2936 + openings.length);
    expect(chapter("kjv", "GEN", 1).paragraphs).toEqual([
      [1, 0],
      [6, 0],
      [9, 0],
      [14, 0],
      [24, 0],
      [26, 0],
      [29, 0],
    ]);
  });

  it("has the 14 colophons of the epistles", () => {
    expect(chapters("kjv").filter((one) => one.colophon !== undefined)).toHaveLength(14);
    expect(chapter("kjv", "ROM", 16).colophon).toBe(
      "Written to the Romans from Corinthus, and sent by Phebe servant of the church at Cenchrea.",
    );
  });

  it("breaks poems into lines at major stops, but not prose", () => {
    expect(chapter("kjv", "PSA", 23).lines?.[2]).toEqual([
      [0, 1],
      [44, 2],
    ]);
    expect(chapter("kjv", "ECC", 3).lines?.[1]).toBeDefined();
    expect(chapter("kjv", "ECC", 4).lines).toBeUndefined();
    expect(chapter("kjv", "JOB", 1).lines).toBeUndefined();
    expect(chapter("kjv", "JHN", 3).lines).toBeUndefined();
  });
});

describe("American Standard Version", () => {
  it("marks supplied words in 3,669 verses", () => {
    expect(count("asv", (one) => size(one.supplied))).toBe(3669);
    expect(verse("asv", "PSA 17:7")).toContain("in thee From those");
  });

  it("has its corrections", () => {
    for (const [place, [, right]] of Object.entries(asvCorrections))
      expect(verse("asv", place), place).toContain(right.replaceAll(/[`']/g, ""));
  });

  it("has no title or letter inside a verse", () => {
    expect(verse("asv", "JOB 42:17")).toBe("So Job died, being old and full of days.");
    expect(
      chapters("asv")
        .flatMap((one) => one.verses)
        .filter((text) => /Psalm \d|BOOK [IV]|^[A-Z]{2,}\. /.test(text)),
    ).toEqual([]);
    expect(chapter("asv", "PSA", 86).title).toBe("A Prayer of David.");
  });
});

describe("World English Bible", () => {
  it("omits exactly four verses", () => {
    const empty = chapters("web").flatMap((one) =>
      one.verses.flatMap((text, index) => (text === "" ? [`${one.book} ${one.chapter}:${index + 1}`] : [])),
    );
    expect(empty).toEqual(["LUK 17:36", "ACT 8:37", "ACT 15:34", "ACT 24:7"]);
  });

  it("has the doxology at the end of Romans", () => {
    expect(verse("web", "ROM 16:25")).toMatch(/^Now to him who is able to establish you/);
    expect(verse("web", "ROM 16:27")).toMatch(/to whom be the glory forever! Amen\.$/);
    expect(chapter("web", "ROM", 14).verses).toHaveLength(23);
  });

  it.each([
    ["1SA 18:8", "They have credited David"],
    ["JOB 30:7", "under the nettles."],
    ["JER 9:5", "committing"],
    ["REV 7:14", "suffering. They"],
  ])("mends %s", (place, right) => {
    expect(verse("web", place)).toContain(right);
  });

  it("has its own lines of poetry, without blank ones", () => {
    expect(count("web", (one) => Object.values(one.lines ?? {}).reduce((sum, lines) => sum + lines.length, 0))).toBe(
      19078,
    );
  });

  it("has no footnotes in its titles", () => {
    expect(chapter("web", "PSA", 90).title).toBe("A Prayer by Moses, the man of God.");
  });
});
