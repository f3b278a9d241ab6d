import { describe, expect, it } from "vitest";
import { noteSize, noteText } from "./note-size.ts";

describe("the size of a note", () => {
  it.each([
    ["Peace.", "Ruth", "short"],
    ["x".repeat(48), "Ruth", "short"],
    ["x".repeat(49), "Ruth", "middle"],
    ["One line\nand another\nand a third line\nand one more line", "Ruth", "short"],
    ["Peace.", "Everybody who sings in the choir of Bethlehem-Ephratah", "middle"],
    ["x".repeat(160), "Ruth", "middle"],
    ["x".repeat(161), "Ruth", "long"],
    [Array(99).fill("a").join("\n"), "Ruth", "short"],
  ])("of %j, signed by %j, is %s", (message, sender_name, size) => {
    expect(noteSize({ message, sender_name })).toBe(size);
  });
});

it("a note has at most one blank line at a time", () => {
  expect(noteText("Peace.\n\nJoy.\nLove.")).toBe("Peace.\n\nJoy.\nLove.");
  expect(noteText(`Peace.${"\n".repeat(400)}Joy. \n \n\t\n  Love.`)).toBe("Peace.\n\nJoy. \n\n  Love.");
});
