import { describe, expect, it } from "vitest";
import { bookNames as french } from "./book-names.fr.ts";
import { bookNames as portuguese } from "./book-names.pt.ts";
import { bookNames as spanish } from "./book-names.es.ts";
import { bookAbbreviation, books } from "./books.ts";

const english = Object.fromEntries(books.map(({ id, name }) => [id, [name, bookAbbreviation(id)] as const]));

describe.each(Object.entries({ english, spanish, portuguese, french }))("abbreviations in %s", (_, names) => {
  const rows = Object.values(names);

  it("are different from each other, and short", () => {
    expect(new Set(rows.map(([, short]) => short)).size).toBe(books.length);
    expect(rows.filter(([, short]) => !/^(?:[1-3] )?\p{L}{1,6}$/u.test(short))).toEqual([]);
  });

  it("belong to their books: the same number, the same first letter, no longer", () => {
    for (const [full, short] of rows) {
      const first = /^(?:[1-3] )?\p{L}/u;
      expect(first.exec(short)?.[0], `${short} for ${full}`).toBe(first.exec(full)?.[0]);
      expect(short.length, full).toBeLessThanOrEqual(full.length);
    }
  });
});
