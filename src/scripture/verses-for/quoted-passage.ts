import type { SubjectPassage } from "#content/schema/subjects.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { verseSetText } from "#domain/scripture/reference/verse-set-text.ts";
import { parseVerseSet, type VerseSet } from "#domain/scripture/reference/verse-set.ts";
import type { SubjectId } from "#domain/site/subjects/subjects.ts";

/** A passage of a subject with its words in the King James Version. */
export interface QuotedPassage extends SubjectPassage {
  readonly text: string;
}

/** A subject's passages as a prerendered page carries them. */
export interface QuotedSubject {
  readonly id: SubjectId;
  readonly passages: readonly QuotedPassage[];
}

/** The verses of a reference in our content. Throws if it is none; the content's tests exclude that. */
export const versesOf = ({ reference }: Pick<SubjectPassage, "reference">): VerseSet => {
  const set = parseVerseSet(reference);
  if (!set) throw new Error(`${reference} is no reference`);
  return set;
};

const keyOf = ({ book, chapter }: ChapterId): string => `${book} ${chapter}`;

/** The chapters with the passages, each once. */
export const chaptersOf = (passages: readonly SubjectPassage[]): readonly ChapterId[] => [
  ...new Map(passages.map(versesOf).map(({ book, chapter }) => [keyOf({ book, chapter }), { book, chapter }])).values(),
];

/** Passages with their words, from the chapters of `chaptersOf`. */
export const quoted = (
  passages: readonly SubjectPassage[],
  chapters: readonly ChapterText[],
): readonly QuotedPassage[] => {
  const byPlace = new Map(chapters.map((chapter) => [keyOf(chapter), chapter]));
  return passages.map((passage) => {
    const set = versesOf(passage);
    return { ...passage, text: verseSetText(set, byPlace.get(keyOf(set)) ?? { verses: [] }) };
  });
};
