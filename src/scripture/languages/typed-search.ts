import { readSearch, type SearchIntent } from "#domain/scripture/lookup/search-intent.ts";
import { lookupMessages } from "#domain/scripture/messages.ts";
import { isCommaReference, isLocalFirst, withColons } from "#domain/scripture/reference/comma-verses.ts";
import { readLocalReference as readLocal } from "./reference-readers.ts";

/** Without the brackets that copied texts have around a reference or a translation: "(John 3:16)", "John 3:16 (KJV)". */
const unbracketed = (text: string): string => text.replace(/[()[\]]/g, " ").trim();

/** What a visitor with these languages meant by a text, as far as English names of books tell. */
export const readTyped = (typed: string, languages: string): SearchIntent => {
  const text = unbracketed(typed) || typed;
  const parted = isCommaReference(text, languages) ? readSearch(withColons(text)) : undefined;
  return parted?.kind === "reference" ? parted : readSearch(text);
};

/**
 * What a visitor with these languages meant by a text, as names of books in other languages tell; null if it has none, or
 * names a passage that only English has ("Jud 5,30").
 */
export const readForeign = async (typed: string, languages: string): Promise<SearchIntent | null> => {
  const reference = await readLocal(unbracketed(typed), languages);
  if (reference !== "no passage") return reference && { kind: "reference", reference };
  if (readTyped(typed, languages).kind === "reference") return null;
  return { kind: "not-found", message: lookupMessages.notFound(typed.trim()) };
};

/**
 * Whether a search that English does not take for a passage may name one in another language: it has letters that English
 * has not, or a name with numbers after it.
 */
export const mayBeForeignReference = (typed: string, kind: string, languages: string): boolean => {
  const text = unbracketed(typed);
  return (
    isLocalFirst(text, languages) ||
    ((kind === "words" || kind === "problem") &&
      (/[^\p{ASCII}\p{P}]/u.test(text) || /\p{L}\.? ?\d[\d\s:.,;-]*$/u.test(text)))
  );
};
