import type { QueryClient } from "@tanstack/react-query";
import { bookName, books } from "#domain/scripture/books/books.ts";
import { namedTranslation, readSearch, type SearchIntent } from "#domain/scripture/lookup/search-intent.ts";
import { lookupMessages } from "#domain/scripture/messages.ts";
import {
  isCommaReference,
  isLocalFirst,
  withEnglishSigns,
  withFollowing,
  withOnePsalmNumber,
  writesCommas,
} from "#domain/scripture/reference/comma-verses.ts";
import { isRemoteTranslation } from "#domain/scripture/translations/translations.ts";
import { fold } from "#domain/text/fold.ts";
import { type RemoteBooks, remoteBooksQuery } from "#src/scripture/text/remote-translation-books.ts";
import { readLocalReference as readLocal, readWithOwnNames } from "./reference-readers.ts";

/** Without the brackets that copied texts have around a reference or a translation: "(John 3:16)", "John 3:16 (KJV)". */
const unbracketed = (text: string): string =>
  withFollowing(
    withOnePsalmNumber(text)
      .replace(/[()[\]]/g, " ")
      .trim(),
  );

/** Fewer letters alone are more likely a word, unless they have a number: in Spanish, "mar" is the sea and "sal" salt. */
const shortestName = 5;
/** In letters and spaces. No book has a longer name. */
const longestName = 40;

/** Words that the parser takes for Song of Solomon, Leviticus, Philippians and Numbers, and that no visitor means so. */
const englishWords: ReadonlySet<string> = new Set(["son", "levi", "philip", "number"]);

const bookNames: ReadonlySet<string> = new Set(books.flatMap(({ id, name }) => [fold(name), fold(bookName(id))]));

/** Whether a text without numbers behind it is the name of a book to a visitor with these languages, if it names one at all. */
const isName = (text: string, languages: string): boolean => {
  const plain = fold(text);
  if (!writesCommas(languages)) return !englishWords.has(plain);
  return plain.length >= shortestName || /^\d/.test(plain) || bookNames.has(plain);
};

const isAlone = (text: string): boolean => !/^\P{L}*\p{L}\D*\d/u.test(text);

/** What a visitor with these languages meant by a text, as far as English names of books tell. */
export const readTyped = (typed: string, languages: string): SearchIntent => {
  const text = unbracketed(typed) || typed;
  const parted = isCommaReference(text, languages) ? readSearch(withEnglishSigns(text)) : undefined;
  const intent = parted?.kind === "reference" ? parted : readSearch(text);
  const isWord = intent.kind === "reference" && isAlone(text) && !isName(text, languages);
  return isWord ? { kind: "words", query: text } : intent;
};

/** The books of a translation; undefined if it has English names, and where they cannot be loaded. */
export const readBooks = async (translation: string, client: QueryClient): Promise<RemoteBooks | undefined> =>
  isRemoteTranslation(translation)
    ? client.fetchQuery(remoteBooksQuery(translation)).catch(() => undefined)
    : undefined;

/**
 * What a visitor with these languages meant by a text, as names of books in other languages tell; null if it has none, or
 * names a passage that only English has ("Jud 5,30").
 * @param readOwnBooks loads the books of the translation that is read
 */
export const readForeign = async (
  typed: string,
  languages: string,
  readOwnBooks: () => Promise<RemoteBooks | undefined>,
): Promise<SearchIntent | null> => {
  const text = unbracketed(typed);
  if (isAlone(text) && !isName(text, languages)) return null;
  const named = namedTranslation(text);
  const local = await readLocal(named?.text ?? text, languages);
  const own = local === null ? await readOwnBooks() : undefined;
  const reference = own ? await readWithOwnNames(text, own) : local;
  if (reference !== "no passage")
    return reference && { kind: "reference", reference, ...(named && { translation: named.translation }) };
  if (readTyped(typed, languages).kind === "reference") return null;
  return { kind: "not-found", message: lookupMessages.notFound(typed.trim()) };
};

/**
 * Whether a search that English does not take for a passage may name one in another language: it has letters that English
 * has not, or a name with numbers after it ("San Juan 3:16"), or is short enough for a name alone and the visitor does not
 * search in English.
 */
export const mayBeForeignReference = (typed: string, kind: string, languages: string): boolean => {
  const text = unbracketed(typed);
  if (isLocalFirst(text, languages)) return true;
  if (kind !== "words" && kind !== "problem") return false;
  return (
    /[^\p{ASCII}\p{P}]/u.test(text) ||
    /\p{L}\.? ?\d[\d\s:.,;-]*f{0,2}$/u.test(namedTranslation(text)?.text ?? text) ||
    (writesCommas(languages) && text.length <= longestName && isName(text, languages))
  );
};
