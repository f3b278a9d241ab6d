import { bookById, type BookId } from "#domain/scripture/books/books.ts";
import {
  compareVerseSets,
  parseMarkReference,
  verseList,
  type VerseSet,
  verseSetReference,
} from "#domain/scripture/reference/verse-set.ts";
import { hasEveryWord } from "#domain/text/fold.ts";
import { classOfColour, colourOfClass, type HighlightColour } from "./colours.ts";
import type { MarkedVerse, MarkedVerses } from "./marked-verse.ts";
import type { Highlights, Note } from "./stored.ts";

/** Maximum size of a note in UTF-16 units, as `maxLength` counts. Nothing else about a note is limited. */
export const maxNoteLength = 5000;

/** 'Book chapter:verse' as it is stored, with the book's own name: "Psalms 23:4". */
export const storedReference = ({ book, chapter, verses }: VerseSet): string =>
  `${bookById(book).name} ${chapter}${verses.length === 0 ? "" : `:${verseList(verses)}`}`;

/** Each verse of a set by itself, or its chapter: what a bookmark or a highlight is on. */
const placesOf = (set: VerseSet): readonly string[] =>
  set.verses.length === 0
    ? [storedReference(set)]
    : set.verses.map((verse) => storedReference({ ...set, verses: [verse] }));

/** The same of a stored reference, however it is spelled: "Psalm 23:4" and "Psalms 23:4" are the same mark. */
const placesIn = (reference: string): readonly string[] => {
  const set = parseMarkReference(reference);
  return set === undefined ? [reference] : placesOf(set);
};

/** What is left of a stored reference without some places; as it was written if it has none of them. */
const without = (reference: string, places: ReadonlySet<string>): readonly string[] => {
  const own = placesIn(reference);
  return own.some((place) => places.has(place)) ? own.filter((place) => !places.has(place)) : [reference];
};

/** Bookmarks every verse of the set; if all are bookmarked already, removes their bookmarks. */
export const toggleBookmarks = (bookmarks: string[], set: VerseSet): string[] => {
  const places = new Set(placesOf(set));
  const present = new Set(bookmarks.flatMap(placesIn));
  const others = bookmarks.flatMap((reference) => without(reference, places));
  return [...places].every((place) => present.has(place)) ? others : [...others, ...places];
};

/** Sets the colour of every verse of the set; undefined removes the highlight. */
export const setHighlights = (
  highlights: Highlights,
  set: VerseSet,
  colour: HighlightColour | undefined,
): Highlights => {
  const places = new Set(placesOf(set));
  const others = Object.entries(highlights).flatMap(([reference, text]) =>
    without(reference, places).map((place) => [place, text] as const),
  );
  const added = colour === undefined ? [] : [...places].map((place) => [place, classOfColour[colour]] as const);
  return Object.fromEntries([...others, ...added]);
};

/** Adds a note exactly as it was written, unless its text is blank. */
export const addNote = (notes: readonly Note[], note: Note): readonly Note[] =>
  note.text.trim() === "" ? notes : [...notes, note];

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

const placed = <T>(items: readonly T[], referenceOf: (item: T) => string): Placed<T>[] =>
  items
    .map((item) => {
      const set = parseMarkReference(referenceOf(item));
      return { item, set, reference: set === undefined ? referenceOf(item) : verseSetReference(set) };
    })
    .toSorted(inOrder);

/** Remembers the list of each value: parsing and sorting thousands of references takes a phone longer than drawing thirty. */
const remembered = <Marks extends object, Item>(list: (marks: Marks) => readonly Item[]) => {
  const lists = new WeakMap<Marks, readonly Item[]>();
  return (marks: Marks): readonly Item[] => {
    const known = lists.get(marks) ?? list(marks);
    lists.set(marks, known);
    return known;
  };
};

/** Notes in canonical order. */
export const listNotes = remembered((notes: readonly Note[]) => placed(notes, ({ reference }) => reference));

/** In canonical order. Two spellings of a reference are one bookmark. */
export const listBookmarks = remembered((bookmarks: readonly string[]) => {
  const marks = placed(bookmarks, (reference) => reference);
  return [...new Map(marks.map((mark) => [mark.reference, mark])).values()];
});

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

/** Marks whose reference or text contains every word of the query. */
export const searchMarks = <T>(
  marks: readonly Placed<T>[],
  query: string,
  textOf: (item: T) => string,
): readonly Placed<T>[] => {
  if (query.trim() === "") return marks;
  const isFound = hasEveryWord(query);
  return marks.filter(({ item, reference }) => isFound(`${reference} ${textOf(item)}`));
};

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
