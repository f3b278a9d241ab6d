import { expect, it } from "vitest";
import { maxLengthHint } from "./max-length-hint.ts";

it("says that a field is full once it is, and not before", () => {
  expect(maxLengthHint("a".repeat(4999), 5000)).toBeUndefined();
  expect(maxLengthHint("a".repeat(5000), 5000)).toBe(
    "This field is full at 5,000 characters. If you pasted a longer text, its end is missing here.",
  );
});
