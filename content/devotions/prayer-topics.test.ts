import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { prayerTopicCount } from "#domain/api/prayed-today.ts";
import { prayerTopicSchema } from "#content/schema/devotions.ts";
import { prayerTopics } from "./prayer-topics.ts";

describe("the topics of the prayer wall", () => {
  it("are 28 and match the schema", () => {
    expect(z.array(prayerTopicSchema).safeParse(prayerTopics).error).toBeUndefined();
    expect(prayerTopics).toHaveLength(28);
  });

  it("have the ids 1 to 28, each once, in scrambled order", () => {
    const ids = prayerTopics.map(({ id }) => id);
    const sorted = ids.toSorted((one, other) => one - other);
    expect(sorted).toEqual(Array.from({ length: prayerTopicCount }, (_, index) => index + 1));
    expect(ids).not.toEqual(sorted);
    expect(ids.filter((id, at) => ids[at + 1] === id + 1)).toEqual([]);
  });

  it("repeat no title, scripture, icon or drawing", () => {
    for (const field of ["title", "reference", "icon", "drawing"] as const)
      expect(new Set(prayerTopics.map((topic) => topic[field])).size).toBe(28);
  });

  it("include the twelve that are never left out", () => {
    const titles = prayerTopics.map(({ title }) => title);
    for (const title of [
      "Salvation",
      "Wisdom",
      "Forgiveness",
      "Faith",
      "Revival",
      "Family",
      "Health",
      "Peace",
      "Joy",
      "Thanksgiving",
      "Leadership",
      "Healing Ministry",
    ])
      expect(titles).toContain(title);
  });

  it("have prayers of several lines that end in Amen", () => {
    for (const { prayer } of prayerTopics) {
      expect(prayer.split("\n").length).toBeGreaterThanOrEqual(4);
      expect(prayer.endsWith(" Amen.")).toBe(true);
    }
  });
});
