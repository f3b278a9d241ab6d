import { books } from "#domain/scripture/books/books.ts";
import { readPath } from "#domain/scripture/reference/read-address.ts";

const plain = /^(.+) (\d+):(\d+)(?:-(\d+))?$/;

const idOf = (name: string) => books.find((book) => book.name === (name === "Psalm" ? "Psalms" : name))?.id;

/**
 * The reader's address for a reference as written in our content (`Psalm 121:7-8`), in the KJV; for anything else, the
 * home page's search.
 */
export const passageHref = (reference: string): string => {
  const [, name = "", chapter, first, last = first] = plain.exec(reference) ?? [];
  const book = idOf(name);
  if (book === undefined) return searchHref(reference);
  const place = { book, chapter: Number(chapter) };
  return readPath("kjv", {
    ranges: [{ from: { ...place, verse: Number(first) }, to: { ...place, verse: Number(last) } }],
  });
};

/** `/?search={reference}`, which opens any reference in the reader. */
export const searchHref = (reference: string): string => `/?search=${encodeURIComponent(reference)}`;

/** `/?book={reference}`: the target of Daily Scripture (docs/product/devotions.md, "Shield"). */
export const bookHref = (reference: string): string => `/?book=${encodeURIComponent(reference)}`;
