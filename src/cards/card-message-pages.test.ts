import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardFrame, CardMessage } from "#domain/api/cards.ts";
import type { CardPages } from "#src/api/cards.ts";
import { detailsOf, messagesOf, totalOf, withChange, withNewest } from "./card-message-pages.ts";

const message = (number: number): CardMessage => ({
  id: String(number).padStart(32, "0"),
  card_id: "c",
  sender_name: "Ruth",
  message: `Message ${number}`,
  created_at: "2026-11-21T00:00:00.000Z",
});
const page = (numbers: number[], total: number, next: string | null = null) => ({
  messages: numbers.map(message),
  total,
  next_cursor: next,
});
const empty: CardPages = { pages: [page([], 0)], pageParams: [undefined] };

describe("a card's loaded pages", () => {
  it("stay newest first and unchanged by repeated or late frames", () => {
    const frame = fc.oneof(
      fc.integer({ min: 1, max: 9 }).map((number): CardFrame => ({ type: "added", message: message(number) })),
      fc.integer({ min: 1, max: 9 }).map((number): CardFrame => ({ type: "removed", id: message(number).id })),
    );
    fc.assert(
      fc.property(fc.array(frame, { maxLength: 30 }), (frames) => {
        const once = frames.reduce(withChange, empty);
        const twice = frames.reduce((data, change) => withChange(withChange(data, change), change), empty);
        expect(twice).toEqual(once);
        const ids = messagesOf(once).map(({ id }) => id);
        expect(ids).toEqual(ids.toSorted().toReversed());
        expect(totalOf(once)).toBe(ids.length);
      }),
    );
  });

  it("include unloaded messages in the count", () => {
    const data: CardPages = { pages: [page([60, 59], 60, "x"), page([58], 60)], pageParams: [undefined, "x"] };
    const more = withChange(data, { type: "added", message: message(61) });
    expect(totalOf(more)).toBe(61);
    expect(totalOf(withChange(more, { type: "removed", id: message(58).id }))).toBe(60);
    expect(withChange(data, { type: "removed", id: message(3).id })).toBe(data);
  });

  it("say for whom the card is, from its first message to its last", () => {
    const added = (number: number, recipient?: string): CardFrame => ({
      type: "added",
      message: message(number),
      recipient,
    });
    const one = withChange(empty, added(1, "Anna"));
    expect(detailsOf(one)).toEqual({ recipient: "Anna" });
    const two = withChange(one, added(2));
    expect(detailsOf(two)).toEqual({ recipient: "Anna" });
    const left = withChange(two, { type: "removed", id: message(1).id });
    expect(detailsOf(left)).toEqual({ recipient: "Anna" });
    expect(detailsOf(withChange(left, { type: "removed", id: message(2).id }))).toEqual({});
    const pages: CardPages = { pages: [page([9, 8], 9, "8"), page([7, 6], 9, "6")], pageParams: [undefined, "8"] };
    expect(detailsOf(withNewest(pages, { ...page([10, 9, 7], 10, "7"), recipient: "Tom" }))).toEqual({
      recipient: "Tom",
    });
  });

  it("take the newest page again without reading the others", () => {
    const data: CardPages = {
      pages: [page([9, 8], 9, "8"), page([7, 6], 9, "6"), page([5, 4], 9, "4")],
      pageParams: [undefined, "8", "6"],
    };
    // 8 was deleted, 10 is new.
    const again = withNewest(data, page([10, 9, 7], 12, "7"));
    expect(messagesOf(again)).toEqual([10, 9, 7, 6, 5, 4].map(message));
    expect([totalOf(again), again.pages.length, again.pages.at(-1)!.next_cursor]).toEqual([12, 3, "4"]);
    // It ends with the newest that was known: nothing is between.
    const next = withNewest(data, page([11, 10, 9], 9, "9"));
    expect(messagesOf(next)).toEqual([11, 10, 9, 8, 7, 6, 5, 4].map(message));
    // More have arrived than fit on the page, or nothing follows it: only the page is certain.
    for (const newest of [page([30, 29, 28], 30, "28"), page([9, 8, 7], 3), page([], 0)])
      expect(withNewest(data, newest)).toEqual({ pages: [newest], pageParams: [undefined] });
  });
});
