import { expect, it } from "vitest";
import { dictionaryIn } from "./words-plugin.ts";

it("a dictionary becomes an export for each sentence", () => {
  const code = `import { plural } from "./counting.ts";

/** Of a room. */
export const roomWords: Translated<typeof english> = {
  title: "Room",
  new: (count) => plural(count, "one", "many"),
  kinds: { a: "A" },
};
`;
  expect(dictionaryIn("messages.ts", code)).toEqual({
    name: "roomWords",
    code: `import { plural } from "./counting.ts";
const w0 = "Room";
const w1 = (count) => plural(count, "one", "many");
const w2 = { a: "A" };
export { w0 as title, w1 as new, w2 as kinds };`,
  });
});

it.each([
  `export const roomWords = { ...others, title: "Room" };`,
  `export const roomWords = { title: "Room" };\nexport const more = 1;`,
  `export const roomWords = { "two-words": "Room" };`,
  `export const rooms = { title: "Room" };`,
])("what is no plain dictionary stays as it is: %s", (code) => {
  expect(dictionaryIn("messages.ts", code)).toBeUndefined();
});
