import { compareVerseSets, parseVerseSet, verseList } from "#domain/scripture/verse-set.ts";
import { chapterTitle } from "#domain/scripture/books.ts";

/** What is needed of a stored note (`bible-notes`). */
export interface ExportedNote {
  readonly reference: string;
  readonly text: string;
  /** ISO date and time, or empty. */
  readonly createdAt: string;
}

/** Notes as one Markdown document in canonical order: a heading for each reference, the date under the text. */
export const notesMarkdown = (notes: readonly ExportedNote[]): string => {
  const placed = notes.map((note) => ({ note, set: parseVerseSet(note.reference) }));
  const ordered = placed.toSorted((a, b) => {
    if (a.set && b.set) return compareVerseSets(a.set, b.set);
    return Number(a.set === undefined) - Number(b.set === undefined);
  });
  const parts = ordered.map(({ note, set }) => {
    const verses = set === undefined || set.verses.length === 0 ? "" : `:${verseList(set.verses)}`;
    const reference = set === undefined ? note.reference : `${chapterTitle(set.book, set.chapter)}${verses}`;
    const date = note.createdAt.slice(0, 10);
    return `## ${reference}\n\n${note.text}\n${date === "" ? "" : `\n*${date}*\n`}`;
  });
  return `# Notes\n\n${parts.join("\n")}`;
};
