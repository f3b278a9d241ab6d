import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardFrame, CardMessage } from "#domain/api/cards.ts";
import type { CardPages } from "#src/api/cards.ts";
import { messagesOf, totalOf, withChange } from "./pages.ts";

const message = (number: number): CardMessage => ({ id: String(number).padStart(32, "0"), card_id: "c", sender_name: "Ruth", message: `Message ${number}`, created_at: "2026-11-21T00:00:00.000Z" });
const page = (numbers: number[], total: number, next: string | null = null) => ({ messages: numbers.map(message), total, next_cursor: next });
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
});
