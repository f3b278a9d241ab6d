import { expect, it } from "vitest";
import { focusMemory } from "./use-arrival.ts";

it("moves the focus once on each screen, also on one that was left before the next had received it", () => {
  const memory = focusMemory("/reading-plan");
  expect(memory.isWanted("/reading-plan")).toBe(false);
  expect(memory.isWanted("/")).toBe(true);
  expect(memory.isWanted("/")).toBe(true);
  expect(memory.isWanted("/reading-plan")).toBe(true);
  memory.settle();
  expect(memory.isWanted("/reading-plan")).toBe(false);
  expect(memory.isWanted("/")).toBe(true);
});
