import type { BookId } from "#domain/scripture/books/books.ts";
import { englishReference } from "#domain/scripture/reference/format-reference.ts";
import type { VerseId } from "#domain/scripture/reference/places.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";

/** Places as a glossary writes them: `EXO 5:4 2TH 2:6,7#2 LEV 13` (the form is described in content/schema/dictionary.ts). */

/**
 * The named books (`GEN`), chapters (`LEV 13`) and verses (`EXO 5:4`), each with the occurrences that are meant, counted
 * from 1; an empty list means all of them.
 */
export type Places = ReadonlyMap<string, readonly number[]>;

/** Ids of books have a letter, chapters and verses have none. */
const isBook = (part: string): boolean => /[A-Z]/.test(part);

/** Reads well-formed places; the content tests assert the form and that the verses exist. */
export const readPlaces = (text: string): Places => {
  const places = new Map<string, number[]>();
  const parts = text.split(" ");
  let book = "";
  parts.forEach((part, index) => {
    if (isBook(part)) {
      book = part;
      // A book followed by another book, or by nothing, is meant as a whole.
      const next = parts[index + 1];
      if (next === undefined || isBook(next)) places.set(book, []);
      return;
    }
    const [chapter, verses] = part.split(":");
    if (verses === undefined) return void places.set(`${book} ${chapter}`, []);
    for (const verse of verses.split(",")) {
      const [range = "", occurrence] = verse.split("#");
      const [from, to = from] = range.split("-").map(Number);
      for (let number = from!; number <= to!; number += 1) {
        const key = `${book} ${chapter}:${number}`;
        places.set(key, [...(places.get(key) ?? []), ...(occurrence === undefined ? [] : [Number(occurrence)])]);
      }
    }
  });
  return places;
};

/** Whether the places include this occurrence (counted from 1) in this verse. */
export const includesOccurrence = (places: Places, { book, chapter, verse }: VerseId, occurrence: number): boolean => {
  const meant = places.get(`${book} ${chapter}:${verse}`) ?? places.get(`${book} ${chapter}`) ?? places.get(book);
  return meant !== undefined && (meant.length === 0 || meant.includes(occurrence));
};

interface Shown {
  readonly at?: string | undefined;
  readonly example?: string | undefined;
}

/** The verse to show for a sense: its example, or else the first verse it names. Every sense of the glossary has one. */
export const exampleVerse = ({ at = "", example }: Shown): VerseId => {
  const place = example ?? [...readPlaces(at).keys()].find((one) => one.includes(":")) ?? "";
  const [book, numbers = ""] = place.split(" ");
  const [chapter = 0, verse = 0] = numbers.split(":").map(Number);
  return { book: book as BookId, chapter, verse };
};

/** The same verse as it is written: `Romans 1:13`. */
export const exampleOf = (sense: Shown): string => englishReference(verseReference(exampleVerse(sense)));
