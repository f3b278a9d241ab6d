import { describe, expect, it } from "vitest";
import { nameFinder } from "./known-names.ts";

const son = { name: "The Prodigal Son", also: ["The lost son"] };
const prayer = { name: "The Lord’s Prayer", also: ["Our Father"] };
const find = nameFinder([son, prayer]);

describe("a passage with a well-known name", () => {
  it.each([
    "prodigal son",
    "The Prodigal Son",
    "parable of the prodigal son",
    "the story of the LOST son",
    "son prodigal",
    "prodigal sons",
  ])("%s", (query) => {
    expect(find(query)).toBe(son);
  });

  it.each(["lords prayer", "the lord's prayer", "The Lord’s Prayer", "our father"])("%s", (query) => {
    expect(find(query)).toBe(prayer);
  });

  it.each(["prodigal", "son", "prodigal son of david", "", "the", "the story of the", "lord prayers son"])(
    "is not %j",
    (query) => {
      expect(find(query)).toBeUndefined();
    },
  );
});
