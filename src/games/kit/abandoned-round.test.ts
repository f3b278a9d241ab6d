import { describe, expect, it } from "vitest";
import { go, announce, stay } from "./game.ts";
import { isAbandoned } from "./abandoned-round.ts";

const start = { phase: "intro" };
const playing = { phase: "playing" };
const play = { type: "play" } as const;

describe("isAbandoned", () => {
  it.each([
    ["a new round", playing, go({ ...playing }, announce("Go."), play), true],
    ["the start", playing, go(start), true],
    ["the start from an answered question", { phase: "answered" }, go(start), true],
    ["a move", playing, go({ ...playing }, announce("One more.")), false],
    ["nothing", playing, stay(playing), false],
    ["an end that counts a play", playing, go({ phase: "over" }, play), false],
    ["a new round after an end", { phase: "over" }, go(playing, play), false],
    ["the start after an end", { phase: "over" }, go(start), false],
    ["the first round", start, go(playing, play), false],
    ["states without a phase", 1, go(2, play), false],
  ])("%s", (_to, before, stepped, isExpected) => expect(isAbandoned(before, stepped, start)).toBe(isExpected));
});
