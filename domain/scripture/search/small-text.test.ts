import { describe, expect, it } from "vitest";
import { openText, versesOf, weighted } from "#tests/support/small-text.ts";
import { totalVerses, verseOrdinal } from "../reference/places.ts";
import { readCursor, searchWords, writeCursor } from "./query.ts";
import { editDistance } from "../../text/edit-distance.ts";
import type { SearchAnswer, SearchData, SearchRequest } from "./types.ts";
import { forEachVerse, indexOfWord, wordsWithPrefix } from "./vocabulary.ts";

/** The search over a text of a few verses, for which every order and count is known in advance. */

const search = (data: SearchData, query: string, more: Omit<SearchRequest, "query"> = {}): SearchAnswer => {
  const answer = searchWords(data, { query, ...more });
  if (!answer.ok) throw new Error(answer.problem);
  return answer;
};
/** The verse numbers found in Genesis 1, best first. */
const order = (data: SearchData, query: string, more?: Omit<SearchRequest, "query">) =>
  search(data, query, more).hits.map(({ verse }) => verse.verse);

const markedWords = (data: SearchData, query: string, at: number) => {
  const hit = search(data, query).hits.find(({ verse }) => verse.verse === at);
  return hit?.marks.map(([start, end]) => hit.text.slice(start, end));
};
const filler = (count: number) => Array.from({ length: count }, (_, index) => `f${index}`).join(" ");
const apart = (count: number) => `alpha ${filler(count)} omega end`;

describe("the index of a small text", () => {
  const data = openText(
    versesOf(["Love thy neighbour", "love is kind, love is not", "the lover of my soul", "kindness"]),
  );

  it("holds every word once, in order, with its verses", () => {
    expect(data.words).toEqual([
      "is",
      "kind",
      "kindness",
      "love",
      "lover",
      "my",
      "neighbour",
      "not",
      "of",
      "soul",
      "the",
      "thy",
    ]);
    expect([...data.counts]).toEqual([1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1]);
    const found: number[] = [];
    forEachVerse(data, indexOfWord(data, "love"), (ordinal) => found.push(ordinal));
    expect(found).toEqual([0, 1]);
  });

  it("finds words and prefixes, and nothing else", () => {
    expect(
      ["is", "thy", "kindness", "lov", "zebra", "aaron", "", "kindl"].map((word) => indexOfWord(data, word)),
    ).toEqual([0, 11, 2, -1, -1, -1, -1, -1]);
    expect(wordsWithPrefix(data, "lov")).toEqual([3, 5]);
    expect(wordsWithPrefix(data, "kind")).toEqual([1, 3]);
    expect(wordsWithPrefix(data, "x")).toEqual([12, 12]);
  });

  it("reaches the last verse, however far apart the verses are", () => {
    const verses = versesOf(["amen"]);
    for (const ordinal of [130, 20_000, totalVerses - 1]) verses[ordinal] = "Amen.";
    expect(search(openText(verses), "amen").hits.map(({ verse }) => verseOrdinal(verse))).toEqual([
      0,
      130,
      20_000,
      totalVerses - 1,
    ]);
  });
});

describe("a match", () => {
  const data = openText(
    versesOf([
      "grace and peace",
      "peace be with you",
      "grace upon grace",
      "peaceable grace",
      "the peace and the grace",
      "",
    ]),
  );

  it("has all words, wherever they occur", () => {
    expect(order(data, "grace peace ").toSorted()).toEqual([1, 5]);
    expect(order(data, "peace ").toSorted()).toEqual([1, 2, 5]);
    expect(search(data, "grace zebra ").total).toBe(0);
  });

  it("has the open word as a prefix, with whole words first", () => {
    expect(order(data, "peace", { hasOpenEnd: true })).toEqual([1, 2, 5, 4]);
    expect(order(data, "grace peac").toSorted()).toEqual([1, 4, 5]);
    expect(order(data, "grace peac ")).toEqual([]);
  });

  it("has the words of a phrase together", () => {
    expect(order(data, '"grace and peace"')).toEqual([1]);
    expect(order(data, '"peace and the" grace ')).toEqual([5]);
    expect(order(data, '"upon grace" "grace upon"')).toEqual([3]);
    expect(order(data, '"peace grace"')).toEqual([]);
  });

  it("is marked word by word, including completions of the open word", () => {
    expect(markedWords(data, "grace peace ", 5)).toEqual(["peace", "grace"]);
    expect(markedWords(data, "grace peac", 4)).toEqual(["peaceable", "grace"]);
    expect(markedWords(data, "grace ", 3)).toEqual(["grace", "grace"]);
  });
});

describe("the order of matches", () => {
  it("puts the words as typed first, then words near each other", () => {
    const data = openText(
      versesOf([apart(14), apart(9), apart(4), apart(2), "omega alpha end end", "alpha omega end end"]),
    );
    expect(order(data, "alpha omega ")).toEqual([6, 5, 4, 3, 2, 1]);
  });

  it("measures the shortest span with all words, wherever it is", () => {
    const data = openText(
      versesOf(["alpha one two three four five six omega", "omega one two three four five six omega one alpha two"]),
    );
    expect(order(data, "alpha omega ")).toEqual([2, 1]);
  });

  it("puts prominent verses first, then shorter, then earlier ones", () => {
    const verses = versesOf([
      "amen and amen and so it be for evermore and ever",
      "amen",
      "amen",
      "amen and amen and so it is for evermore and ever",
    ]);
    expect(order(openText(verses), "amen ")).toEqual([2, 3, 1, 4]);
    expect(order(openText(verses, weighted(0, 0, 7, 255)), "amen ")).toEqual([4, 3, 2, 1]);
  });

  it("puts whole words before prefixes, whatever their prominence", () => {
    expect(order(openText(versesOf(["eyes", "eye", "eyed"]), weighted(255, 0, 200)), "eye")).toEqual([2, 1, 3]);
  });

  it("puts the open word as typed first as well", () => {
    const data = openText(
      versesOf(["shepherds of all that is good", "the good shepherds are here", "good and faithful shepherd"]),
    );
    expect(order(data, "good shep")).toEqual([2, 3, 1]);
  });
});

describe("pages, counts and filters of a small text", () => {
  const verses = versesOf(["holy", "holy", "holy"]);
  verses[verseOrdinal({ book: "MAL", chapter: 4, verse: 6 })] = "holy";
  verses[verseOrdinal({ book: "MAT", chapter: 1, verse: 1 })] = "holy";
  verses[totalVerses - 1] = "holy";
  const data = openText(verses);

  it("counts by book, regardless of filters", () => {
    const counts = [
      { book: "GEN", total: 3 },
      { book: "MAL", total: 1 },
      { book: "MAT", total: 1 },
      { book: "REV", total: 1 },
    ];
    expect(search(data, "holy ")).toMatchObject({ total: 6, counts, suggestions: [] });
    expect(search(data, "holy ", { testament: "NT" })).toMatchObject({ total: 2, counts });
    expect(search(data, "holy ", { testament: "OT" }).hits.map(({ verse }) => verse.book)).toEqual([
      "GEN",
      "GEN",
      "GEN",
      "MAL",
    ]);
    expect(search(data, "holy ", { books: ["REV", "MAL"] }).hits.map(({ verse }) => verse.book)).toEqual([
      "MAL",
      "REV",
    ]);
    expect(search(data, "holy ", { books: ["MAL"], testament: "NT" }).total).toBe(0);
    expect(search(data, "holy ", { books: [] }).total).toBe(6);
  });

  it("ends with a page that has no next cursor", () => {
    const first = search(data, "holy ", { limit: 3 });
    expect(first.hits.map(({ verse }) => verse.verse)).toEqual([1, 2, 3]);
    const second = search(data, "holy ", { limit: 3, cursor: first.nextCursor! });
    expect(second.hits.map(({ verse }) => verse.book)).toEqual(["MAL", "MAT", "REV"]);
    expect(second.nextCursor).toBeUndefined();
    expect(search(data, "holy ", { limit: 5 }).nextCursor).toBeDefined();
    expect([1, 100].map((limit) => searchWords(data, { query: "holy", limit }).ok)).toEqual([true, true]);
  });

  it("returns twenty verses by default", () => {
    const many = openText(versesOf(Array.from({ length: 25 }, () => "selah")));
    expect(search(many, "selah").hits).toHaveLength(20);
  });
});

describe("cursors", () => {
  const request: SearchRequest = { query: "holy", limit: 3 };

  it("give back their offset, for the same search only", () => {
    expect([1, 20, 35, 36, 31_102].map((offset) => readCursor(writeCursor(request, 99, offset), request, 99))).toEqual([
      1, 20, 35, 36, 31_102,
    ]);
    const cursor = writeCursor(request, 99, 20);
    const others: SearchRequest[] = [
      { query: "holly" },
      { query: "holy", books: ["GEN"] },
      { query: "holy", testament: "OT" },
      { query: "holy", hasOpenEnd: false },
    ];
    expect(others.map((other) => readCursor(cursor, other, 99))).toEqual([undefined, undefined, undefined, undefined]);
    expect(readCursor(cursor, request, 98)).toBeUndefined();
    expect(readCursor(cursor, { query: "holy", limit: 7, books: [], hasOpenEnd: true }, 99)).toBe(20);
  });

  it("are rejected with anything before or after", () => {
    const cursor = writeCursor(request, 99, 20);
    expect(
      [
        `0${cursor}`,
        ` ${cursor}`,
        `${cursor} `,
        `${cursor}\n`,
        cursor.replace(".", ""),
        `zzzzz${cursor.slice(cursor.indexOf("."))}`,
      ].filter((text) => readCursor(text, request, 99) !== undefined),
    ).toEqual([]);
  });
});

describe("suggestions in a small text", () => {
  const data = openText(
    versesOf([
      "the shepherd of israel",
      "a shepherd and sheep",
      "sheep of his pasture",
      "israel in egypt",
      "the sheep",
    ]),
  );

  it("replace unknown words by the most similar, then the most frequent", () => {
    expect(search(data, "shephrd ").suggestions).toEqual(["shepherd"]);
    expect(search(data, "shep ").suggestions).toEqual(["sheep"]);
    expect(search(data, "isreal ").suggestions).toEqual(["israel"]);
    expect(search(data, "shephrd isreal ").suggestions).toEqual(["shepherd israel"]);
    expect(search(data, "isreal shepherd ").suggestions).toEqual(["israel shepherd"]);
  });

  it("are none for two-letter words, too many unknown words, and words without similar ones", () => {
    expect(search(data, "zz ").suggestions).toEqual([]);
    expect(search(data, "shephrd isreal egipt pastur ").suggestions).toEqual([]);
    expect(search(data, "zebra ").suggestions).toEqual([]);
    expect(search(data, `s${"h".repeat(30)} `).suggestions).toEqual([]);
  });

  it("accept the beginning of a word while it is typed", () => {
    expect(search(data, "pasture shep").suggestions).toEqual([]);
    expect(search(data, "pasture shep ").suggestions).toEqual(["pasture sheep"]);
  });

  it("measure changed, inserted, missing and swapped letters, up to a limit", () => {
    const distances = [
      ["same", "same"],
      ["same", "came"],
      ["same", "sames"],
      ["same", "sme"],
      ["same", "smae"],
      ["ca", "abc"],
      ["", "ab"],
      ["ab", ""],
      ["kitten", "sitting"],
    ] as const;
    expect(distances.map(([from, to]) => editDistance(from, to, 5))).toEqual([0, 1, 1, 1, 1, 3, 2, 2, 3]);
    expect([
      editDistance("kitten", "sitting", 2),
      editDistance("kitten", "sitting", 3),
      editDistance("a", "abcd", 2),
      editDistance("abcdef", "uvwxyz", 2),
    ]).toEqual([3, 3, 3, 3]);
  });
});

describe("a text of another language", () => {
  const data = openText(
    versesOf([
      "EN el principio fué el corazón",
      "y vió Dios que mañana era otro día; fue Moisés",
      "Car l’Éternel est bon, et l’œuvre dure",
    ]),
  );

  it.each([
    ["corazon", [1]],
    ["CORAZÓN", [1]],
    ["fue", [1, 2]],
    ["vio dios", [2]],
    ["manana", [2]],
    ["mañana", [2]],
    ['"en el principio fue"', [1]],
    ["corazó", [1]],
    ["eternel", [3]],
    ["l'éternel est", [3]],
    ['"éternel est bon"', [3]],
    ["oeuvre", [3]],
  ])("finds %s whatever its accents", (query, expected) => {
    expect(order(data, query)).toEqual(expected);
  });

  it("marks the words as they stand in the text", () => {
    expect(markedWords(data, "fue corazon", 1)).toEqual(["fué", "corazón"]);
    expect(markedWords(data, "eternel oeuvre", 3)).toEqual(["Éternel", "œuvre"]);
  });
});
