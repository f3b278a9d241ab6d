import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { bookById, books, type BookId } from "#domain/scripture/books/books.ts";
import { isVerse, type VerseId } from "#domain/scripture/reference/places.ts";
import { exampleVerse, readPlaces } from "#domain/text/glossary-places.ts";
import { glossaryOccurrences, type WordOccurrence } from "#domain/text/glossary-words.ts";
import { chapterText } from "#tests/support/embedded-text.ts";
import { glossary } from "./glossary.ts";
import { glossaryEntrySchema, placesSchema, type GlossaryEntry, type GlossarySense } from "./schema/dictionary.ts";

interface Occurrence extends WordOccurrence<GlossaryEntry> {
  readonly place: VerseId;
  /** As written in the verse, in lower case. */
  readonly form: string;
  /** Counted from 1 among the entry's words in the verse. */
  readonly nth: number;
}

const written = ({ book, chapter, verse }: VerseId): string => `${book} ${chapter}:${verse}`;

/** Every occurrence of every word of the glossary in the King James Version. */
const readAll = (): readonly Occurrence[] => {
  const find = glossaryOccurrences(glossary);
  return books.flatMap(({ id, verseCounts }) =>
    verseCounts.flatMap((_, index) =>
      chapterText("kjv", id, index + 1)!.verses.flatMap((text, verse) => {
        const place = { book: id, chapter: index + 1, verse: verse + 1 };
        const counts = new Map<GlossaryEntry, number>();
        return find(text, place).map((found) => {
          const nth = (counts.get(found.entry) ?? 0) + 1;
          counts.set(found.entry, nth);
          return { ...found, place, nth, form: text.slice(found.start, found.end).toLowerCase() };
        });
      }),
    ),
  );
};

const occurrences = readAll();
const byEntry = Map.groupBy(occurrences, ({ entry }) => entry);
const of = (entry: GlossaryEntry): readonly Occurrence[] => byEntry.get(entry) ?? [];
const isPlain = ({ assigned }: Occurrence): boolean => assigned[0] === "plain";

/** Places named by an entry, each with the sense (or `plain`) that names it. */
const namedPlaces = ({
  senses,
  plain,
}: GlossaryEntry): readonly { readonly text: string; readonly to: GlossarySense | "plain" }[] => [
  ...senses.flatMap((sense) => (sense.at === undefined ? [] : [{ text: sense.at, to: sense }])),
  ...(plain === undefined || plain === "rest" ? [] : [{ text: plain, to: "plain" as const }]),
];

const isIn = (text: string, word: string): boolean => new RegExp(`(?<![A-Za-z])${word}(?![A-Za-z])`, "i").test(text);

const existing = (place: string): boolean => {
  const [book = "", rest] = place.split(" ");
  if (!books.some(({ id }) => id === book)) return false;
  if (rest === undefined) return true;
  const [chapter, verse] = rest.split(":").map(Number);
  return verse === undefined
    ? chapter! <= bookById(book as BookId).verseCounts.length
    : isVerse({ book: book as BookId, chapter: chapter!, verse });
};

describe("places in short form", () => {
  it.each(["GEN 1:1", "GEN", "ECC ISA 53:11", "LEV 12 15 22:4", "1CO 1:1-3,5,7#2 2TH 2:6"])("may be %s", (text) => {
    expect(placesSchema.safeParse(text).success).toBe(true);
  });

  it.each([
    "",
    "1:1",
    "GEN 1:1,",
    "GEN 1:",
    "GEN  1:1",
    "GEN 1:1;2:1",
    "Gen 1:1",
    "GEN 1:1 ",
    "GEN 1:1:1",
    "GEN 1:1-2#1",
    "GENESIS 1:1",
    "GEN 1-3",
  ])("may not be %j", (text) => {
    expect(placesSchema.safeParse(text).success).toBe(false);
  });
});

describe("the glossary of the King James Version", () => {
  it("has at least 450 entries that match the schema", () => {
    expect(z.array(glossaryEntrySchema).safeParse(glossary).error).toBeUndefined();
    expect(glossary.length).toBeGreaterThanOrEqual(450);
  });

  it("explains each form once, in alphabetical order of the entries", () => {
    const words = glossary.flatMap(({ words: forms }) => forms);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
    const first = glossary.map(({ words: [word] }) => word!);
    expect(first).toEqual(first.toSorted((a, b) => (a < b ? -1 : 1)));
  });

  it("has only forms that occur", () => {
    const found = new Set(occurrences.map(({ form }) => form));
    expect(glossary.flatMap(({ words }) => words).filter((word) => !found.has(word))).toEqual([]);
  });

  it("assigns every occurrence to exactly one sense, or leaves it out on purpose", () => {
    const wrong = occurrences.filter(({ assigned }) => assigned.length !== 1);
    expect(wrong.map(({ form, place, assigned }) => `${form} ${written(place)}: ${assigned.length}`)).toEqual([]);
  });

  it("has at most one sense, or the modern one, for the places that it does not name", () => {
    const wrong = glossary.filter(
      ({ senses, plain }) => senses.filter(({ at }) => at === undefined).length + (plain === "rest" ? 1 : 0) > 1,
    );
    expect(wrong.map(({ words }) => words[0])).toEqual([]);
  });

  it("has no sense without an occurrence, and leaves out what it says it leaves out", () => {
    const empty = glossary.flatMap((entry) => {
      const used = new Set(of(entry).flatMap(({ assigned }) => assigned));
      return [...entry.senses, ...(entry.plain === undefined ? [] : ["plain" as const])]
        .filter((one) => !used.has(one))
        .map((one) => `${entry.words[0]}: ${one === "plain" ? one : one.meaning}`);
    });
    expect(empty).toEqual([]);
  });

  it("names places that exist and hold the word, each once", () => {
    const wrong = glossary.flatMap((entry) =>
      namedPlaces(entry).flatMap(({ text, to }) => {
        const holds = (place: string, nth?: number) =>
          of(entry).some(
            (one) =>
              [written(one.place), `${one.place.book} ${one.place.chapter}`, one.place.book].includes(place) &&
              (nth === undefined || one.nth === nth) &&
              one.assigned.includes(to),
          );
        return [...readPlaces(text)]
          .filter(
            ([place, meant]) =>
              !existing(place) || (meant.length === 0 ? !holds(place) : meant.some((nth) => !holds(place, nth))),
          )
          .map(([place]) => `${entry.words[0]}: ${place}`);
      }),
    );
    expect(wrong).toEqual([]);
    const all = glossary.flatMap((entry) => {
      const places = namedPlaces(entry).flatMap(({ text }) =>
        [...readPlaces(text)].flatMap(([place, meant]) =>
          meant.length === 0 ? [place] : meant.map((nth) => `${place}#${nth}`),
        ),
      );
      return places
        .filter((place, index) => places.indexOf(place) !== index)
        .map((place) => `${entry.words[0]}: ${place}`);
    });
    expect(all).toEqual([]);
  });

  it("shows for each sense a verse that has it", () => {
    const wrong = glossary.flatMap((entry) =>
      entry.senses
        .filter(
          (sense) =>
            (sense.at === undefined && sense.example === undefined) ||
            !of(entry).some(
              ({ place, assigned }) => assigned.includes(sense) && written(place) === written(exampleVerse(sense)),
            ),
        )
        .map((sense) => `${entry.words[0]}: ${sense.meaning}`),
    );
    expect(wrong).toEqual([]);
  });

  it("says each meaning in 14 words at most, and once per entry", () => {
    const wrong = glossary.filter(({ senses }) =>
      senses.some(
        ({ meaning }, index) =>
          meaning.split(" ").length > 14 || senses.findIndex((other) => other.meaning === meaning) !== index,
      ),
    );
    expect(wrong.map(({ words }) => words[0])).toEqual([]);
  });

  it("does not use a word to explain itself, except to name a phrase before a colon", () => {
    const wrong = glossary.flatMap(({ words, senses }) =>
      senses
        .filter(({ meaning }) => words.some((word) => isIn(meaning.replaceAll(/(?<=^|; )[^:;]*:/g, ""), word)))
        .map(({ meaning }) => `${words[0]}: ${meaning}`),
    );
    expect(wrong).toEqual([]);
  });

  it("covers the words as they are counted in glossary-counts.md", async () => {
    const rows = glossary.map(
      (entry) =>
        `| ${entry.words.join(", ")} | ${of(entry).filter((one) => !isPlain(one)).length} | ${of(entry).filter(isPlain).length} |`,
    );
    const plain = occurrences.filter(isPlain).length;
    const table = [
      "# Occurrences of the glossary's words in the King James Version",
      "",
      "Written by the test of the glossary. `vitest -u` updates it after a change that is meant.",
      "",
      "| word | explained | left out on purpose |",
      "|---|---:|---:|",
      ...rows,
      `| **${glossary.length} entries, ${glossary.flatMap(({ words }) => words).length} forms** | **${occurrences.length - plain}** | **${plain}** |`,
      "",
    ].join("\n");
    await expect(table).toMatchFileSnapshot("./glossary-counts.md");
  });
});
