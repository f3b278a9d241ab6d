import { describe, expect, it } from "vitest";
import type { CardMessage } from "#domain/api/cards.ts";
import type { CardCategory } from "#domain/site/cards/card-categories.ts";
import { cardMail } from "./card-mail.ts";

const message = (text: string): CardMessage => ({
  id: "1",
  card_id: "c",
  sender_name: "Ruth & Boaz",
  message: text,
  created_at: "2026-11-21T00:00:00.000Z",
});

const subject = (category: CardCategory, recipient?: string) =>
  decodeURIComponent(
    /subject=([^&]*)/.exec(cardMail(category, "https://lampstand.test/", { messages: [], recipient }))![1]!,
  );

describe("a card by mail", () => {
  it("carries the address and the messages, and stays short enough", () => {
    const link = cardMail("wedding", "https://lampstand.test/event-card/wedding/1", {
      messages: [message("Be kind first?"), ...Array.from({ length: 50 }, () => message("x".repeat(400)))],
    });
    expect(link.startsWith("mailto:?subject=A%20Wedding%20card%20for%20you&body=")).toBe(true);
    const body = decodeURIComponent(link.split("body=")[1]!);
    expect(body).toContain("https://lampstand.test/event-card/wedding/1");
    expect(body).toContain("“Be kind first?”\r\n— Ruth & Boaz");
    expect(body.length).toBeLessThan(1700);
  });

  it("uses the card's natural name", () => {
    expect(subject("anniversary")).toBe("An Anniversary card for you");
    expect(subject("mothers-day")).toBe("A Mother’s Day card for you");
    expect(subject("other-event")).toBe("A card for you");
  });

  it("says whom it is for", () => {
    expect(subject("wedding", "Anna & Tom")).toBe("A Wedding card for Anna & Tom");
  });
});
