import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { books } from "#domain/scripture/books/books.ts";
import { embeddedTranslationIds } from "#domain/scripture/translations/translations.ts";
import { readParameters, searchPath, type SearchParameters } from "./parameters.ts";

const read = (path: string) => {
  const parameters = new URLSearchParams(path.slice(path.indexOf("?")));
  return readParameters(parameters.get("search") ?? "", parameters);
};

describe("the address of a word search", () => {
  it("defaults to KJV, everywhere, with whole words", () => {
    expect(read("/?search=shepherd")).toEqual({
      query: "shepherd",
      translation: "kjv",
      testament: undefined,
      book: undefined,
      usual: "kjv",
      isWhole: true,
    });
    expect(searchPath(read("/?search=shepherd"))).toBe("/?search=shepherd");
  });

  it("ignores unknown parameters", () => {
    expect(read("/?search=x&translation=niv&testament=zz&in=hezekiah&words=5")).toEqual(read("/?search=x"));
  });

  it("parses its own output", () => {
    const parameters: fc.Arbitrary<SearchParameters> = fc.record({
      query: fc.string({ maxLength: 60 }).map((text) => text.trim()),
      translation: fc.constantFrom(...embeddedTranslationIds),
      testament: fc.constantFrom("OT" as const, "NT" as const, undefined),
      book: fc.constantFrom(undefined, ...books.map((book) => book.id)),
      usual: fc.constant("kjv" as const),
      isWhole: fc.boolean(),
    });
    fc.assert(
      fc.property(parameters, (one) => {
        expect(read(searchPath(one))).toEqual(one);
      }),
    );
  });
});
