import { describe, expect, it } from "vitest";
import { prayerTopics } from "../devotions/prayer-topics.ts";
import { dictionaryTerms } from "../dictionary/terms.ts";
import { subjectOfTerm, subjectOfTopic } from "./links.ts";

describe("links to the subjects", () => {
  it("come from topics of the prayer wall and terms of the dictionary that exist", () => {
    const topics = new Set(prayerTopics.map(({ id }) => String(id)));
    expect(Object.keys(subjectOfTopic).filter((id) => !topics.has(id))).toEqual([]);
    const terms = new Set(dictionaryTerms.map(({ term }) => term));
    expect(Object.keys(subjectOfTerm).filter((term) => !terms.has(term))).toEqual([]);
  });
});
