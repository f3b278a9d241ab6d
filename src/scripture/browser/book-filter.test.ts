import { describe, expect, it } from "vitest";
import { books } from "#domain/scripture/books/books.ts";
import { matchesBook } from "./book-filter.ts";

const found = (text: string) => books.filter((book) => matchesBook(book, text)).map((book) => book.id);

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

  it.each([
    ["约翰", "约翰福音", true],
    ["约", "创世记", false],
    ["यूह", "यूहन्ना", true],
    ["صموئيل", "1 صموئيل", true],
    ["exo", "Éxodo", true],
    ["éxo", "Éxodo", true],
    ["gen", "التكوين", true],
    ["…", "约翰福音", false],
  ])("%s in %s", (text, ownName, isMeant) => expect(matchesBook(books[0]!, text, ownName)).toBe(isMeant));
});
