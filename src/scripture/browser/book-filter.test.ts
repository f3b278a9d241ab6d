import { describe, expect, it } from "vitest";
import { books } from "#domain/scripture/books.ts";
import { isBookMeant } from "./book-filter.ts";

const found = (text: string) => books.filter((book) => isBookMeant(book, text)).map((book) => book.id);

describe("finding a book", () => {
  it("shows all for nothing", () => expect(found("  ")).toHaveLength(66));

  it.each([
    ["sam", ["1SA", "2SA"]],
    ["1 Sam.", ["1SA"]],
    ["1sam", ["1SA"]],
    ["song", ["SNG"]],
    ["solomon", ["SNG"]],
    ["jhn", ["JHN"]],
    ["joh", ["JHN", "1JN", "2JN", "3JN"]],
    ["PSALM", ["PSA"]],
    ["hezekiah", []],
    ["<script>", []],
  ])("%s", (text, ids) => expect(found(text)).toEqual(ids));
});
