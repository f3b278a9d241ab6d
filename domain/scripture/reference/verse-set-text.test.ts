import { expect, it } from "vitest";
import { verseSetText } from "./verse-set-text.ts";

const chapter = { verses: ["One.", "", " Three. ", "Four."] };
const setOf = (...verses: number[]) => ({ book: "MAT", chapter: 17, verses }) as const;

it("joins the verses of a set, or the whole chapter, without gaps", () => {
  expect(verseSetText(setOf(1), chapter)).toBe("One.");
  expect(verseSetText(setOf(3, 4), chapter)).toBe("Three. Four.");
  expect(verseSetText(setOf(1, 2, 3), chapter)).toBe("One. Three.");
  expect(verseSetText(setOf(), chapter)).toBe("One. Three. Four.");
  expect(verseSetText(setOf(2), chapter)).toBe("");
  expect(verseSetText(setOf(9), chapter)).toBe("");
});
