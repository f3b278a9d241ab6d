import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRightAnswer, issueChallenge, mathChallenge, randomSum, verifyChallenge } from "./challenge.ts";

const inUnit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

const asked = (...numbers: number[]) => mathChallenge(randomSum(() => numbers.shift()!));

describe("the math challenge", () => {
  it("uses two numbers from 1 to 10, and accepts only the exact answer", () => {
    fc.assert(
      fc.property(fc.tuple(inUnit, inUnit, inUnit), (numbers) => {
        let next = 0;
        const challenge = mathChallenge(randomSum(() => numbers[next++]!));
        const [, first, sign, second] = /^(\d+) ([+−×]) (\d+)$/u.exec(challenge.question)!;
        const [a, b] = [Number(first), Number(second)];
        expect(a >= 1 && a <= 10 && b >= 1 && b <= 10).toBe(true);
        expect(challenge.answer).toBe(sign === "+" ? a + b : sign === "−" ? a - b : a * b);
        expect(challenge.answer).toBeGreaterThanOrEqual(0);
        expect(isRightAnswer(challenge, ` ${challenge.answer} `)).toBe(true);
        expect(isRightAnswer(challenge, String(challenge.answer + 1))).toBe(false);
      }),
    );
  });

  it("has three operations", () => {
    expect([0, 1, 2].map((operation) => mathChallenge([3, 5, operation]))).toEqual([
      { question: "3 + 5", answer: 8 },
      { question: "3 − 5", answer: -2 },
      { question: "3 × 5", answer: 15 },
    ]);
    expect(() => mathChallenge([3, 5, 3])).toThrow(RangeError);
  });

  it("produces every possible sum, evenly distributed", () => {
    expect(asked(0, 0.99, 0)).toEqual({ question: "1 + 10", answer: 11 });
    expect(asked(0.1, 0.3, 0.4)).toEqual({ question: "4 − 2", answer: 2 });
    expect(asked(0.99, 0.99, 0.99)).toEqual({ question: "10 × 10", answer: 100 });
  });
  it("accepts any minus sign, once, at the front", () => {
    const challenge = { question: "3 − 5", answer: -2 };
    expect(["-2", "−2", "–2", " -2 ", "-02"].map((text) => isRightAnswer(challenge, text))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(["2", "2-", "- 2", "-2x", "x-2", "-0002"].filter((text) => isRightAnswer(challenge, text))).toEqual([]);
    expect([
      isRightAnswer({ question: "10 × 10", answer: 100 }, "100"),
      isRightAnswer({ question: "1 − 1", answer: 0 }, ""),
    ]).toEqual([true, false]);
  });
  it("rejects what only looks like a number", () => {
    const challenge = { question: "3 − 5", answer: -2 };
    expect(isRightAnswer(challenge, "−2")).toBe(true);
    for (const text of ["", "--2", "-2.0", "-2e0", "0x-2", "two"]) expect(isRightAnswer(challenge, text)).toBe(false);
  });

  it("is of one card", async () => {
    const [id, now] = ["0".repeat(32), Date.now()];
    const { question, token } = await issueChallenge("secret", "one", id, now);
    const [, first, sign, second] = /^(\d+) ([+−×]) (\d+)$/u.exec(question)!;
    const { answer } = mathChallenge([Number(first), Number(second), ["+", "−", "×"].indexOf(sign!)]);
    const verified = (cardId: string) => verifyChallenge("secret", cardId, { token, answer: String(answer) }, now);
    expect([await verified("one"), await verified("other")]).toEqual([id, undefined]);
  });
});
