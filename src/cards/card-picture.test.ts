import { describe, expect, it } from "vitest";
import type { CardMessage } from "#domain/api/cards.ts";
import { cardPicture, wrapped } from "./card-picture.ts";

const message = (number: number, text = `Message ${number}`): CardMessage => ({
  id: String(number),
  card_id: "1",
  sender_name: "Ruth",
  message: text,
  created_at: "2026-11-21T00:00:00.000Z",
});

const newestFirst = (count: number): CardMessage[] =>
  Array.from({ length: count }, (_, index) => message(count - index));

const wordsOf = (picture: ReturnType<typeof cardPicture>): string[] =>
  picture.texts.map(({ text }) => text.replaceAll(/[\u2066-\u2069]/gu, ""));

describe("the picture of a card", () => {
  it("has its front, for whom it is, and all messages, oldest first", () => {
    const words = wordsOf(cardPicture("wedding", { recipient: "Anna", messages: newestFirst(3), total: 3 }));
    expect(words.slice(0, 2)).toEqual(["Wedding", "For Anna"]);
    expect(words).toContain("1 Corinthians 13:7, KJV");
    expect(words.filter((text) => text.startsWith("Message"))).toEqual(["Message 1", "Message 2", "Message 3"]);
    expect(words.filter((text) => text === "Ruth")).toHaveLength(3);
  });

  it("leaves nobody's line out when nobody is named", () => {
    const words = wordsOf(cardPicture("birthday", { recipient: undefined, messages: [], total: 0 }));
    expect(words.some((text) => text.startsWith("For "))).toBe(false);
  });

  it("never grows beyond what phones can paint, and says what it leaves out", () => {
    const picture = cardPicture("graduation", { recipient: "Anna", messages: newestFirst(200), total: 1234 });
    expect(picture.height).toBeLessThan(2000);
    const words = wordsOf(picture);
    const shown = words.filter((text) => text.startsWith("Message")).length;
    expect(shown).toBeGreaterThan(20);
    expect(words.at(-1)).toBe(`and ${(1234 - shown).toLocaleString("en")} more messages on the card`);
  });

  it("keeps every line within its note and the notes apart", () => {
    const long = "May the road be long. ".repeat(22) + "x".repeat(16);
    const messages = [message(3, long), message(2, "🎉".repeat(100)), message(1, "W".repeat(500))];
    const { texts, paths, height, width } = cardPicture("anniversary", { recipient: "Anna", messages, total: 3 });
    for (const { box } of texts) {
      expect(box.y + box.height).toBeLessThan(height);
      expect(box.x).toBeGreaterThan(0);
      expect(box.x + box.width).toBeLessThan(width);
    }
    const notes = paths.slice(-3).map(({ path }) => path.match(/-?[\d.]+/g)!.map(Number));
    const [first, second, third] = notes as [number[], number[], number[]];
    expect(first[0]).not.toBe(second[0]);
    const above = third[0] === first[0] ? first : second;
    expect(third[1]).toBeGreaterThan(above[1]! + above[3]!);
  });
});

describe("wrapping", () => {
  it("keeps line breaks and every character, and breaks words that are too long", () => {
    expect(wrapped("Love you both\nRuth", 30)).toEqual(["Love you both", "Ruth"]);
    const lines = wrapped("x".repeat(100), 10);
    expect(lines.length).toBeGreaterThan(4);
    expect(lines.join("")).toBe("x".repeat(100));
    expect(wrapped("one two three four five", 6).join(" ")).toBe("one two three four five");
  });
});
