import { describe, expect, it } from "vitest";
import { subjectGroups, subjects } from "#content/subjects/catalogue.ts";
import { filteredGroups, foundBy } from "./rules.ts";

const found = (query: string) =>
  filteredGroups(subjectGroups, query).flatMap((group) => group.subjects.map(({ id }) => id));
const worry = subjects.find(({ id }) => id === "worry")!;

describe("the filter of the subjects", () => {
  it("shows all for an empty query", () => {
    expect(filteredGroups(subjectGroups, " ")).toEqual(subjectGroups);
  });

  it("finds by name and by other names, in any case and with accents", () => {
    expect(found("ANXIETY")).toEqual(["worry"]);
    expect(found("loss child")).toEqual(["the-loss-of-a-child"]);
    expect(found("ánger")).toContain("anger");
    expect(found("God’s will")).toEqual(found("god's will"));
    expect(found("xyzzy")).toEqual([]);
  });

  it("says by which other name a subject was found", () => {
    expect(foundBy(worry, "anxie")).toBe("anxiety");
    expect(foundBy(worry, "worr")).toBeUndefined();
    expect(foundBy(worry, "")).toBeUndefined();
    expect(foundBy(worry, "anxious overthinking")).toBeUndefined();
  });
});
