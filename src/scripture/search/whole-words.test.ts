import { beforeAll, describe, expect, it } from "vitest";
import { searchWords } from "#domain/scripture/search/query.ts";
import type { SearchData, SearchRequest } from "#domain/scripture/search/types.ts";
import { buildSearchData } from "#tests/support/search-data.ts";
import { searchWithBeginnings } from "./whole-words.ts";

let data: SearchData;
beforeAll(() => {
  data = buildSearchData("kjv");
}, 30_000);

const kjv = (request: SearchRequest) => searchWords(data, request);

describe("whole words only", () => {
  it("does not answer with parts of words, but says how many verses have them", () => {
    const whole = searchWithBeginnings(kjv, { query: "lov", hasOpenEnd: false });
    expect(whole).toMatchObject({ ok: true, total: 0, hits: [], beginnings: 471 });
    const parts = searchWithBeginnings(kjv, { query: "lov", hasOpenEnd: true });
    expect(parts).toMatchObject({ ok: true, total: 471 });
    expect(parts).not.toHaveProperty("beginnings");
  });

  it("counts the parts in the same books", () => {
    expect(searchWithBeginnings(kjv, { query: "lov", hasOpenEnd: false, books: ["RUT"] })).toMatchObject({
      total: 0,
      beginnings: 1,
    });
  });

  it.each(["love", "xqzwvxqzwv", "lov ", '"lov"', "lo", ""])("says nothing of parts for %j", (query) => {
    expect(searchWithBeginnings(kjv, { query, hasOpenEnd: false })).not.toHaveProperty("beginnings");
  });
});
