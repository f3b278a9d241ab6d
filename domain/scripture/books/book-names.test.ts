import { describe, expect, it } from "vitest";
import * as english from "./book-names.ts";
import * as french from "./book-names.fr.ts";
import * as portuguese from "./book-names.pt.ts";
import * as spanish from "./book-names.es.ts";
import { books } from "./books.ts";

describe.each(Object.entries({ english, spanish, portuguese, french }))("abbreviations in %s", (_, names) => {
  const { bookAbbreviations, bookNames } = names;

  it("are there for every book", () => {
    expect(Object.keys(bookAbbreviations).toSorted()).toEqual(books.map(({ id }) => id).toSorted());
  });

  it("are different from each other, and short", () => {
    const all = books.map(({ id }) => bookAbbreviations[id]);
    expect(new Set(all).size).toBe(books.length);
    expect(all.filter((short) => !/^(?:[1-3] )?\p{L}{1,6}$/u.test(short))).toEqual([]);
  });

  it("belong to their books: the same number, the same first letter, no longer", () => {
    for (const { id, name } of books) {
      const full = bookNames?.[id] ?? name;
      const short = bookAbbreviations[id];
      const first = /^(?:[1-3] )?\p{L}/u;
      expect(first.exec(short)?.[0], `${short} for ${full}`).toBe(first.exec(full)?.[0]);
      expect(short.length, full).toBeLessThanOrEqual(full.length);
    }
  });
});
