import type { PassageResponse } from "#domain/api/bible.ts";
import { bookById } from "#domain/scripture/books/books.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import type { VerseId } from "#domain/scripture/reference/places.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import type { Translation } from "#domain/scripture/translations/translations.ts";
import type { PassageVerse } from "./read-verses.ts";

interface TextOptions {
  readonly hasNumbers?: boolean;
  /** Each verse ends with a line break. */
  readonly hasLines?: boolean;
}

/** The verses one after the other, separated by spaces unless they have line breaks, with verse numbers if requested. */
const joined = (verses: readonly PassageVerse[], { hasNumbers = false, hasLines = false }: TextOptions): string =>
  verses.map(({ verse, text }) => (hasNumbers ? `(${verse}) ${text}` : text)).join(hasLines ? "" : " ");

/** A verse as lists of verses name it. */
export const namedVerse = (place: VerseId) => ({
  reference: formatReference(verseReference(place)),
  book_id: place.book,
  book_name: bookById(place.book).name,
  chapter: place.chapter,
  verse: place.verse,
});

/** The translation of an answer. */
export const translationFields = ({ id, name, note }: Translation) => ({
  translation_id: id,
  translation_name: name,
  translation_note: note,
});

/** Whose data an answer has. */
export const creditOf = ({
  text,
  licence,
  licenceUrl,
}: Readonly<Record<"text" | "licence" | "licenceUrl", string>>) => ({
  text,
  licence,
  licence_url: licenceUrl,
});

/** The response for a passage, with keys in the order of the public service. */
export const passageResponse = (
  reference: string,
  verses: PassageVerse[],
  translation: Translation,
  options: TextOptions = {},
): PassageResponse => ({
  reference,
  verses,
  text: joined(verses, options),
  ...translationFields(translation),
});
