import type { SubjectPassage } from "#content/schema/subjects.ts";
import { quotedVerses } from "#domain/scripture/languages/quoted-verse.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { chaptersOfReference } from "#domain/scripture/reference/reference.ts";
import { verseSetText } from "#domain/scripture/reference/verse-set-text.ts";
import { parseVerseSet, spanOfSet, type VerseSet } from "#domain/scripture/reference/verse-set.ts";
import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import type { SubjectId } from "#domain/site/subjects/subjects.ts";

/** A passage of a subject with its words, in the King James Version if no edition is named. */
export interface QuotedPassage extends SubjectPassage {
  readonly text: string;
  /** The edition of a text in another language. */
  readonly edition?: { readonly id: TranslationId; readonly name: string; readonly tag: string };
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

/** The chapters with the passages, each once. */
export const chaptersOf = (passages: readonly SubjectPassage[]): readonly ChapterId[] =>
  chaptersOfReference({ ranges: passages.flatMap((passage) => spanOfSet(versesOf(passage)).ranges) });

/** A passage with its words, from its chapter; undefined where a text of another language counts the verses otherwise. */
export const quotedFrom = (passage: SubjectPassage, chapter: ChapterText): QuotedPassage | undefined => {
  const set = versesOf(passage);
  const { translation, edition } = chapter;
  if (!edition) return { ...passage, text: verseSetText(set, chapter) };
  const text = quotedVerses(chapter, set.verses)?.text;
  return text === undefined
    ? undefined
    : { ...passage, text, edition: { id: translation, name: edition.name, tag: edition.tag } };
};
