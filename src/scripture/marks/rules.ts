import { bookById } from "#domain/scripture/books/books.ts";
import { parseMarkReference, verseList, type VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { hasEveryWord } from "#domain/text/fold.ts";
import { classOfColour, type HighlightColour } from "./colours.ts";
import { placed, remembered, type Placed } from "./marks-of-chapter.ts";
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

/** Notes in canonical order. */
export const listNotes = remembered((notes: readonly Note[]) => placed(notes, ({ reference }) => reference));

/** In canonical order. Two spellings of a reference are one bookmark. */
export const listBookmarks = remembered((bookmarks: readonly string[]) => {
  const marks = placed(bookmarks, (reference) => reference);
  return [...new Map(marks.map((mark) => [mark.reference, mark])).values()];
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
