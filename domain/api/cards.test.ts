import { describe, expect, it } from "vitest";
import { cardCursorSchema, cardMadeAt, isCardId, minutesToWait, newCardMessageSchema } from "./cards.ts";
import { refusalMessages } from "./messages.ts";

const good = { sender_name: "Ruth", message: "Whither thou goest, I will go." };
const messageFor = (change: Record<string, unknown>) =>
  newCardMessageSchema.safeParse({ ...good, ...change }).error?.issues[0]?.message;

describe("a message for a card", () => {
  it.each([
    [{ sender_name: undefined }, "All fields are required"],
    [{ sender_name: "" }, "All fields are required"],
    [{ message: " \u200b\n" }, "All fields are required"],
    [{ message: 7 }, "All fields are required"],
    [{ message: null }, "All fields are required"],
    [{ sender_name: "x".repeat(101) }, "Name must be 100 characters or less"],
    [{ message: "x".repeat(501) }, "Message must be 500 characters or less"],
  ])("%j is refused with its own sentence", (change, message) => expect(messageFor(change)).toBe(message));

  it("is trimmed and otherwise kept as typed, code included", () => {
    const text = `<script>alert("1")</script> '; DROP TABLE event_card_messages; -- שלום 👩‍👩‍👧`;
    expect(newCardMessageSchema.parse({ sender_name: " Ruth ", message: `\n${text} ` })).toEqual({
      sender_name: "Ruth",
      message: text,
    });
    expect(messageFor({ sender_name: "x".repeat(100), message: "y".repeat(500) })).toBeUndefined();
  });
});

describe("when a card was made", () => {
  it("is in the ids of our two forms", () => {
    const now = Date.UTC(2026, 10, 22);
    expect(cardMadeAt(`${now}-${"a".repeat(32)}`)).toBe(now);
    expect(cardMadeAt(String(now))).toBe(now);
    expect(["", "wedding", "12", `${now}7`, "1795000000001x"].map(cardMadeAt)).toEqual(Array(5).fill(undefined));
  });
});

describe("the technical fields of a message", () => {
  it("takes an idempotency key of 8 to 100 plain characters", () => {
    expect(["Ab_3-678", "x".repeat(100)].map((idempotency_key) => messageFor({ idempotency_key }))).toEqual([
      undefined,
      undefined,
    ]);
    for (const idempotency_key of ["1234567", "x".repeat(101), "with space", "éééééééé", "", " 12345678", "12345678\n"])
      expect(messageFor({ idempotency_key })).toBe("Please use 8 to 100 letters, digits, hyphens or underscores.");
  });

  it("ignores a fingerprint, of whatever kind", () => {
    for (const fingerprint of ["x".repeat(201), 7, {}]) expect(messageFor({ fingerprint })).toBeUndefined();
  });

  it("takes a start token of at most 100 characters", () => {
    expect(messageFor({ start_token: "x".repeat(100) })).toBeUndefined();
    expect(messageFor({ start_token: "x".repeat(101) })).toBe("At most 100 characters.");
  });
});

describe("when to write again", () => {
  it("is said in minutes, up to an hour", () => {
    expect(
      [1, 60, 61, 42 * 60, 59 * 60, 59 * 60 + 1, 3600].map((seconds) =>
        refusalMessages.writeAgain(minutesToWait(seconds)),
      ),
    ).toEqual([
      "You can write again in a minute.",
      "You can write again in a minute.",
      "You can write again in 2 minutes.",
      "You can write again in 42 minutes.",
      "You can write again in 59 minutes.",
      "You can write again in an hour.",
      "You can write again in an hour.",
    ]);
  });
});

const refusal = (cursor: string) => cardCursorSchema.safeParse({ cursor }).error?.issues[0]?.message;

describe("the cursor of a page of messages", () => {
  it("is 32 hexadecimal digits, or absent", () => {
    expect(cardCursorSchema.parse({})).toEqual({});
    expect(refusal("0123456789abcdef".repeat(2))).toBeUndefined();
    for (const cursor of ["", "a".repeat(31), "a".repeat(33), "A".repeat(32), "g".repeat(32), ` ${"a".repeat(32)}`])
      expect(refusal(cursor)).toBe("This isn’t a valid cursor.");
  });
});

describe("card ids", () => {
  it("accept old plain timestamps, and nothing else", () => {
    expect(isCardId("1732147200000")).toBe(true);
    for (const id of ["", "a/b", "x".repeat(101), "a b", "%00", "é", "../x"]) expect(isCardId(id)).toBe(false);
  });
});
