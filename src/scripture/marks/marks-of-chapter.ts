import type { BookId } from "#domain/scripture/books/books.ts";
import {
  compareVerseSets,
  parseMarkReference,
  type VerseSet,
  verseSetReference,
} from "#domain/scripture/reference/verse-set.ts";
import { colourOfClass, type HighlightColour } from "./colours.ts";
import type { MarkedVerse, MarkedVerses } from "./marked-verse.ts";
import type { Highlights, Note } from "./stored.ts";

/** An item with a reference, and the verses it stands for. Unreadable references have none and are sorted last. */
export interface Placed<T> {
  readonly item: T;
  readonly reference: string;
  readonly set: VerseSet | undefined;
}

const inOrder = (a: Placed<unknown>, b: Placed<unknown>): number => {
  if (a.set !== undefined && b.set !== undefined) return compareVerseSets(a.set, b.set);
  if (a.set === undefined && b.set === undefined) return a.reference.localeCompare(b.reference);
  return a.set === undefined ? 1 : -1;
};

export const placed = <T>(items: readonly T[], referenceOf: (item: T) => string): Placed<T>[] =>
  items
    .map((item) => {
      const set = parseMarkReference(referenceOf(item));
      return { item, set, reference: set === undefined ? referenceOf(item) : verseSetReference(set) };
    })
    .toSorted(inOrder);

/** Remembers the list of each value: parsing and sorting thousands of references takes a phone longer than drawing thirty. */
export const remembered = <Marks extends object, Item>(list: (marks: Marks) => readonly Item[]) => {
  const lists = new WeakMap<Marks, readonly Item[]>();
  return (marks: Marks): readonly Item[] => {
    const known = lists.get(marks) ?? list(marks);
    lists.set(marks, known);
    return known;
  };
};

interface Highlighted {
  readonly reference: string;
  readonly colour: HighlightColour;
}

export const listHighlights = remembered((highlights: Highlights) => {
  const items = Object.entries(highlights).flatMap(([reference, text]): Highlighted[] => {
    const colour = colourOfClass(text);
    return colour === undefined ? [] : [{ reference, colour }];
  });
  return placed(items, ({ reference }) => reference);
});

export interface AllMarks {
  readonly notes: readonly Note[];
  readonly bookmarks: readonly string[];
  readonly highlights: Highlights;
}

/** A quick check that is false for most references outside the chapter: long-time visitors have thousands, and parsing each is slow. */
const mayBeOn = (chapter: number): ((reference: string) => boolean) => {
  const named = new RegExp(`(?<!\\d)0*${chapter}(?::|$)`);
  return (reference) => reference.includes(String(chapter)) && named.test(reference.trimEnd());
};

type Changing<T> = { -readonly [Key in keyof T]: T[Key] };

/** The marks of one chapter by verse number; the same in every translation. */
export const marksOfChapter = (
  { notes, bookmarks, highlights }: AllMarks,
  book: BookId,
  chapter: number,
): MarkedVerses => {
  const marks = new Map<number, Changing<MarkedVerse>>();
  const isNamed = mayBeOn(chapter);
  const each = (reference: string, mark: (verse: Changing<MarkedVerse>) => void) => {
    const set = isNamed(reference) ? parseMarkReference(reference) : undefined;
    if (set?.book !== book || set.chapter !== chapter) return;
    for (const verse of set.verses) {
      const present = marks.get(verse) ?? { isBookmarked: false, hasNote: false };
      mark(present);
      marks.set(verse, present);
    }
  };
  const coloured = Object.fromEntries(Object.entries(highlights).filter(([reference]) => isNamed(reference)));
  for (const reference of bookmarks) each(reference, (verse) => (verse.isBookmarked = true));
  for (const { item } of listHighlights(coloured)) each(item.reference, (verse) => (verse.colour = item.colour));
  for (const note of notes) each(note.reference, (verse) => (verse.hasNote = true));
  return marks;
};
