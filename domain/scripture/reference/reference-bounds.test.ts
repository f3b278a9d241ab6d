import { expect, it } from "vitest";
import { referenceBounds } from "./reference-bounds.ts";

it.each([
  ["John 22", { book: "JHN", chapters: 21 }],
  ["jn 20-25", { book: "JHN", chapters: 21 }],
  ["Psalm 151:3", { book: "PSA", chapters: 150 }],
  ["John 0", { book: "JHN", chapters: 21 }],
  ["John 3:99", { book: "JHN", chapter: 3, verses: 36 }],
  ["1 Cor. 13.4-14", { book: "1CO", chapter: 13, verses: 13 }],
  ["Jude 26", { book: "JUD", chapter: 1, verses: 25 }],
  ["Jude 2:1", { book: "JUD", chapters: 1 }],
  ["Esther 10:3-11:1", { book: "EST", chapters: 10 }],
  ["John 3:16-4:99", { book: "JHN", chapter: 4, verses: 54 }],
  ["John 3:99-4:1", { book: "JHN", chapter: 3, verses: 36 }],
  ["John 3-4:99", { book: "JHN", chapter: 4, verses: 54 }],
  ["Ruth 1 - 1 Samuel 20; John 22 ", { book: "JHN", chapters: 21 }],
  ["Gen 1:1; John 3:99", { book: "JHN", chapter: 3, verses: 36 }],
])("%s goes beyond what there is", (text, bounds) => expect(referenceBounds(text)).toEqual(bounds));

it.each([
  "John 3:16",
  "John 3:18-16",
  "John 4:2-3:1",
  "Hezekiah 3",
  "love",
  "",
  "John 3:99, 100 and more",
  `${"John 3:16; ".repeat(27)}John 22`,
])("%j says nothing of bounds", (text) => expect(referenceBounds(text)).toBeUndefined());
