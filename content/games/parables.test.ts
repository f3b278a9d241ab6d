import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { parableSchema } from "#content/schema/games.ts";
import * as english from "./parables.ts";
import * as spanish from "./parables.es.ts";

describe.each([
  ["English", english],
  ["Spanish", spanish],
])("the parables of Wisdom Nuggets in %s", (_, { parables, parableDistractors }) => {
  it("are 33 different ones that match the schema, the same in every language", () => {
    expect(z.array(parableSchema).safeParse(parables).error).toBeUndefined();
    expect(parables).toHaveLength(33);
    expect(parables.map(({ id, reference }) => [id, reference])).toEqual(
      english.parables.map(({ id, reference }) => [id, reference]),
    );
    expect(new Set(parables.map(({ id }) => id)).size).toBe(33);
    expect(new Set(parables.map(({ title }) => title)).size).toBe(33);
  });

  it("have 33 different missing words, none of which is a distractor", () => {
    const bank = [...parables.map(({ missingWord }) => missingWord), ...parableDistractors];
    expect(new Set(bank).size).toBe(bank.length);
    expect(parableDistractors.length).toBeGreaterThanOrEqual(4);
  });

  it("never give away the missing word in their titles", () => {
    for (const { title, missingWord } of parables)
      expect(title.toLowerCase().split(/[^\p{L}]+/u)).not.toContain(missingWord);
  });
});
