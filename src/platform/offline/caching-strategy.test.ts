import { describe, expect, it } from "vitest";
import { bookOfChapterFile, parseChapterFile, withoutVersion } from "./caches.ts";
import { strategyFor } from "./caching-strategy.ts";
import { filesOfTranslation } from "./translation-download.ts";

const origin = "https://lampstand.example";
const handling = (path: string, own: { method?: string; mode?: string } = {}) =>
  strategyFor(
    { method: "GET", mode: "cors", url: new URL(path, origin).href, ...own },
    origin,
    new Set(["/icons/lamp.svg", "/shell"]),
  );

describe("handlingOf", () => {
  it.each([
    ["/", "navigate", "page"],
    ["/?book=John", "navigate", "page"],
    ["/read/kjv/john/3", "navigate", "page"],
    ["/sitemap.xml", "navigate", "network"],
    ["/api/docs", "navigate", "network"],
    ["/assets/app-1a2b.js", "cors", "shell"],
    ["/assets/book-1-normal.woff2", "cors", "book face"],
    ["/icons/lamp.svg", "no-cors", "shell"],
    ["/icons/lamp.svg", "navigate", "network"],
    ["/shell", "navigate", "page"],
    ["/icons/other.png", "no-cors", "network"],
    ["/bible/abc/kjv/JHN/3.json", "cors", "scripture"],
    ["/bible/abc/kjv/words.bin", "cors", "scripture"],
    ["/bible/abc/kjv/JHN/book.json", "cors", "scripture"],
    ["/crossref/abc/JHN/3.bin", "cors", "scripture"],
    ["/original/abc/words/JHN/1-10.json", "cors", "scripture"],
    ["/original/abc/entries/G0.json", "cors", "scripture"],
    ["/bible/manifest.json", "cors", "network"],
    ["/read/kjv/john/3", "cors", "network"],
  ])("%s requested by %s is %s", (path, mode, expected) => {
    expect(handling(path, { mode })).toBe(expected);
  });

  it("leaves other methods and other hosts alone", () => {
    expect(handling("/", { method: "POST", mode: "navigate" })).toBe("network");
    expect(handling("https://wa.me/", { mode: "navigate" })).toBe("network");
  });
});

describe("addresses of Scripture files", () => {
  it("are parsed strictly", () => {
    expect(parseChapterFile("/bible/abc/kjv/JHN/3.json")).toEqual({
      version: "abc",
      translation: "kjv",
      book: "JHN",
      chapter: 3,
    });
    for (const path of [
      "/bible/abc/xyz/JHN/3.json",
      "/bible/abc/kjv/JHN/book.json",
      "/bible/abc/kjv/text.json",
      "/x/bible/abc/kjv/JHN/3.json",
    ])
      expect(parseChapterFile(path)).toBeUndefined();
  });

  it("lead from a chapter to its book, and stay the same without the version", () => {
    expect(bookOfChapterFile(parseChapterFile("/bible/abc/kjv/JHN/3.json")!)).toBe("/bible/abc/kjv/JHN/book.json");
    expect(withoutVersion("/bible/abc/kjv/JHN/3.json")).toBe("kjv/JHN/3.json");
  });

  it("of a stored translation are its 66 books, the search index and its weights", () => {
    const files = filesOfTranslation("abc", "asv");
    expect([files.length, files[0], files.at(-1)]).toEqual([
      68,
      "/bible/abc/asv/GEN/book.json",
      "/crossref/abc/weights.bin",
    ]);
  });

  it("of the King James Version are also those of its words", () => {
    const files = filesOfTranslation("abc", "kjv");
    expect(files).toHaveLength(68 + 267);
    expect(files).toContain("/original/abc/words/GEN/41-50.json");
    expect(files).toContain("/original/abc/entries/G21.json");
    expect(files).toContain("/original/abc/places/H33.json");
  });

  it("stay apart without their version", () => {
    expect(withoutVersion("/original/abc/words/JHN/1-10.json")).toBe("words/JHN/1-10.json");
    expect(withoutVersion("/bible/abc/kjv/JHN/3.json")).toBe("kjv/JHN/3.json");
  });
});
