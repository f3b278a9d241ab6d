import { expect, it } from "vitest";
import { triviaLiveMessages } from "./messages.ts";

it.each([
  [1, "1st of 100"],
  [2, "2nd of 100"],
  [3, "3rd of 100"],
  [4, "4th of 100"],
  [11, "11th of 100"],
  [13, "13th of 100"],
  [21, "21st of 100"],
  [100, "100th of 100"],
])("place %i is '%s'", (rank, sentence) => {
  expect(triviaLiveMessages.place(rank, 100)).toBe(sentence);
});
