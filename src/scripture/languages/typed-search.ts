import { readSearch, type SearchIntent } from "#domain/scripture/lookup/search-intent.ts";
import { isCommaReference, withColons } from "#domain/scripture/reference/comma-verses.ts";

export { readLocalReference } from "./reference-readers.ts";

/** What a visitor with these languages meant by a text, as far as English names of books tell. */
export const readTyped = (text: string, languages: string): SearchIntent => {
  const parted = isCommaReference(text, languages) ? readSearch(withColons(text)) : undefined;
  return parted?.kind === "reference" ? parted : readSearch(text);
};

/**
 * Whether a search that English does not take for a passage may name one in another language: it has letters that English
 * has not, or a name with numbers after it. With a comma the visitor's language comes first: "Hb 11,1" is Hebrews in Portuguese.
 */
export const mayBeForeignReference = (text: string, kind: string, languages: string): boolean =>
  isCommaReference(text, languages) ||
  ((kind === "words" || kind === "problem") &&
    (/[^\p{ASCII}\p{P}]/u.test(text) || /\p{L}\.? ?\d[\d\s:.,;-]*$/u.test(text)));
