import { expect, it } from "vitest";
import { cardScreens } from "./config.ts";
import { attemptOf, myCards, type StoredCard, unconfirmedMessages, withAttempt, withOpened } from "./stored.ts";

const card = (cardId: string, openedAt: number, recipient?: string): StoredCard => ({
  category: "birthday",
  cardId,
  openedAt,
  recipient,
});

it("opened cards are listed once, the latest first, with the recipient that was known last", () => {
  const two = withOpened([card("a", 1, "Anna")], card("b", 2, "Ben"));
  expect(two).toEqual([card("b", 2, "Ben"), card("a", 1, "Anna")]);
  expect(withOpened(two, card("a", 3))).toEqual([card("a", 3, "Anna"), card("b", 2, "Ben")]);
  expect(withOpened(two, card("a", 3, "Ann"))[0]).toEqual(card("a", 3, "Ann"));
  const many = Array.from({ length: cardScreens.mostCards }, (_, index) => card(`c${index}`, index));
  const opened = withOpened(many, card("new", 1000));
  expect([opened.length, opened[0]?.cardId, opened.at(-1)?.cardId]).toEqual([cardScreens.mostCards, "new", "c1"]);
  expect(myCards.merge!(two, [card("b", 9), card("d", 1), card("d", 2)])).toEqual([...two, card("d", 1)]);
});

it("what is sent again has the key of its first attempt, and the last ten attempts are known", () => {
  const words = { cardId: "a", sender_name: "Ruth", message: "Well done" };
  const first = attemptOf([], words, () => "key");
  expect(attemptOf([first], words, () => "other")).toBe(first);
  expect(attemptOf([first], { ...words, message: "Well done, all" }, () => "other").idempotency_key).toBe("other");
  const attempts = Array.from({ length: 12 }, (_, index) => ({ ...words, idempotency_key: `${index}` }));
  const all = attempts.reduce<typeof attempts>((known, one) => withAttempt(known, one, true), []);
  expect(all).toEqual(attempts.slice(-cardScreens.mostAttempts));
  expect(withAttempt(all, attempts[11]!, false)).toEqual(attempts.slice(-cardScreens.mostAttempts, -1));
});

it("the one attempt of older versions, or none, is read", () => {
  const one = { cardId: "a", sender_name: "Ruth", message: "Well done", idempotency_key: "key" };
  expect([null, one, [one]].map((stored) => unconfirmedMessages.schema.parse(stored))).toEqual([[], [one], [one]]);
});
