import { describe, expect, it } from "vitest";
import { bookGroups } from "./book-groups.ts";
import { books } from "./books.ts";

describe("the groups of books", () => {
  it("hold every book once, in canonical order, none of two testaments", () => {
    expect(bookGroups.flatMap((group) => group.books)).toEqual(books);
    for (const group of bookGroups) expect(new Set(group.books.map((book) => book.testament)).size).toBe(1);
  });

  it("have the usual sizes", () => {
    expect(bookGroups.map((group) => group.books.length)).toEqual([5, 12, 5, 17, 5, 13, 9]);
  });
});
