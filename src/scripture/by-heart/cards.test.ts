import * as fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { books, verseCount } from "#domain/scripture/books/books.ts";
import { learnPath } from "#domain/site/addresses/learn-address.ts";
import {
  cleanSetName,
  longestSetName,
  mostPassages,
  parseLearnHash,
} from "#domain/site/addresses/read-learn-address.ts";
import { site } from "#domain/site/site.ts";
import { mergeRuleOf, type SyncedEntry } from "#src/sync/parts.ts";
import { mergeVersions, type Version } from "#src/sync/version.ts";
import {
  addCards,
  cardId,
  countVerses,
  grades,
  inParts,
  isReworded,
  mergeCards,
  parseCardId,
  removeCard,
  review,
} from "./cards.ts";
import { mostReviews, mostVerses, mostVersesOfPassage } from "./config.ts";
import { cardsEntry, type Card } from "./stored.ts";

const anyPassage = fc
  .constantFrom(...books)
  .chain((book) => fc.tuple(fc.constant(book), fc.integer({ min: 1, max: book.verseCounts.length })))
  .chain(([book, chapter]) =>
    fc
      .uniqueArray(fc.integer({ min: 1, max: verseCount(book.id, chapter) }), { minLength: 1, maxLength: 12 })
      .map((verses) => ({ book: book.id, chapter, verses: verses.toSorted((one, other) => one - other) })),
  );

const anyDate = fc.integer({ min: 1, max: 28 }).map((day) => `2026-11-${String(day).padStart(2, "0")}`);
const anyGrade = fc.constantFrom(grades.again, grades.hard, grades.good, grades.easy);
const anyCard: fc.Arbitrary<Card> = fc.record({
  addedOn: anyDate,
  reviews: fc.dictionary(anyDate, anyGrade),
  wording: fc.option(fc.record({ on: anyDate, hash: fc.nat(3) }), { nil: undefined }),
});
const anyCards = fc.dictionary(fc.constantFrom("kjv/JHN.3.16", "kjv/PSA.23.1", "web/PSA.23.1"), anyCard);

const john = "kjv/JHN.3.16";

describe("a card’s id", () => {
  it("is read back", () => {
    fc.assert(
      fc.property(anyPassage, (passage) => {
        const id = cardId({ translation: "kjv", passage });
        expect(parseCardId(id)).toEqual({ translation: "kjv", passage });
      }),
    );
  });

  it("names a translation and verses that exist", () => {
    for (const id of ["kjv/JHN.3", "xyz/JHN.3.16", "kjv/JHN.3.37", "kjv/JHN.3.16/", "kjv/XXX.1.1", "__proto__", ""])
      expect(parseCardId(id), id).toBeUndefined();
  });
});

describe("a long passage", () => {
  it("is divided into parts of much the same length, without losing a verse", () => {
    const all = { book: "PSA", chapter: 119, verses: [] } as const;
    const parts = inParts(all);
    expect(parts.flatMap(({ verses }) => verses)).toEqual(Array.from({ length: 176 }, (_, index) => index + 1));
    expect(Math.max(...parts.map(({ verses }) => verses.length))).toBeLessThanOrEqual(mostVersesOfPassage);
    expect(inParts({ book: "PSA", chapter: 1, verses: Array.from({ length: 13 }, (_, at) => at + 1) })).toHaveLength(2);
  });
});

describe("a link", () => {
  it("is read back, each passage once", () => {
    fc.assert(
      fc.property(fc.array(anyPassage, { minLength: 1, maxLength: 12 }), (passages) => {
        const read = parseLearnHash(learnPath("web", [...passages, ...passages]).split("#")[1]!);
        expect(read?.translation).toBe("web");
        expect(read?.leftOut).toBe(0);
        expect(new Set(read?.passages.map((passage) => JSON.stringify(passage)))).toEqual(
          new Set(passages.map((passage) => JSON.stringify(passage))),
        );
      }),
    );
  });

  it("leaves out what names no verses, and says how much", () => {
    expect(parseLearnHash("#kjv/JHN.3.16;JHN.99.1;<script>;JHN.3.16")).toEqual({
      translation: "kjv",
      name: "",
      passages: [{ book: "JHN", chapter: 3, verses: [16] }],
      leftOut: 2,
    });
    const many = Array.from({ length: 30 }, (_, index) => `PSA.119.${index + 1}`).join(";");
    expect(parseLearnHash(`#kjv/${many}`)).toMatchObject({ leftOut: 10, passages: { length: mostPassages } });
    expect(parseLearnHash("#kjv%2FJHN.3.16%3BPSA.23.1%2C2")?.passages).toHaveLength(2);
  });

  it("carries the name of the set, whatever it is, in signs that programs do not cut off", () => {
    const john3 = [{ book: "JHN", chapter: 3, verses: [16] }] as const;
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (text) => {
        const name = cleanSetName(text);
        const path = learnPath("kjv", john3, name);
        expect(path).toMatch(/^\/by-heart\/set#kjv\/JHN\.3\.16(?:\/[\w%~-]+)?$/);
        expect(parseLearnHash(path.split("#")[1]!)?.name).toBe(name);
      }),
    );
    expect(parseLearnHash("#kjv/JHN.3.16/Sunday%20school%2C week 3/4")?.name).toBe("Sunday school, week 3 4");
  });

  it("has a name of one line without addresses, invisible signs and piled-up marks", () => {
    for (const [text, name] of [
      ["  Sunday\n school ", "Sunday school"],
      ["<b>Win</b> https://evil.example/@me", "b Win b https: evil.example me"],
      ["\u202Edrow\u200B", "drow"],
      [`a${"\u0301".repeat(40)}`, "\u00E1\u0301\u0301\u0301"],
      ["É Pâques (7)", "É Pâques (7)"],
      ["\uD83D\uDE00", ""],
      ["Kids \u271D\uFE0F week", "Kids week"],
    ] as const)
      expect(cleanSetName(text), text).toBe(name);
    expect([...cleanSetName("\u{20000}".repeat(99))]).toHaveLength(longestSetName);
    expect(parseLearnHash("#kjv/JHN.3.16/%E0%A4")?.name).toBe("");
  });

  it("is refused if it names nothing, or is no link of ours", () => {
    for (const hash of ["", "#", "#kjv", "#kjv/", "#xyz/JHN.3.16", `#kjv/${"JHN.3.16;".repeat(400)}`, "#kjv/%E0%A4"])
      expect(parseLearnHash(hash), hash).toBeUndefined();
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (hash) => void parseLearnHash(hash)));
  });
});

describe("cards", () => {
  it("are added once, as long as there is room", () => {
    const one = addCards({}, [john, john], "2026-11-01");
    expect(Object.keys(one)).toEqual([john]);
    expect(addCards(one, [john], "2026-11-02")).toBe(one);
    const psalms = Array.from({ length: 150 }, (_, index) => `kjv/PSA.${index + 1}.1-2`);
    const full = addCards(addCards({}, psalms, "2026-11-01"), allVerses(), "2026-11-01");
    expect(countVerses(full)).toBe(mostVerses);
    expect(addCards(full, ["kjv/REV.22.21"], "2026-11-01")).toBe(full);
  });

  it("have one grade a date, the newest hundred, and know their words", () => {
    let cards = addCards({}, [john], "2026-01-01");
    cards = review(cards, john, "2026-11-01", grades.good, "For God so loved");
    cards = review(cards, john, "2026-11-01", grades.again, "For God so loved");
    expect(cards[john]?.reviews).toEqual({ "2026-11-01": grades.again });
    expect(isReworded(cards[john]!, "For God so loved")).toBe(false);
    expect(isReworded(cards[john]!, "For God loved")).toBe(true);
    for (let year = 1000; year < 1000 + mostReviews; year += 1)
      cards = review(cards, john, `${year}-01-01`, grades.good, "");
    expect(Object.keys(cards[john]!.reviews)).toHaveLength(mostReviews);
    expect(cards[john]!.reviews["2026-11-01"]).toBe(grades.again);
    expect(review(removeCard(cards, john), john, "2026-11-02", grades.good, "")).toEqual({});
  });

  it("lose what cannot be read, and no more", () => {
    const reviews = { "2026-11-01": 3, "2026-13-01": 3, "2026-11-02": 9 };
    const read = cardsEntry.migrate!({ [john]: { addedOn: "2026-11-01", reviews }, other: 3, "web/JHN.3.16": {} });
    expect(cardsEntry.schema.parse(read)).toEqual({
      [john]: { addedOn: "2026-11-01", reviews: { "2026-11-01": 3 } },
    });
  });
});

/** Every first verse of a chapter of the historical and prophetic books: more than there is room for. */
const allVerses = (): string[] =>
  books
    .filter(({ id }) => id !== "PSA")
    .flatMap(({ id, verseCounts }) =>
      verseCounts.flatMap((count, index) =>
        Array.from({ length: Math.min(count, 3) }, (_, verse) => `kjv/${id}.${index + 1}.${verse + 1}`),
      ),
    );

const reviewedIn = (dates: readonly number[]) => ({
  [john]: {
    addedOn: "1000-01-01",
    reviews: Object.fromEntries(
      dates
        .toSorted()
        .slice(-mostReviews)
        .map((year) => [`${year}-01-01`, grades.good]),
    ),
  },
});

const version = (device: string, at: number, value: Card): Version => ({ seen: { [device]: at }, value });

describe("merging", () => {
  it("gives the same whatever comes first, however often, and loses no review", () => {
    fc.assert(
      fc.property(anyCards, anyCards, anyCards, (one, two, three) => {
        const merged = mergeCards(one, two);
        expect(mergeCards(two, one)).toEqual(merged);
        expect(mergeCards(merged, two)).toEqual(merged);
        expect(mergeCards(merged, three)).toEqual(mergeCards(one, mergeCards(two, three)));
        for (const [id, card] of [...Object.entries(one), ...Object.entries(two)])
          expect(Object.keys(merged[id]!.reviews)).toEqual(expect.arrayContaining(Object.keys(card.reviews)));
      }),
    );
  });

  it("keeps the newest reviews in whatever order more than a hundred meet", () => {
    const years = fc.uniqueArray(fc.integer({ min: 1000, max: 1300 }), { minLength: 60, maxLength: 120 });
    fc.assert(
      fc.property(years, years, years, (one, two, three) => {
        const [a, b, c] = [reviewedIn(one), reviewedIn(two), reviewedIn(three)];
        const merged = mergeCards(mergeCards(a, b), c);
        expect(mergeCards(a, mergeCards(c, b))).toEqual(merged);
        expect(merged).toEqual(reviewedIn([...new Set([...one, ...two, ...three])]));
      }),
    );
  });

  it("is what sync does with reviews that two devices made apart", () => {
    const join = mergeRuleOf(cardsEntry as unknown as SyncedEntry);
    fc.assert(
      fc.property(anyCard, anyCard, anyCard, fc.nat(3), fc.nat(3), fc.nat(3), (a, b, c, ...times) => {
        const [one, two, three] = [a, b, c].map((card, index) => version(`device${index}`, times[index]! + 1, card));
        const first = mergeVersions(mergeVersions(one!, two!, join), three!, join);
        const second = mergeVersions(one!, mergeVersions(three!, two!, join), join);
        expect(second.value).toEqual(first.value);
        expect(first.value).toEqual(mergeCards(mergeCards({ x: a }, { x: b }), { x: c })["x"]);
      }),
    );
  });
});

it("a text of another language that the site has whole is learnt like the others, in its language", async () => {
  const id = "spa_r09";
  vi.resetModules();
  vi.doMock("#domain/site/site.ts", () => ({ site: { ...site, embed: [id] } }));
  const { embeddedTranslationIds, textLanguage } = await import("#domain/scripture/translations/translations.ts");
  const sets = await import("./sets.ts");
  const cards = await import("./cards.ts");
  vi.doUnmock("#domain/site/site.ts");
  vi.resetModules();

  expect(embeddedTranslationIds.map(textLanguage)).toEqual([
    ...embeddedTranslationIds.slice(0, -1).map(() => undefined),
    "es",
  ]);
  expect(sets.usualTranslation(id)).toBe(id);
  const set = sets.readSetHash(`#${id}/JHN.3.16`)!;
  expect(sets.setPath(set, set.translation!)).toBe(`/by-heart/set#${id}/JHN.3.16`);
  const [place] = sets.placesOf(set.passages, set.translation!);
  expect(cards.cardId(place!)).toBe(`${id}/JHN.3.16`);
  expect(cards.parseCardId(`${id}/JHN.3.16`)).toEqual(place);
  expect(parseCardId("deu_l12/JHN.3.16")).toBeUndefined();
});
