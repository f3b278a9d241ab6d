import { expect, it } from "vitest";
import { privatePrayers } from "#tests/support/private-prayers.ts";
import { withItem, withItemText, withoutItem } from "./written-items.ts";

const item = (id: string, text: string) => ({ id, text, answeredOn: "2026-11-20" });
const items = [item("b", "Loved."), item("a", "Rain for the garden")];
const [first] = items;

it("changes only the text of an item, exactly as it was written", () => {
  expect(withItemText(items, first!, "So loved.\n")).toEqual([item("b", "So loved.\n"), items[1]]);
  for (const text of privatePrayers) expect(withItemText(items, first!, `${text} `)[0]!.text).toBe(`${text} `);
  expect(withItemText(items, first!, " ")).toBe(items);
});

it("deletes an item as it was shown", () => {
  expect(withoutItem(items, first!)).toEqual([items[1]]);
  expect(withoutItem(withItemText(items, first!, "So loved."), first!)).toHaveLength(2);
});

it("restores a deleted item, once", () => {
  const left = withoutItem(items, first!);
  expect(withItem(left, first!)).toEqual([items[1], first]);
  expect(withItem(items, first!)).toBe(items);
  expect(withItemText(left, first!, "So loved.")).toEqual([items[1], item("b", "So loved.")]);
});
