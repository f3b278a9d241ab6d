import { describe, expect, it } from "vitest";
import { passageSchema } from "#domain/api/bible.ts";
import { wordListSchema, wordSchema } from "#domain/api/words.ts";
import { ask } from "./support.ts";

const refused = async (path: string, status = 422) => {
  const response = await ask(path);
  expect(response.status).toBe(status);
  return response.json<{ fields?: Record<string, string> }>();
};

const word = async (path: string) => {
  const response = await ask(`/api/words/${path}`);
  expect(response.status).toBe(200);
  return wordSchema.parse(await response.json());
};

describe("GET /api/words/{number}", () => {
  it("returns the word, its translations and its first fifty places", async () => {
    const agape = await word("g0026");
    expect(agape).toMatchObject({
      number: "G26",
      language: "Greek",
      word: "ἀγάπη",
      latin: "agapē",
      sound: "ag-ah'-pay",
      occurrences: 117,
      verses: 106,
      total_places: 106,
    });
    expect(agape.translations[0]).toEqual({ text: "love", count: 81 });
    expect(agape.places).toHaveLength(50);
    const [first] = agape.places;
    expect(first!.reference).toBe("Matthew 24:12");
    expect(first!.marks.map(({ start, end }) => first!.text.slice(start, end))).toEqual(["the love"]);
    expect(agape.credit.licence).toContain("ShareAlike");
  });

  it("leads through all places, each once", async () => {
    const references: string[] = [];
    let marks = 0;
    for (let path: string | null = "G26?limit=40"; path !== null;) {
      const { places, next } = await word(path);
      references.push(...places.map(({ reference }) => reference));
      marks += places.reduce((sum, place) => sum + place.marks.length, 0);
      path = next && next.slice(next.lastIndexOf("/") + 1);
    }
    expect([references.length, new Set(references).size, marks]).toEqual([106, 106, 117]);
  });

  it("has titles of psalms as places of their own", async () => {
    const { places, verses, total_places } = await word("H4210?limit=1");
    expect([verses, total_places]).toEqual([57, 57]);
    expect(places[0]).toMatchObject({
      reference: "Psalm 3:1",
      is_title: true,
      text: expect.stringMatching(/^A Psalm of David/),
    });
    const [mark] = places[0]!.marks;
    expect(places[0]!.text.slice(mark!.start, mark!.end)).toBe("Psalm");
  });

  it("has no places beyond the last, and none for a word that is nowhere", async () => {
    expect(await word("G26?offset=106")).toMatchObject({ places: [], next: null, total_places: 106 });
  });

  it("rejects what is no number, and does not know what is no word", async () => {
    expect((await refused("/api/words/agape")).fields).toHaveProperty("number");
    expect((await refused("/api/words/G26?limit=101")).fields).toHaveProperty("limit");
    expect((await refused("/api/words/G26?offset=x")).fields).toHaveProperty("offset");
    for (const number of ["G2717", "G3203", "G5625", "H8675", "H99999"]) await refused(`/api/words/${number}`, 404);
  });
});

const passage = async (path: string) => passageSchema.parse(await (await ask(`/api/bible/${path}`)).json());

describe("GET /api/bible/{reference}?words=true", () => {
  it("has the words of each verse, with the numbers behind them", async () => {
    const { verses } = await passage("john+11:35?words=true");
    expect(verses[0]!.words).toEqual([
      { text: "Jesus", start: 0, end: 5, numbers: ["G2424"] },
      { text: "wept", start: 6, end: 10, numbers: ["G1145"] },
    ]);
  });

  it("has several numbers at one word, and verses of two books", async () => {
    const { verses } = await passage("1+tim+6:7?words=true");
    expect(verses[0]!.words!.find(({ numbers }) => numbers.length > 1)).toMatchObject({
      text: "nothing",
      numbers: ["G3761", "G5100"],
    });
    const both = await passage("mal+4:6-matt+1:1?words=true");
    expect(both.verses.map(({ words }) => words?.[0]?.numbers[0]?.[0])).toEqual(["H", "G"]);
  });

  it("reads a whole book", async () => {
    const { verses } = await passage("ruth?words=true");
    expect(
      verses.every(({ words, text }) => words!.every(({ text: own, start, end }) => text.slice(start, end) === own)),
    ).toBe(true);
    expect(verses.reduce((sum, { words }) => sum + words!.length, 0)).toBe(894);
  });

  it("is only of the King James Version, and otherwise the same", async () => {
    expect((await refused("/api/bible/john+3:16?words=true&translation=web")).fields).toHaveProperty("words");
    const [plain, other] = [await passage("john+3:16"), await passage("john+3:16?words=false")];
    expect(other).toEqual(plain);
    expect(plain.verses[0]).not.toHaveProperty("words");
  });
});

const search = async (q: string, more = "") => {
  const response = await ask(`/api/words?q=${encodeURIComponent(q)}${more}`);
  expect(response.status, q).toBe(200);
  return wordListSchema.parse(await response.json());
};

describe("GET /api/words", () => {
  it.each([
    ["ἀγάπη", "G26"],
    ["αγαπη", "G26"],
    ["agape", "G26"],
    ["ag-ah'-pay", "G26"],
    ["G26", "G26"],
    ["λόγος", "G3056"],
    ["רוּחַ", "H7307"],
    ["רוח", "H7307"],
    ["shepherd", "H7462"],
    ["mercy seat", "H3727"],
  ])("finds %s", async (q, number) => {
    expect((await search(q)).words.map((found) => found.number)).toContain(number);
  });

  it("is read page by page, and each word leads to its places", async () => {
    const { total, words, next } = await search("love", "&limit=2");
    expect([words.length, total > 2]).toEqual([2, true]);
    expect(words[0]).toMatchObject(
      await word(`${words[0]!.number}?limit=1`).then(({ latin, meaning }) => ({ latin, meaning })),
    );
    const second = wordListSchema.parse(await (await ask(next!.slice(next!.indexOf("/api")))).json());
    expect(second.words.map(({ number }) => number)).not.toContain(words[0]!.number);
    expect(await search("G26", "&offset=1")).toMatchObject({ total: 1, words: [], next: null });
  });

  it("finds nothing for what is no word, and refuses what is no question", async () => {
    for (const q of ["constructor", "xyzzy", "***", "日本", "G99999", "a".repeat(100), "__proto__"])
      expect(await search(q), q).toMatchObject({ total: 0, words: [], next: null });
    for (const query of ["", "?q=", "?q=%20", `?q=${"a".repeat(101)}`, "?q=love&limit=21", "?q=love&offset=-1"])
      await refused(`/api/words${query}`);
  });
});
