import { describe, expect, it } from "vitest";
import { books } from "../books/books.ts";
import { isKeywordSearch, lookupKeywords, lookupProblem } from "./lookup-rules.ts";

describe("the strict lookup", () => {
  it("has thirty keywords, none of which occurs in a book's name", () => {
    expect(new Set(lookupKeywords).size).toBe(30);
    expect(books.filter(({ name }) => isKeywordSearch(name))).toEqual([]);
  });

  it.each(["love", "LOVE", "  Love is patient", "unbelievers", "?search=John 3:16", " ?search=", "?search=x!"])(
    "treats %j as a keyword search",
    (query) => {
      expect(lookupProblem(query)).toBe("keyword");
    },
  );

  it.each(["", "   ", "\n\t"])("asks for input if there is none: %j", (query) => {
    expect(lookupProblem(query)).toBe("empty");
  });

  it.each(["John 3:16!", "<b>John</b>", "John_3", "🕊", "100%"])("rejects other characters: %s", (query) => {
    expect(lookupProblem(query)).toBe("invalid");
  });

  it.each(["John 3:16", "1 John 4", "Genesis", "John 3:16–18", "Jn. 3.16", "Isa 9:6, 7", "Éxodo 3"])(
    "accepts %s",
    (query) => {
      expect(lookupProblem(query)).toBeUndefined();
    },
  );
});
