import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardMessage } from "#domain/api/cards.ts";
import type { Measure } from "#domain/pictures/fit-text.ts";
import { type Picture, textLines } from "#domain/pictures/picture.ts";
import { cardPictures } from "./card-picture.ts";

/** Capitals are three times as wide as other letters. */
const measure: Measure = (text, size) =>
  size * [...text].reduce((sum, letter) => sum + (/\p{Lu}|\p{Emoji_Presentation}/u.test(letter) ? 1.1 : 0.37), 0);
const measures = { upright: measure, italic: measure };

const message = (number: number, text = `Message ${number}`, sender_name = "Ruth"): CardMessage => ({
  id: String(number),
  card_id: "1",
  sender_name,
  message: text,
  created_at: "2026-11-21T00:00:00.000Z",
});

const newestFirst = (count: number, text?: string): CardMessage[] =>
  Array.from({ length: count }, (_, index) => message(count - index, text));

const pagesOf = (messages: CardMessage[], { recipient = "Anna", total = messages.length } = {}) =>
  cardPictures("wedding", { details: { recipient }, messages, total }, measures);

const linesOf = (picture: Picture) => picture.texts.map((text) => ({ text, lines: textLines(text, measure) }));
const wordsOf = (pages: readonly Picture[]) => pages.flatMap(({ texts }) => texts.map(({ text }) => text));
const bare = (text: string) => text.replaceAll(/\s/gu, "");

/** Left, top, width and height of each note. */
const notesOf = ({ paths }: Picture) =>
  paths.flatMap(({ path }) => {
    const [, x, y, width, height] = /^M(\S+) (\S+)h(\S+)v(\S+)h-\S+z$/u.exec(path) ?? [];
    return x === undefined ? [] : [{ x: Number(x), y: Number(y), width: Number(width), height: Number(height) }];
  });

describe("the pictures of a card", () => {
  it("are one with its front, for whom it is, and all messages, oldest first", () => {
    const words = wordsOf(pagesOf(newestFirst(3)));
    expect(words.slice(0, 2)).toEqual(["Wedding", "For Anna"]);
    expect(words).toContain("1 Corinthians 13:7, KJV");
    expect(words.filter((text) => text.startsWith("Message"))).toEqual(["Message 1", "Message 2", "Message 3"]);
    expect(words.filter((text) => text === "Ruth")).toHaveLength(3);
  });

  it("leave nobody's line out when nobody is named", () => {
    const pages = cardPictures("birthday", { details: {}, messages: [], total: 0 }, measures);
    expect(wordsOf(pages).some((text) => text.startsWith("For "))).toBe(false);
  });

  it("go on in further pictures, numbered, and say what was not loaded", () => {
    const pages = pagesOf(newestFirst(200), { total: 1234 });
    const words = wordsOf(pages);
    expect(words.filter((text) => text.startsWith("Message"))).toHaveLength(200);
    expect(words.filter((text) => text.endsWith(` / ${pages.length}`))).toHaveLength(pages.length);
    expect(words.at(-1)).toBe(`and 1,034 more messages on the card · ${pages.length} / ${pages.length}`);
  });

  it("hold thirty messages of 500 characters and names of 60 capitals in one size of letters each", () => {
    const long = Array.from({ length: 30 }, (_, at) => message(30 - at, "W".repeat(500), "W".repeat(60)));
    const pages = pagesOf(long, { recipient: "W".repeat(60) });
    const drawn = pages.flatMap((page) => linesOf(page).flatMap(({ lines }) => lines));
    expect(new Set(drawn.filter(({ text }) => /^W+$/u.test(text)).map(({ size }) => size))).toEqual(new Set([15, 13]));
    expect(drawn.filter(({ text }) => text.endsWith("…"))).toEqual([]);
    expect(
      drawn
        .map(({ text }) => text)
        .join("")
        .match(/W/gu)!.length,
    ).toBe(30 * 560 + 60 + 1);
  });

  it("cut nothing off, keep every line within its note, and notes apart, whatever is written", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", minLength: 1, maxLength: 500 }),
      fc
        .array(fc.constantFrom("שלום", "Peace", "👩‍👩‍👧", "\n", "W".repeat(40), "\n\n\n\n"), {
          minLength: 1,
          maxLength: 90,
        })
        .map((some) => some.join(" ").slice(0, 500)),
    );
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), (some) => {
        const pages = pagesOf(some.map((one, at) => message(some.length - at, one)));
        for (const page of pages) {
          expect(page.height).toBeLessThanOrEqual(1900);
          const notes = notesOf(page);
          for (const [at, { x, y, height }] of notes.entries())
            for (const other of notes.slice(at + 1))
              expect(x !== other.x || y + height <= other.y || other.y + other.height <= y).toBe(true);
          for (const { text: whole, lines } of linesOf(page)) {
            expect(bare(lines.map((line) => line.text).join(""))).toBe(bare(whole.text));
            for (const line of lines) {
              expect(line.size).toBeGreaterThanOrEqual(13);
              expect(measure(line.text, line.size)).toBeLessThanOrEqual(whole.box.width);
              expect(line.y - line.size).toBeGreaterThan(whole.box.y - 2);
              expect(line.y).toBeLessThan(whole.box.y + whole.box.height);
            }
            expect(whole.box.y + whole.box.height).toBeLessThan(page.height);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
});
