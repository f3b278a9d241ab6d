import { expect, it } from "vitest";
import { dailyVerses } from "#content/daily-verses.ts";
import { yearVerses } from "#content/daily-verses-year.ts";
import { birthdayStickers } from "#content/devotions/birthday.ts";
import { caseStudies } from "#content/devotions/case-studies.ts";
import { mentorDays } from "#content/devotions/mentor/mentor-days.ts";
import { prayerTopics } from "#content/devotions/prayer-topics.ts";
import { bookBackgrounds } from "#content/devotions/reading-plan/book-backgrounds.ts";
import { chapterWarnings } from "#content/devotions/reading-plan/warnings.ts";
import { wholeDays } from "#content/devotions/reading-plan/whole/whole-days.ts";
import { wholeThemes } from "#content/devotions/reading-plan/whole-themes.ts";
import { firstDays } from "#content/devotions/reading-plan/first-days.ts";
import { yearDays } from "#content/devotions/reading-plan/year/year-days.ts";
import { declarations } from "#content/devotions/shield.ts";
import { dictionaryTerms } from "#content/dictionary/terms.ts";
import { allLevels } from "#content/games/crossword-themes/themes.ts";
import { jerichoPhrases } from "#content/games/jericho.ts";
import { namesOfGod } from "#content/games/names-of-god.ts";
import { parables } from "#content/games/parables.ts";
import { revealVerses } from "#content/games/reveal-verses.ts";
import { revealQuestions } from "#content/games/tap-to-reveal.ts";
import { difficultQuestions } from "#content/games/trivia/difficult.ts";
import { mediumQuestions } from "#content/games/trivia/medium.ts";
import { missingWords } from "#content/games/trivia/missing-words.ts";
import { simpleQuestions } from "#content/games/trivia/simple.ts";
import { triviaQuestions } from "#content/games/trivia.ts";
import { glossary } from "#content/glossary.ts";
import { helpCountries } from "#content/helplines.ts";
import { knownPassages } from "#content/known-passages.ts";
import { subjects } from "#content/subjects/catalogue.ts";
import { subjectPassages } from "#content/subjects/passages.ts";

/** What there is, how much of it, and the test that reads every piece. */
const rows: readonly (readonly [what: string, count: number, test: string])[] = [
  ["verses of the daily card", dailyVerses.length, "content/daily-verses.test.ts"],
  ["verses of the year", yearVerses.length, "content/daily-verses-year.test.ts"],
  ["subjects", subjects.length, "content/subjects/subjects.test.ts"],
  ["passages on subjects", Object.values(subjectPassages).flat().length, "content/subjects/subjects.test.ts"],
  ["passages by their names", knownPassages.length, "content/known-passages.test.ts"],
  ["terms of the dictionary", dictionaryTerms.length, "content/dictionary/dictionary.test.ts"],
  ["old words", glossary.length, "content/glossary.test.ts"],
  ["countries with helplines", helpCountries.length, "content/helplines.test.ts"],
  ["prayer topics", prayerTopics.length, "content/devotions/prayer-topics.test.ts"],
  ["days of the mentor", mentorDays.length, "content/devotions/mentor/mentor-days.test.ts"],
  ["declarations of the shield", declarations.length, "content/devotions/shield.test.ts"],
  ["case studies", caseStudies.length, "content/devotions/salvation.test.ts"],
  ["birthday stickers", birthdayStickers.length, "content/devotions/birthday.test.ts"],
  ["days of the year's plan", firstDays.length + yearDays.length, "content/devotions/reading-plan/year/year.test.ts"],
  ["days of the whole Bible's plan", wholeDays.length, "content/devotions/reading-plan/whole/whole.test.ts"],
  ["themes of the whole Bible's plan", wholeThemes.length, "content/devotions/reading-plan/whole/whole.test.ts"],
  [
    "books with a line of background",
    Object.keys(bookBackgrounds).length,
    "content/devotions/reading-plan/book-backgrounds.test.ts",
  ],
  ["chapters with a warning", chapterWarnings.length, "content/devotions/reading-plan/warnings.test.ts"],
  ["missing words of Trivia", triviaQuestions.length, "content/games/trivia.test.ts"],
  [
    "missing words of Trivia’s daily board",
    Object.values(missingWords).flatMap((level) => Object.keys(level)).length,
    "content/games/trivia/missing-words.test.ts",
  ],
  ["questions of Trivia, simple", simpleQuestions.length, "content/games/trivia/questions.test.ts"],
  ["questions of Trivia, medium", mediumQuestions.length, "content/games/trivia/questions.test.ts"],
  ["questions of Trivia, difficult", difficultQuestions.length, "content/games/trivia/questions.test.ts"],
  ["parables", parables.length, "content/games/parables.test.ts"],
  ["names of God", namesOfGod.length, "content/games/names-of-god.test.ts"],
  ["phrases of Jericho", jerichoPhrases.length, "content/games/jericho.test.ts"],
  ["verses of Tap to Reveal", revealQuestions.length, "content/games/tap-to-reveal.test.ts"],
  [
    "verses that today’s board of Tap to Reveal draws from",
    revealVerses.length + revealQuestions.length,
    "content/games/reveal-verses.test.ts",
  ],
  ["words of the crossword", allLevels.flatMap(({ words }) => words).length, "content/games/crossword.test.ts"],
];

it("contents.md counts what the content holds", async () => {
  const table = rows.map(([what, count, test]) => `| ${what} | ${count} | \`${test}\` |`).join("\n");
  await expect(`# What there is to read

Every list of our own content, its length, and the test that reads all of it. Written by \`tests/units/content-counts.test.ts\`; \`vitest -u\` updates it after a change that is meant.

| content | count | checked by |
|---|---:|---|
${table}
`).toMatchFileSnapshot("../../docs/product/contents.md");
});
