import { expect, it } from "vitest";
import { missingWords } from "#content/games/trivia/missing-words.ts";
import { revealVerses } from "#content/games/reveal-verses.ts";
import { questionLevels } from "#content/schema/games.ts";
import { bookById, books } from "#domain/scripture/books/books.ts";
import { totalVerses, verseOrdinal } from "#domain/scripture/reference/places.ts";
import { readCrossReferences } from "#scripts/scripture/cross-references.ts";
import { triviaLevels } from "#src/games/trivia-challenge/config.ts";
import { drawQuestion } from "#src/games/trivia-challenge/endless.ts";
import { createRandom } from "#src/games/kit/random.ts";
import { chapterText } from "#tests/support/embedded-text.ts";

const references = new Uint32Array(totalVerses);
for (const list of readCrossReferences()) for (const ordinal of list) references[ordinal]! += 1;

/** So many other verses refer to a verse that an endless game of the level asks. */
const fewest = { simple: 27, medium: 18, difficult: 9 } as const;

const levels = { simple: triviaLevels.level1, medium: triviaLevels.level2, difficult: triviaLevels.level3 };

/** The verses of a book that the level asks: `1:14 3:16`. */
const versesOf = (level: keyof typeof fewest, id: (typeof books)[number]["id"]): string =>
  bookById(id)
    .verseCounts.flatMap((count, index) => {
      const text = chapterText("kjv", id, index + 1)!;
      return Array.from({ length: count }, (_, at) => at + 1)
        .filter(
          (verse) =>
            references[verseOrdinal({ book: id, chapter: index + 1, verse })]! >= fewest[level] &&
            drawQuestion(text, [verse], createRandom(1)) !== undefined,
        )
        .map((verse) => `${index + 1}:${verse}`);
    })
    .join(" ");

it("the verses of endless games are those that others refer to most; `vitest -u` writes them", async () => {
  const rows = questionLevels.map((level) => {
    const own = books.filter(({ id }) => levels[level].books.includes(id));
    return `  ${level}: [\n${own.map(({ id }) => `    "${id} ${versesOf(level, id)}",\n`).join("")}  ],\n`;
  });
  await expect(`import type { QuestionLevel } from "#content/schema/games.ts";

/**
 * What endless games of Trivia ask, by level, a book to a line: verses that at least ${fewest.simple}, ${fewest.medium} or ${fewest.difficult} other verses refer to, and that
 * have a word to leave out. Written by \`tests/units/known-verses.test.ts\` from the cross references.
 */
export const knownVerses: Readonly<Record<QuestionLevel, readonly string[]>> = {
${rows.join("")}};
`).toMatchFileSnapshot("../../content/games/trivia/known-verses.ts");
});

/** How many verses refer to each verse that today's board asks at a level. */
const countsOf = (level: keyof typeof fewest): number[] =>
  Object.keys(missingWords[level]).map(
    (wanted) => references[verseOrdinal(revealVerses.find(({ id }) => id === wanted)!.reference)]!,
  );

it("the verses of today's board are graded by the same measure", () => {
  const [simple, medium, difficult] = questionLevels.map(countsOf);
  expect(Math.min(...simple!)).toBeGreaterThanOrEqual(Math.max(...medium!));
  expect(Math.min(...medium!)).toBeGreaterThanOrEqual(Math.max(...difficult!));
});
