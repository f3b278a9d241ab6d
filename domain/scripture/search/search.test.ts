import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { buildSearchData } from "#tests/support/search-data.ts";
import { formatVerse } from "../reference/format-reference.ts";
import { verseOrdinal } from "../reference/places.ts";
import { hostileQueries } from "#tests/support/hostile-queries.ts";
import { searchWords } from "./query.ts";
import { editDistance } from "../../text/edit-distance.ts";
import type { SearchAnswer, SearchData, SearchRequest } from "./types.ts";
import { wordsOf } from "./words.ts";

let kjv: SearchData;
let web: SearchData;
beforeAll(() => {
  kjv = buildSearchData("kjv");
  web = buildSearchData("web");
}, 30_000);

const search = (data: SearchData, query: string, more: Omit<SearchRequest, "query"> = {}): SearchAnswer => {
  const answer = searchWords(data, { query, ...more });
  if (!answer.ok) throw new Error(answer.problem);
  return answer;
};
const places = (answer: SearchAnswer) => answer.hits.map((hit) => formatVerse(hit.verse));
const nearest = (data: SearchData, query: string) => search(data, query).nearest.map(({ verse }) => formatVerse(verse));
const marked = (answer: SearchAnswer) =>
  answer.hits.map((hit) => hit.marks.map(([start, end]) => hit.text.slice(start, end)));

describe("what visitors search for", () => {
  it.each([
    ["whole armour of god", "Ephesians 6:11"],
    ["twinkling of an eye", "1 Corinthians 15:52"],
    ["melchizedek", "Genesis 14:18"],
    ["in the beginning", "Genesis 1:1"],
    ["god so loved the world", "John 3:16"],
    ["the lord is my shepherd", "Psalms 23:1"],
    ["shepherd shall not want", "Psalms 23:1"],
    ["valley shadow death", "Psalms 23:4"],
    ["jesus wept", "John 11:35"],
    ["love your enemies", "Matthew 5:44"],
    ["be still", "Psalms 46:10"],
    ["all things work together for good", "Romans 8:28"],
    ["i can do all things", "Philippians 4:13"],
    ["fruit spirit love joy", "Galatians 5:22"],
    ["THE TRUTH SHALL MAKE YOU FREE", "John 8:32"],
  ])("%s comes first at %s", (query, place) => {
    expect(places(search(kjv, query))[0]).toBe(place);
  });

  it("finds 'love is patient' in the World English Bible, but not in the KJV, which has 'charity'", () => {
    expect(places(search(web, "love is patient"))).toEqual(["1 Corinthians 13:4"]);
    expect(search(kjv, "love is patient").total).toBe(0);
  });

  it("finds words with apostrophes, typed with straight, curly or no apostrophes", () => {
    const expected = search(web, "don't be afraid").total;
    expect(expected).toBeGreaterThan(50);
    expect([search(web, "dont be afraid").total, search(web, "don’t be afraid").total]).toEqual([expected, expected]);
    expect(marked(search(web, '"god’s love"'))[0]).toContain("God’s");
  });
});

describe("half-remembered verses", () => {
  it.each([
    ["lead me beside still water", "Psalms 23:2"],
    ["shepard", "Psalms 23:1"],
    ["the truth will set you free", "John 8:32"],
    ["spare the rod", "Proverbs 13:24"],
    ["armor of god", "Ephesians 6:11"],
    ["ask and you shall receive", "John 16:24"],
    ["peace that passes understanding", "Philippians 4:7"],
    ["let him without sin cast the first stone", "John 8:7"],
    ["pride comes before a fall", "Proverbs 16:18"],
    ["what does it profit a man to gain the world", "Mark 8:36"],
    ["iron sharpens iron", "Proverbs 27:17"],
    ["lamp unto my feat", "Psalms 119:105"],
    ["through christ who strengthens me", "Philippians 4:13"],
    ["forgive us our trespasses", "Matthew 6:12"],
  ])("%s comes nearest at %s", (query, place) => {
    expect(search(kjv, query).total).toBe(0);
    expect(nearest(kjv, query)[0]).toBe(place);
  });

  it.each([
    ["love your neighbor", "Matthew 22:39"],
    ["wings like eagles", "Isaiah 40:31"],
    ["walk on water", "Matthew 14:29"],
  ])("%s comes near at %s", (query, place) => {
    expect(nearest(kjv, query).slice(0, 3)).toContain(place);
  });

  it("finds nothing if most of the words occur nowhere", () => {
    for (const query of ["footprints", "prodigal son", "xqzwvxqzwv"]) expect(nearest(kjv, query)).toEqual([]);
  });
});

describe("suggestions", () => {
  it.each([
    ["nebuchadnezar", "nebuchadnezzar"],
    ["blesed are the meek", "blessed are the meek"],
    ["rigtheousness", "righteousness"],
    ["jeruslaem", "jerusalem"],
  ])("%s: did you mean %s", (query, suggestion) => {
    const answer = search(kjv, query);
    expect(answer.total).toBe(0);
    expect(answer.suggestions[0]).toBe(suggestion);
    expect(search(kjv, suggestion).total).toBeGreaterThan(0);
  });

  it.each(["dont be afraid", "don't be afraid", "dont fear", "I cant", "theyre dead"])(
    "%s: a contraction is no misspelling",
    (query) => {
      const { total, suggestions } = search(kjv, query);
      expect(total).toBe(0);
      for (const suggestion of suggestions) expect(suggestion).toMatch(/\bnot\b|cannot|they are/);
    },
  );

  it("writes contractions out where a verse has that, and never turns them around", () => {
    expect(search(kjv, "cant serve two masters").suggestions).toEqual(["cannot serve two masters"]);
    expect(search(kjv, "isnt this the carpenter").suggestions).toEqual(["is not this the carpenter"]);
    expect(search(kjv, "isnt this the carpentar").suggestions).toEqual(["is not this the carpenter"]);
    expect(search(web, "dont be afraid").suggestions).toEqual([]);
  });

  it("finds the closest verses to a contraction by what it means", () => {
    const found = search(kjv, "dont be afraid").nearest;
    expect(found).toHaveLength(10);
    expect(found.every(({ text }) => /\bnot\b/i.test(text) && /\bafraid\b/i.test(text))).toBe(true);
    expect(nearest(kjv, "cant serve two masters")[0]).toBe("Matthew 6:24");
  });

  it("gives none if something matched, or if nothing is similar", () => {
    expect(search(kjv, "faith").suggestions).toEqual([]);
    expect(search(kjv, "xqzwvxqzwv").suggestions).toEqual([]);
  });

  it("gives only suggestions that match", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: kjv.words.length - 1 }), fc.integer({ min: 1, max: 8 }), (index, at) => {
        const word = kjv.words[index]!;
        const answer = search(kjv, `${word.slice(0, at)}${word.slice(at + 1)}zx `);
        expect(answer.suggestions.every((suggestion) => search(kjv, suggestion).total > 0)).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it("measures typing errors", () => {
    expect([
      editDistance("form", "from", 2),
      editDistance("armour", "armor", 2),
      editDistance("a", "abcd", 2),
      editDistance("same", "same", 1),
    ]).toEqual([1, 1, 3, 0]);
  });
});

describe("phrases and prefixes", () => {
  it("keeps quoted words together", () => {
    const free = search(kjv, "god love ");
    const quoted = search(kjv, '"love god"');
    expect(quoted.total).toBeLessThan(free.total);
    expect(quoted.total).toBeGreaterThan(0);
    expect(quoted.hits.every((hit) => /love god/i.test(hit.text))).toBe(true);
  });

  it("treats the last word as a prefix while it is typed", () => {
    expect(search(kjv, "bethle").total).toBeGreaterThan(0);
    expect(search(kjv, "bethle").hits.every((hit) => /bethle/i.test(hit.text))).toBe(true);
    expect(search(kjv, "bethle ").total).toBe(0);
    expect(search(kjv, "bethle", { hasOpenEnd: false }).total).toBe(0);
    expect(search(kjv, "bethle hem").total).toBe(0);
    expect(search(kjv, '"bethle"').total).toBe(0);
  });

  it("ranks whole words before prefixes", () => {
    const answer = search(kjv, "eye", { limit: 100 });
    const isWhole = answer.hits.map((hit) => /\beye\b/i.test(hit.text));
    expect(isWhole[0]).toBe(true);
    expect(isWhole.lastIndexOf(true)).toBe(isWhole.filter(Boolean).length - 1);
  });

  it("does not match part of a word", () => {
    expect(search(kjv, '"the eat"').total).toBe(0);
    expect(search(web, '"he don"').total).toBe(0);
  });
});

describe("filters, counts and pages", () => {
  it("filters by testament and book, with counts over the whole Bible", () => {
    const all = search(kjv, "shepherd ");
    const testament = search(kjv, "shepherd ", { testament: "NT" });
    const john = search(kjv, "shepherd ", { books: ["JHN"] });
    expect(all.counts.reduce((sum, one) => sum + one.total, 0)).toBe(all.total);
    expect(testament.counts).toEqual(all.counts);
    expect(john.total).toBe(all.counts.find((one) => one.book === "JHN")?.total);
    expect(john.hits.every((hit) => hit.verse.book === "JHN")).toBe(true);
    expect(search(kjv, "shepherd ", { books: ["JHN"], testament: "OT" }).total).toBe(0);
  });

  it("pages through every match exactly once", () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = search(kjv, "shepherd ", { limit: 7, ...(cursor !== undefined && { cursor }) });
      seen.push(...places(page));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(search(kjv, "shepherd ").total);
  });

  it.each(["", "x", "0.0", "7.", "-7.abc", "zzzzz.abc", "7.abc; drop", "%00", "9999999999999999.1"])(
    "rejects the forged cursor %o",
    (cursor) => {
      expect(searchWords(kjv, { query: "shepherd", cursor })).toEqual({ ok: false, problem: "bad-cursor" });
    },
  );

  it("rejects a cursor of another query, filter or translation", () => {
    const cursor = search(kjv, "shepherd", { limit: 5 }).nextCursor!;
    expect(searchWords(kjv, { query: "sheep", cursor }).ok).toBe(false);
    expect(searchWords(kjv, { query: "shepherd", testament: "NT", cursor }).ok).toBe(false);
    expect(searchWords(web, { query: "shepherd", cursor }).ok).toBe(false);
    expect(searchWords(kjv, { query: "shepherd", cursor }).ok).toBe(true);
  });

  it.each([0, -1, 101, 1e9, 1.5, Number.NaN, Number.POSITIVE_INFINITY])("rejects the limit %d", (limit) => {
    expect(searchWords(kjv, { query: "god", limit })).toEqual({ ok: false, problem: "bad-limit" });
  });
});

describe("hostile queries", () => {
  it.each(["", "   ", '"', '""', '" "', ".*+?^${}()|[]\\", "ἀγάπη", "אהבה", "😀", "'", "--", "\u0000", "%%%"])(
    "finds nothing to search for in %o",
    (query) => {
      expect(searchWords(kjv, { query })).toEqual({ ok: false, problem: "nothing-to-search" });
    },
  );

  it("are answered", () => {
    for (const query of hostileQueries) expect(searchWords(kjv, { query }).ok, query).toBe(true);
  });

  it("never throws", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: "binary", maxLength: 80 }),
          fc
            .array(fc.constantFrom('"', "the", " ", "'", "lord", "*", "\\", "’s", "-"), { maxLength: 20 })
            .map((parts) => parts.join("")),
        ),
        (query) => {
          expect(typeof searchWords(kjv, { query }).ok).toBe("boolean");
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("the index", () => {
  it("finds every word in exactly the verses that contain it", () => {
    const versesWith = new Map<string, number>();
    for (const text of kjv.verses)
      for (const word of new Set(wordsOf(text).map((one) => one.word)))
        versesWith.set(word, (versesWith.get(word) ?? 0) + 1);
    expect(kjv.words.toSorted()).toEqual([...versesWith.keys()].toSorted());
    fc.assert(
      fc.property(fc.integer({ min: 0, max: kjv.words.length - 1 }), (index) => {
        const word = kjv.words[index]!;
        expect(search(kjv, word, { hasOpenEnd: false }).total, word).toBe(versesWith.get(word));
      }),
      { numRuns: 500 },
    );
  });

  it("marks found words as whole words", () => {
    const [words] = marked(search(kjv, "jesus wept "));
    expect(words).toEqual(["Jesus", "wept"]);
    expect(marked(search(kjv, "melchize"))[0]).toEqual(["Melchizedek"]);
  });

  it("skips verses that a translation omits", () => {
    expect(web.verses[verseOrdinal({ book: "ACT", chapter: 8, verse: 37 })]).toBe("");
    expect(search(web, "lord", { limit: 100 }).hits.every((hit) => hit.text !== "")).toBe(true);
  });
});
