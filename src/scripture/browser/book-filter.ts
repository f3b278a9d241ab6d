import { bookName, type Book } from "#domain/scripture/books.ts";

/** Lower case, without accents, spaces and stops: "1 Samuel" and "1sam." begin alike. */
const plain = (text: string): string =>
  text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, "");

/** Whether a book is meant by what was typed so far: the beginning of its name, of a word in it, or its USFM id. */
export const isBookMeant = ({ id }: Book, text: string): boolean => {
  const typed = plain(text);
  const name = bookName(id);
  return (
    plain(name).startsWith(typed) ||
    id.toLowerCase() === typed ||
    name.split(" ").some((word) => plain(word).startsWith(typed))
  );
};
