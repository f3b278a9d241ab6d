import { describe, expect, it } from "vitest";
import { searchQuerySchema } from "./search.ts";

const read = (query: Record<string, unknown>) => searchQuerySchema.safeParse({ q: "mercy", ...query });
const refusal = (query: Record<string, unknown>) => read(query).error?.issues[0]?.message;

describe("the search query", () => {
  it("requires a search term", () => {
    expect(read({}).data).toEqual({ q: "mercy" });
    expect([{ q: undefined }, { q: "" }, { q: " \n" }, { q: 7 }].map(refusal)).toEqual(
      Array.from({ length: 4 }, () => "Please enter a search term."),
    );
  });

  it("accepts books by id and by slug", () => {
    expect(read({ book: "PSA" }).data?.book).toEqual(["PSA"]);
    expect(read({ book: " psa , 1-john,JHN" }).data?.book).toEqual(["PSA", "1JN", "JHN"]);
    expect(["", "PSA,", "Psalms 23", "PSA,xyz"].map((book) => refusal({ book }))).toEqual(
      Array.from({ length: 4 }, () => "Please use three-letter book ids, such as PSA,JHN."),
    );
    expect(refusal({ book: ["PSA"] })).toBeDefined();
  });

  it("accepts one testament", () => {
    expect(["OT", "NT", "AT", "ot"].map((testament) => read({ testament }).success)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(refusal({ testament: "AT" })).toBe("Please use OT or NT.");
  });

  it("limits a page to 1–100 verses", () => {
    expect(["1", "100"].map((limit) => read({ limit }).data?.limit)).toEqual([1, 100]);
    expect(["0", "101", "2.5", "ten", "-1"].map((limit) => refusal({ limit }))).toEqual(
      Array.from({ length: 5 }, () => "Please use a whole number from 1 to 100."),
    );
  });

  it("passes other parameters through unchanged", () => {
    const query = { q: "mercy", translation: "web", cursor: "abc", prefix: "true" };
    expect(read(query).data).toEqual(query);
    expect([{ translation: 1 }, { cursor: 1 }, { prefix: true }].map((change) => read(change).success)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
