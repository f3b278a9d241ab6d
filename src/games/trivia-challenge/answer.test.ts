import { describe, expect, it } from "vitest";
import { judge } from "./answer.ts";

describe("judge", () => {
  it.each([
    ["lamp", "lamp", "right"],
    [" LAMP", "lamp", "right"],
    ["lam", "lamp", "near"],
    ["lm", "lamp", "wrong"],
    ["wya", "way", "wrong"],
    ["shepard", "shepherd", "near"],
    ["sheepherds", "shepherd", "near"],
    ["courgae", "courage", "near"],
    ["corage", "courage", "near"],
    ["corge", "courage", "wrong"],
  ] as const)("%j for %j is %s", (typed, answer, verdict) => expect(judge(typed, answer)).toBe(verdict));
});
