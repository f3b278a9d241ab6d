import { numbersBetween } from "#domain/scripture/reference/places.ts";
import { partsOfRange, type Reference, type VerseRange } from "#domain/scripture/reference/reference.ts";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { verseCount } from "#domain/scripture/books/books.ts";
import { passageText } from "#domain/site/addresses/learn-address.ts";
import { parsePassage } from "#domain/site/addresses/read-learn-address.ts";
import { readReference } from "#src/scripture/languages/reference-readers.ts";

/** Passages as somebody writes them down for a class: in English or in their own language, one or several in a line. */

export interface WrittenPassages {
  readonly passages: readonly VerseSet[];
  /** What is no reference, as it was written. */
  readonly unread: readonly string[];
}

/** A range by chapters: whole ones without verses, as addresses have them. */
const setsOfRange = (range: VerseRange): readonly VerseSet[] =>
  partsOfRange(range).map(({ place, span: { from, to } }) => {
    const isWhole = from === 1 && to === verseCount(place.book, place.chapter);
    return { ...place, verses: isWhole ? [] : numbersBetween(from, to) };
  });

/** "John 3:16, 18" is one passage. */
const setsOf = ({ ranges }: Reference): readonly VerseSet[] =>
  ranges.flatMap(setsOfRange).reduce<readonly VerseSet[]>((sets, set) => {
    const before = sets.at(-1);
    const goesOn =
      before?.book === set.book &&
      before.chapter === set.chapter &&
      before.verses.length > 0 &&
      (set.verses[0] ?? 0) > before.verses.at(-1)!;
    return goesOn ? [...sets.slice(0, -1), { ...before, verses: [...before.verses, ...set.verses] }] : [...sets, set];
  }, []);

/** Undefined if the text is no reference, or one that the address of a set cannot contain. */
const readSets = async (text: string, languages: string): Promise<readonly VerseSet[] | undefined> => {
  const read = await readReference(text, languages);
  const sets = read.ok ? setsOf(read.reference) : undefined;
  return sets?.every((set) => parsePassage(passageText(set))) ? sets : undefined;
};

const readLine = async (line: string, languages: string): Promise<WrittenPassages> => {
  const whole = await readSets(line, languages);
  if (whole) return { passages: whole, unread: [] };
  const pieces = line.split(";").flatMap((piece) => piece.trim() || []);
  const read = await Promise.all(pieces.map(async (piece) => [piece, await readSets(piece, languages)] as const));
  return {
    passages: read.flatMap(([, sets]) => sets ?? []),
    unread: read.flatMap(([piece, sets]) => (sets ? [] : [piece])),
  };
};

/**
 * The passages of a text, each once, and what of it could not be read. Rejects if the parser cannot be loaded.
 * @param languages of the visitor: "es-MX en"
 */
export const readPassages = async (text: string, languages: string): Promise<WrittenPassages> => {
  const lines = text.split("\n").flatMap((line) => line.trim() || []);
  const read = await Promise.all(lines.map((line) => readLine(line, languages)));
  const passages = read.flatMap((line) => line.passages);
  return {
    passages: [...new Map(passages.map((set) => [passageText(set), set])).values()],
    unread: read.flatMap(({ unread }) => unread),
  };
};
