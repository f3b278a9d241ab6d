import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { books } from "#domain/scripture/books/books.ts";
import {
  fileOfNumber,
  formatNumber,
  downloadedWordFiles,
  lastNumbers,
  parseNumber,
  wordEntriesPath,
  wordIndexPath,
  wordPlacesPath,
  chapterWordsPath,
  type ChapterWords,
  type OriginalWord,
  type WordEntries,
  type WordIndex,
  type WordPlaces,
} from "#domain/scripture/original-words/original-word-files.ts";
import {
  hashOfVerses,
  languageOf,
  readNumberedWords,
  readPlaces,
  wordsAt,
  wordSpans,
} from "#domain/scripture/original-words/original-words.ts";
import { verseOrdinal } from "#domain/scripture/reference/places.ts";
import { dictionaryTerms } from "#content/dictionary/terms.ts";
import { kjv } from "./kjv.ts";
import { originalWordFiles, readBookLines } from "./original-words.ts";

const chapters = kjv.readChapters();
let files: Map<string, string>;
beforeAll(() => {
  files = originalWordFiles("v", chapters);
}, 60_000);

const read = <Content>(path: string): Content => JSON.parse(files.get(path)!) as Content;
const chapterWords = (book: string, chapter: number) =>
  read<ChapterWords[]>(chapterWordsPath("v", book, chapter)).find((one) => one.chapter === chapter)!;
const wordOf = (text: string): OriginalWord =>
  read<WordEntries>(wordEntriesPath("v", fileOfNumber(parseNumber(text)!)))[text.slice(1)]!;
const placesOf = (text: string) =>
  readPlaces(read<WordPlaces>(wordPlacesPath("v", fileOfNumber(parseNumber(text)!)))[text.slice(1)] ?? "");
const all = <Content extends object>(kind: string): [string, Content[keyof Content]][] =>
  [...files]
    .filter(([path]) => path.startsWith(`/original/v/${kind}/`))
    .flatMap(([path, content]) =>
      Object.entries(JSON.parse(content) as Content).map(
        ([number, value]) =>
          [`${path.slice(`/original/v/${kind}/`.length)[0]}${number}`, value] as [string, Content[keyof Content]],
      ),
    );

/** All occurrences as the chapters' files have them: `H430 0.3`. */
const occurrencesInChapters = (): string[] =>
  chapters.flatMap(({ book, chapter }) => {
    const { verses, title } = chapterWords(book, chapter);
    const ofLine = (line: string, verse: number, sign: string) =>
      readNumberedWords(line).map(
        ({ first, last, number }) =>
          `${formatNumber({ language: languageOf(book), number })} ${verseOrdinal({ book, chapter, verse })}${sign}${first}-${last}`,
      );
    return [...ofLine(title ?? "", 1, "!"), ...verses.flatMap((line, index) => ofLine(line, index + 1, "."))];
  });

describe("what is committed", () => {
  it("has the numbers of the tagged text, verse by verse", () => {
    const hash = createHash("sha256");
    let verses = 0;
    let words = 0;
    const numbers = new Set<string>();
    for (const { id, verseCounts } of books) {
      const lines = readBookLines(id);
      verseCounts.forEach((count, index) => {
        for (let verse = 1; verse <= count; verse += 1) {
          const title = verse === 1 ? (lines.get(`${index + 1}:0`) ?? "") : "";
          const list = [title, lines.get(`${index + 1}:${verse}`) ?? ""].flatMap(readNumberedWords);
          if (list.length === 0) continue;
          verses += 1;
          words += list.length;
          for (const { number } of list) numbers.add(`${languageOf(id)} ${number}`);
          hash.update(`${id} ${index + 1}:${verse} ${list.map(({ number }) => number).join(" ")}\n`);
        }
      });
    }
    expect({ verses, words, numbers: numbers.size }).toEqual({ verses: 31_099, words: 349_308, numbers: 14_057 });
    // Printed by scripts/original-words/read-package.ts, which computes it from the package without regard to our text.
    expect(hash.digest("hex")).toBe("e3a7ce28d58192c6caf816375eec22061d94cac7a410b9736d6acff3d4c5f18e");
  });

  it("names words that our text has", () => {
    const beyond = chapters.flatMap(({ book, chapter, verses, title = "" }) => {
      const words = chapterWords(book, chapter);
      return [
        [words.title ?? "", title] as const,
        ...words.verses.map((line, index) => [line, verses[index]!] as const),
      ]
        .filter(([line, text]) => readNumberedWords(line).some(({ last }) => last >= wordSpans(text).length))
        .map(([line]) => `${book} ${chapter} ${line}`);
    });
    expect(beyond).toEqual([]);
  });
});

const countFiles = (kind: string): number =>
  [...files.keys()].filter((path) => path.startsWith(`/original/v/${kind}/`)).length;
const largest = (part: RegExp): number =>
  Math.max(...[...files].filter(([path]) => part.test(path)).map(([, content]) => gzipSync(content).length));

describe("the files", () => {
  it("are one for ten chapters of a book, and a few dozen for all words", () => {
    expect(["words", "entries", "places", "index"].map(countFiles)).toEqual([155, 56, 56, 72]);
  });

  it("cost a chapter at most 15.5 kB, and a word at most 26 kB", () => {
    expect(largest(/\/words\//)).toBeLessThanOrEqual(15_500);
    expect(largest(/(entries|places)/)).toBeLessThanOrEqual(26_000);
  });

  it("that a kept translation needs are all there", () => {
    const kept = downloadedWordFiles("v");
    expect(kept).toHaveLength(155 + 56 + 56);
    expect(kept.filter((path) => !files.has(path))).toEqual([]);
  });

  it("have each chapter once", () => {
    const parts = [1, 11, 28].map((from) => read<ChapterWords[]>(chapterWordsPath("v", "ACT", from)));
    expect(parts.flat().map(({ chapter }) => chapter)).toEqual(Array.from({ length: 28 }, (_, index) => index + 1));
  });

  it("know the text that they count in", () => {
    for (const { book, chapter, verses } of chapters)
      expect(chapterWords(book, chapter).text).toBe(hashOfVerses(verses));
  });

  it("have for every number exactly the places of the chapters", () => {
    const fromPlaces = all<WordPlaces>("places").flatMap(([number, text]) =>
      readPlaces(text).map(
        ({ ordinal, isTitle, first, last }) => `${number} ${ordinal}${isTitle ? "!" : "."}${first}-${last}`,
      ),
    );
    expect(fromPlaces).toHaveLength(349_308);
    expect(fromPlaces.toSorted().join("\n") === occurrencesInChapters().toSorted().join("\n")).toBe(true);
  });

  it("count translations and verses by those places", () => {
    for (const [number, { translations, verses }] of all<WordEntries>("entries")) {
      const places = placesOfAll.get(number) ?? [];
      expect(
        translations.reduce((sum, [, times]) => sum + times, 0),
        number,
      ).toBe(places.length);
      expect(new Set(places).size, number).toBe(verses);
    }
  });

  it("name every number of the text", () => {
    const known = new Set(all<WordEntries>("entries").map(([number]) => number));
    expect(known.size).toBe(14_197);
    expect(all<WordPlaces>("places").filter(([number]) => !known.has(number))).toEqual([]);
    const missing = (letter: string, last: number) =>
      Array.from({ length: last }, (_, index) => `${letter}${index + 1}`).filter((number) => !known.has(number));
    expect(missing("H", lastNumbers.hebrew)).toEqual([]);
    expect(missing("G", lastNumbers.greek)).toHaveLength(101);
    expect(known.has("G2717") || known.has("G3203") || known.has("G5625")).toBe(false);
  });
});

let placesOfAll: Map<string, number[]>;
beforeAll(() => {
  placesOfAll = new Map(
    all<WordPlaces>("places").map(([number, text]) => [number, readPlaces(text).map(({ ordinal }) => ordinal)]),
  );
});

const at = (book: string, chapter: number, verse: number) => {
  const text = chapters.find((one) => one.book === book && one.chapter === chapter)!.verses[verse - 1]!;
  return readNumberedWords(chapterWords(book, chapter).verses[verse - 1]!).map(
    (word) => `${word.number} ${wordsAt(text, wordSpans(text), word)}`,
  );
};

it("the dictionary names only numbers that there are", () => {
  const known = new Set(all<WordEntries>("entries").map(([number]) => number));
  const named = dictionaryTerms.flatMap(({ source }) => source.match(/\b[HG]\d+\b/g) ?? []);
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((number) => !known.has(number))).toEqual([]);
});

describe("words", () => {
  it.each([
    ["G26", "ἀγάπη", "agapē", "ag-ah'-pay", 117, 106],
    ["H430", "אֱלֹהִים", "elohim", "el-o-heem'", 2605, 2249],
    ["H7225", "רֵאשִׁית", "reshith", "ray-sheeth'", 50, 48],
    ["G2424", "Ἰησοῦς", "Iēsous", "ee-ay-sooce'", 974, 934],
    ["H3389", "יְרוּשָׁלַ͏ִם", "Yerushalaim", "yer-oo-shaw-lah'-im", 643, 600],
    ["H1288", "בָרַךְ", "barakh", "baw-rak'", 331, 289],
    ["H85", "אַבְרָהָם", "Avraham", "ab-raw-hawm'", 175, 159],
  ])("%s is %s, %s, %s, %i times in %i verses", (number, lemma, latin, sound, times, verses) => {
    const word = wordOf(number);
    expect([word.lemma, word.latin, word.sound, placesOf(number).length, word.verses]).toEqual([
      lemma.normalize("NFC"),
      latin,
      sound,
      times,
      verses,
    ]);
  });

  it("say how the King James Version translates them", () => {
    expect(wordOf("G26").translations.slice(0, 2)).toEqual([
      ["love", 81],
      ["charity", 28],
    ]);
    expect(wordOf("H430").translations.slice(0, 2)).toEqual([
      ["God", 2368],
      ["gods", 216],
    ]);
    expect(wordOf("H3068").translations[0]![0]).toBe("LORD");
    expect(wordOf("G2532").translations[0]![0]).toBe("and");
  });

  it("leave God's name as it is written", () => {
    expect(wordOf("H3068")).toMatchObject({ lemma: "יהוה", latin: "YHWH" });
    expect(wordOf("H3069")).not.toHaveProperty("sound");
  });

  it("have letters of their language, Latin letters and a meaning", () => {
    for (const [number, { lemma, latin, meaning }] of all<WordEntries>("entries")) {
      expect(lemma, number).toMatch(
        number.startsWith("H") ? /^(?:[\u0590-\u05FF -]|\u034F)+$/ : /^[\p{Script=Greek}\p{M} ()’-]+$/u,
      );
      expect(latin, number).toMatch(/^[a-zēō ()’-]+$/iu);
      expect(meaning, number).not.toBe("");
      expect(meaning, number).not.toMatch(/[{}]|\s{2}|^\s|[;:\s]$/);
    }
  });

  it("are found by their Latin letters", () => {
    const a = read<WordIndex>(wordIndexPath("v", "a"));
    const d = read<WordIndex>(wordIndexPath("v", "d"));
    expect(a["agape"]).toEqual(["G26"]);
    expect(d["dabar"]).toContain("H1697");
    expect(d["davar"]).toContain("H1697");
  });

  it("stand at the words that they are for", () => {
    expect(at("GEN", 1, 1)).toEqual([
      "7225 beginning",
      "430 God",
      "1254 created",
      "8064 heaven",
      "853 and",
      "776 earth",
    ]);
    expect(at("1CO", 13, 8).slice(0, 2)).toEqual(["26 Charity", "3763 never"]);
    expect(at("MAT", 11, 6)).toContain("1437 whosoever");
    expect(at("JHN", 11, 35)).toEqual(["2424 Jesus", "1145 wept"]);
  });
});
