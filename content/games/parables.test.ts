import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { parableSchema } from "#content/schema/parables.ts";
import { parableDistractors, parables } from "./parables.ts";

describe("the parables of Wisdom Nuggets", () => {
  it("are 33 different ones that match the schema", () => {
    expect(z.array(parableSchema).safeParse(parables).error).toBeUndefined();
    expect(parables).toHaveLength(33);
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
      expect(title.toLowerCase().split(/[^a-z]+/)).not.toContain(missingWord);
  });
});
