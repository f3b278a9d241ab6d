import { bookGroupNames } from "../messages.ts";
import { books, type Book, type BookId, type Testament } from "./books.ts";

/** The usual groups of the canon, each by its first book; it ends where the next one begins. */
const starts = [
  { name: bookGroupNames.law, first: "GEN" },
  { name: bookGroupNames.history, first: "JOS" },
  { name: bookGroupNames.poetry, first: "JOB" },
  { name: bookGroupNames.prophets, first: "ISA" },
  { name: bookGroupNames.gospels, first: "MAT" },
  { name: bookGroupNames.paul, first: "ROM" },
  { name: bookGroupNames.others, first: "HEB" },
] as const satisfies readonly { name: string; first: BookId }[];

export interface BookGroup {
  readonly name: string;
  readonly testament: Testament;
  readonly books: readonly Book[];
}

const indexOf = (id: BookId | undefined): number =>
  id === undefined ? books.length : books.findIndex((book) => book.id === id);

/** All 66 books in canonical order, in seven groups. */
export const bookGroups: readonly BookGroup[] = starts.map(({ name, first }, index) => {
  const own = books.slice(indexOf(first), indexOf(starts[index + 1]?.first));
  return { name, testament: own[0]!.testament, books: own };
});
