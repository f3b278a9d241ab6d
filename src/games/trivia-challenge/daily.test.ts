import { describe, expect, it } from "vitest";
import { revealVerses } from "#content/games/reveal-verses.ts";
import { blank, questionLevels, triviaQuestionSchema } from "#content/schema/games.ts";
import { addDays, toIsoDate } from "#domain/calendar/calendar-date.ts";
import { dailyPool, drawDaily } from "./daily.ts";

const isoOf = (days: number) => toIsoDate(addDays({ year: 2026, month: 11, day: 21 }, days));
const boards = Array.from({ length: 84 }, (_, day) => drawDaily(revealVerses, isoOf(day), day));

describe("today's board", () => {
  it("has ten verses that grow harder, each labelled, the same for everyone on a date", () => {
    for (const board of boards) {
      expect(board.map(({ level }) => level)).toEqual([
        ...Array<string>(4).fill("simple"),
        ...Array<string>(3).fill("medium"),
        ...Array<string>(3).fill("difficult"),
      ]);
      for (const question of board) expect(triviaQuestionSchema.safeParse(question).error).toBeUndefined();
    }
    expect(drawDaily(revealVerses, isoOf(3), 9)).toEqual(drawDaily(revealVerses, isoOf(3), 9));
    expect(new Set(boards.flatMap((board) => board.map(({ choices, answer }) => choices.indexOf(answer)))).size).toBe(
      4,
    );
  });

  it("brings no verse back until all 280 were asked", () => {
    expect(questionLevels.map((level) => dailyPool(revealVerses, level).length)).toEqual([112, 84, 84]);
    const cycles = Array.from(
      { length: 28 },
      (_, begin) => new Set(boards.slice(begin, begin + 28).flatMap((board) => board.map(({ id }) => id))).size,
    );
    expect(Math.max(...cycles)).toBe(280);
  });

  it("leaves out the word, wherever it stands in its verse", () => {
    for (const { id, verse, answer } of boards.flat()) expect(verse.split(blank), `${id} ${answer}`).toHaveLength(2);
  });
});
