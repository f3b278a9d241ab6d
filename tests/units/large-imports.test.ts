import { describe, expect, it } from "vitest";
import { mergeStored } from "#src/platform/storage/merge.ts";
import { bookmarksEntry, notesEntry } from "#src/scripture/marks/stored.ts";
import { myCards } from "#src/cards/stored.ts";

/** As many as a file of ten megabytes has room for, all different. */
const many = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));

/** In quadratic time, each of these would take longer than a test may. */
describe("a file full of small things is merged", () => {
  it.each([
    ["different ids", (index: string) => ({ id: index, reference: index, text: "a", createdAt: "" })],
    ["one id", (index: string) => ({ id: "7", reference: index, text: "a", createdAt: "" })],
  ])("notes with %s", (_what, noteOf) => {
    const notes = many(100_000).map(noteOf);
    const own = { id: "own", reference: "John 3:16", text: "mine", createdAt: "" };
    const merged = notesEntry.merge!([own], notes);
    expect(new Set(merged.map(({ id }) => id)).size).toBe(100_001);
  });

  it("bookmarks", () => {
    const [own, others] = [many(60_000), many(120_000)];
    expect(mergeStored(bookmarksEntry, own, others)).toHaveLength(120_000);
  });

  it("cards", () => {
    const cards = many(60_000).map((cardId) => ({ category: "birthday" as const, cardId, openedAt: 1 }));
    expect(myCards.merge!([], cards)).toHaveLength(60_000);
  });
});
