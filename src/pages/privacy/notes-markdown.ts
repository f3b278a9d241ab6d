import { toIsoDate, type CalendarDate } from "#domain/calendar/calendar-date.ts";
import { chapterTitle } from "#domain/scripture/books/books.ts";
import { compareVerseSets, parseVerseSet, verseList } from "#domain/scripture/reference/verse-set.ts";
import { dataMessages } from "./messages.ts";

/** The fields of a stored note (`bible-notes`) used here. */
export interface ExportedNote {
  readonly reference: string;
  readonly text: string;
  /** ISO date and time, or empty. */
  readonly createdAt: string;
}

/**
 * Formats notes as one Markdown document in canonical order: a heading for each reference, the date under the text.
 * @param dateOf converts an instant (milliseconds since the epoch) to the visitor's local date
 */
export const notesMarkdown = (notes: readonly ExportedNote[], dateOf: (instant: number) => CalendarDate): string => {
  const placed = notes.map((note) => ({ note, set: parseVerseSet(note.reference) }));
  const ordered = placed.toSorted((a, b) => {
    if (a.set && b.set) return compareVerseSets(a.set, b.set);
    return Number(a.set === undefined) - Number(b.set === undefined);
  });
  const parts = ordered.map(({ note, set }) => {
    const verses = set === undefined || set.verses.length === 0 ? "" : `:${verseList(set.verses)}`;
    const reference = set === undefined ? note.reference : `${chapterTitle(set.book, set.chapter)}${verses}`;
    const instant = Date.parse(note.createdAt);
    return `## ${reference}\n\n${note.text}\n${Number.isNaN(instant) ? "" : `\n*${toIsoDate(dateOf(instant))}*\n`}`;
  });
  return `# ${dataMessages.notesTitle}\n\n${parts.join("\n")}`;
};
