import { describe, expect, it } from "vitest";
import { loadWholeCard } from "./card-actions.tsx";

/** A card with `pages` more pages, of which the page numbered `unreadable` fails to load. */
const cardWith = (pages: number, unreadable?: number) => {
  let asked = 0;
  const fetchNextPage = async () => {
    asked += 1;
    if (asked > 10) throw new Error("asked without end");
    return { hasNextPage: asked < pages, isFetchNextPageError: asked === unreadable };
  };
  return { query: { hasNextPage: pages > 0, isFetchNextPageError: true, fetchNextPage }, asked: () => asked };
};

describe("reading a card to its first message", () => {
  it.each([
    ["nothing more", 0, undefined, true, 0],
    ["three pages more", 3, undefined, true, 3],
    ["a second page that cannot be read", 3, 2, false, 2],
  ])("with %s", async (_case, pages, unreadable, isRead, asked) => {
    const card = cardWith(pages, unreadable);
    expect([await loadWholeCard(card.query, () => false), card.asked()]).toEqual([isRead, asked]);
  });

  it("ends when somebody stops it", async () => {
    const card = cardWith(9);
    expect([await loadWholeCard(card.query, () => card.asked() === 2), card.asked()]).toEqual([false, 2]);
  });
});
