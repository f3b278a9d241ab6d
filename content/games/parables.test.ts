import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { parableSchema } from "#content/schema/parables.ts";
import { parableDistractors, parables } from "./parables.ts";

describe("the parables of Wisdom Nuggets", () => {
  it("are 33, well formed, each once", () => {
    expect(z.array(parableSchema).safeParse(parables).error).toBeUndefined();
    expect(parables).toHaveLength(33);
    expect(new Set(parables.map(({ id }) => id)).size).toBe(33);
    expect(new Set(parables.map(({ title }) => title)).size).toBe(33);
  });

  it("miss 33 different words, none of them a distractor", () => {
    const bank = [...parables.map(({ missingWord }) => missingWord), ...parableDistractors];
    expect(new Set(bank).size).toBe(bank.length);
    expect(parableDistractors.length).toBeGreaterThanOrEqual(4);
  });

  it("never name the missing word in their titles", () => {
    for (const { title, missingWord } of parables) expect(title.toLowerCase().split(/[^a-z]+/)).not.toContain(missingWord);
  });
});
