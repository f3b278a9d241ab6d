import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { birthdayStickerSchema } from "#content/schema/devotions.ts";
import { monthNames } from "#domain/calendar/date-words.ts";
import { birthdayStickers } from "./birthday.ts";

const prayers = birthdayStickers.flatMap(({ month, prayers: variants }) =>
  variants.map((prayer, at) => ({ name: `${month} ${at + 1}`, prayer })),
);

describe("the birthday stickers", () => {
  it("are twelve, one per month in order, with three prayers each", () => {
    expect(z.array(birthdayStickerSchema).safeParse(birthdayStickers).error).toBeUndefined();
    expect(birthdayStickers.map(({ month }) => month)).toEqual([...monthNames]);
    expect(birthdayStickers.map(({ id }) => id)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
  });

  it("repeat no scripture, emoji or motif", () => {
    for (const field of ["reference", "sticker", "motif"] as const)
      expect(new Set(birthdayStickers.map((sticker) => sticker[field])).size).toBe(12);
  });

  it("address the birthday person at least once, but not so often that a name would be tiring", () => {
    for (const { name, prayer } of prayers) {
      const count = prayer.match(/\byour?\b/gi)?.length ?? 0;
      expect([name, count >= 1 && count <= 4]).toEqual([name, true]);
    }
  });

  it("can carry a name in place of 'you' and 'your'", () => {
    // After 'may' the verb also fits a name. Elsewhere it would have to change ('you are', 'Anna is').
    const changing = /^(?:are|were|have|do|know|need|want|keep|go|come|see|look|wake|feel|stand)$/;
    for (const { name, prayer } of prayers) {
      const clashes = [...prayer.matchAll(/(\w+) you (\w+)/gi)].filter(
        ([, before, verb]) => before?.toLowerCase() !== "may" && changing.test(verb ?? ""),
      );
      expect([name, clashes.map(([text]) => text)]).toEqual([name, []]);
      expect([name, prayer.match(/\b(?:yours|yourself|you'|thank you)\b/i)?.[0]]).toEqual([name, undefined]);
    }
  });
});
