import { verseList, type VerseSet } from "#domain/scripture/reference/verse-set.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";

/**
 * The address of passages to learn: `/by-heart/set#kjv/PSA.23.1-6;JHN.10.11`. They stand in the fragment, which is sent to
 * no server (docs/product/by-heart.md, "Sets by link").
 */

/** `JHN.3.16-18,20`. A set without verses is the whole chapter: `PSA.23`. */
export const passageText = ({ book, chapter, verses }: VerseSet): string =>
  [book, chapter, ...(verses.length === 0 ? [] : [verseList(verses).replaceAll(" ", "")])].join(".");

export const learnPath = (translation: EmbeddedTranslationId, passages: readonly VerseSet[]): string =>
  `/by-heart/set#${translation}/${passages.map(passageText).join(";")}`;
