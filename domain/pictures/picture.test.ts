import { expect, it } from "vitest";
import { directionOf, type PictureText, textLines } from "./picture.ts";

const measure = (text: string, size: number) => text.length * size * 0.5;
const text: PictureText = {
  text: "one two three four",
  box: { x: 10, y: 20, width: 50, height: 40 },
  sizes: [10],
  fill: "#000",
};

it("stands in the middle of its box, or begins at its edge", () => {
  expect(textLines(text, measure).map(({ text: line, x, y }) => [line, x, Math.round(y * 10) / 10])).toEqual([
    ["one two", 35, 36.3],
    ["three four", 35, 49.3],
  ]);
  expect(textLines({ ...text, align: "start" }, measure)[0]).toMatchObject({ x: 10, align: "start" });
});

it.each([
  ["Anna", "ltr"],
  ["מרים", "rtl"],
  ["🎉 مريم (Maryam)", "rtl"],
  ["1234", "ltr"],
  ["Søren מ", "ltr"],
])("writes %s from its own side", (name, direction) => {
  expect(directionOf(name)).toBe(direction);
  expect(textLines({ ...text, text: name }, measure)[0]!.direction).toBe(direction);
});
