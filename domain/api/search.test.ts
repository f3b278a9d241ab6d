import { describe, expect, it } from "vitest";
import { searchQuerySchema } from "./search.ts";

const read = (query: Record<string, unknown>) => searchQuerySchema.safeParse({ q: "mercy", ...query });
const refusal = (query: Record<string, unknown>) => read(query).error?.issues[0]?.message;

describe("the query of a search", () => {
  it("needs something to search for", () => {
    expect(read({}).data).toEqual({ q: "mercy" });
    expect([{ q: undefined }, { q: "" }, { q: " \n" }, { q: 7 }].map(refusal)).toEqual(Array.from({ length: 4 }, () => "Please enter a search term."));
  });

  it("takes books by their ids and by their names in addresses", () => {
    expect(read({ book: "PSA" }).data?.book).toEqual(["PSA"]);
    expect(read({ book: " psa , 1-john,JHN" }).data?.book).toEqual(["PSA", "1JN", "JHN"]);
    expect(["", "PSA,", "Psalms 23", "PSA,xyz"].map((book) => refusal({ book }))).toEqual(
      Array.from({ length: 4 }, () => "Name books by their three-letter ids, for example PSA,JHN."),
    );
    expect(refusal({ book: ["PSA"] })).toBeDefined();
  });

  it("takes one of the testaments", () => {
    expect(["OT", "NT", "AT", "ot"].map((testament) => read({ testament }).success)).toEqual([true, true, false, false]);
    expect(refusal({ testament: "AT" })).toBe("Give OT or NT.");
  });

  it("gives 1 to 100 verses at a time", () => {
    expect(["1", "100"].map((limit) => read({ limit }).data?.limit)).toEqual([1, 100]);
    expect(["0", "101", "2.5", "ten", "-1"].map((limit) => refusal({ limit }))).toEqual(Array.from({ length: 5 }, () => "Give a whole number from 1 to 100."));
  });

  it("passes the rest on as it is", () => {
    const query = { q: "mercy", translation: "web", cursor: "abc", prefix: "true" };
    expect(read(query).data).toEqual(query);
    expect([{ translation: 1 }, { cursor: 1 }, { prefix: true }].map((change) => read(change).success)).toEqual([false, false, false]);
  });
});
