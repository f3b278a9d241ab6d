import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { caseStudySchema, salvationContentSchema } from "#content/schema/devotions.ts";
import { caseStudies } from "./case-studies.ts";
import { salvation } from "./salvation.ts";

describe("the salvation page", () => {
  it("has three biblical and three historical lives of the required lengths", () => {
    expect(z.array(caseStudySchema).safeParse(caseStudies).error).toBeUndefined();
    expect(caseStudies.map(({ category }) => category)).toEqual([
      "Biblical",
      "Biblical",
      "Biblical",
      "Historical",
      "Historical",
      "Historical",
    ]);
    expect(new Set(caseStudies.map(({ id }) => id)).size).toBe(6);
  });

  it("gives every historical life a year", () => {
    for (const { story } of caseStudies.filter(({ category }) => category === "Historical"))
      expect(story.match(/\b(?:3|1[789])\d\d\b/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
  });

  it("has the steps A, B and C, a prayer, and what happens next", () => {
    expect(salvationContentSchema.safeParse(salvation).error).toBeUndefined();
    expect(salvation.steps.map(({ letter, word }) => [letter, word[0]])).toEqual([
      ["A", "A"],
      ["B", "B"],
      ["C", "C"],
    ]);
  });
});
