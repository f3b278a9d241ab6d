import { bookName, type Book } from "#domain/scripture/books/books.ts";

/** Lower case, without accents, spaces and stops: "1 Samuel" and "1sam." have the same prefix. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");

/** Lower case, without spaces and stops, in any script. */
const letters = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");

const beginsWith = (name: string, typed: string, plainly: (text: string) => string): boolean =>
  plainly(name).startsWith(typed) || name.split(" ").some((word) => plainly(word).startsWith(typed));

/**
 * Whether the typed text matches a book: as a prefix of its name, of a word in it, or of its USFM id.
 * @param ownName its name in a translation of another language
 */
export const matchesBook = ({ id }: Book, text: string, ownName?: string): boolean => {
  const inLetters = letters(text);
  if (inLetters === "") return text.trim() === "";
  if (ownName !== undefined && beginsWith(ownName, inLetters, letters)) return true;
  const typed = plain(text);
  if (typed === "") return false;
  const names = ownName === undefined ? [bookName(id)] : [bookName(id), ownName];
  return names.some((name) => beginsWith(name, typed, plain)) || id.toLowerCase() === typed;
};
