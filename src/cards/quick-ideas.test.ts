import { describe, expect, it } from "vitest";
import { withIdea } from "./quick-ideas.tsx";

const ideas = ["Long life to you both.", "Laugh a lot."] as const;
const choose = (message: string, atMost = 500) => withIdea(message, ideas[1], { ideas, atMost });

describe("a quick idea", () => {
  it.each(["", "  \n", ideas[0], ` ${ideas[0]} `, ideas[1]])("replaces nothing but another idea: %j", (message) => {
    expect(choose(message)).toBe(ideas[1]);
  });

  it("is added to what was written", () => {
    expect(choose("Dear Ruth, ")).toBe("Dear Ruth, Laugh a lot.");
    expect(choose(`${ideas[0]} Ada`)).toBe(`${ideas[0]} Ada Laugh a lot.`);
  });

  it("never cuts and never replaces what was written", () => {
    expect(choose("Dear Ruth,", 23)).toBe("Dear Ruth, Laugh a lot.");
    expect(choose("Dear Ruth,", 22)).toBeUndefined();
  });
});
