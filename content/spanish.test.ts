import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { digestFile, digestLines, spanishQuotations } from "#scripts/scripture/spanish-quotations.ts";
import { birthdayStickers as englishStickers } from "./devotions/birthday.ts";
import { birthdayStickers } from "./devotions/birthday.es.ts";
import { dailyVerses as englishVerses } from "./daily-verses.ts";
import { dailyVerses } from "./daily-verses.es.ts";
import { yearVerses as englishYear } from "./daily-verses-year.ts";
import { yearVerses } from "./daily-verses-year.es.ts";
import { cardTypes as englishCards } from "./cards/card-types.ts";
import { cardTypes } from "./cards/card-types.es.ts";
import { caseStudies as englishStudies } from "./devotions/case-studies.ts";
import { caseStudies } from "./devotions/case-studies.es.ts";
import { prayerTopics as englishTopics } from "./devotions/prayer-topics.ts";
import { prayerTopics } from "./devotions/prayer-topics.es.ts";
import { salvation as englishSalvation } from "./devotions/salvation.ts";
import { salvation } from "./devotions/salvation.es.ts";
import * as englishShield from "./devotions/shield.ts";
import * as shield from "./devotions/shield.es.ts";
import { firstPage, termCount } from "./dictionary/first-page.es.ts";
import { dictionaryTerms as terms } from "./dictionary/terms.es.ts";
import { dictionaryTerms } from "./dictionary/terms.ts";
import { type DictionaryTerm, dictionaryTermSchema } from "./schema/dictionary.ts";
import { subjectPassages } from "./subjects/passages.ts";
import { type SubjectPassage, subjectPassageSchema } from "./schema/subjects.ts";
import { fold } from "#domain/text/fold.ts";
import { bookBackgrounds } from "./devotions/reading-plan/book-backgrounds.es.ts";
import { chapterWarnings as englishWarnings } from "./devotions/reading-plan/warnings.ts";
import { chapterWarnings } from "./devotions/reading-plan/warnings.es.ts";
import { planPrayers, planThemes } from "./devotions/reading-plan/themes.es.ts";
import { wholeThemes } from "./devotions/reading-plan/whole-themes.es.ts";
import { firstDays as englishFirstDays } from "./devotions/reading-plan/first-days.ts";
import { firstDays } from "./devotions/reading-plan/first-days.es.ts";
import { mentorDays as englishDays } from "./devotions/mentor/mentor-days.ts";
import { days01to08 } from "./devotions/mentor/days-01-08.es.ts";
import { days09to16 } from "./devotions/mentor/days-09-16.es.ts";
import { days17to24 } from "./devotions/mentor/days-17-24.es.ts";
import { days25to32 } from "./devotions/mentor/days-25-32.es.ts";
import { days33to40 } from "./devotions/mentor/days-33-40.es.ts";
import { namesOfGod as englishNames } from "./games/names-of-god.ts";
import { namesOfGod } from "./games/names-of-god.es.ts";
import { furtherPhrases as englishFurther, jerichoPhrases as englishPhrases } from "./games/jericho.ts";
import { furtherPhrases, jerichoPhrases } from "./games/jericho.es.ts";
import { jerichoPhraseSchema, nameOfGodSchema } from "./schema/games.ts";
import { mentorDaySchema } from "./schema/devotions.ts";
import { type ChapterWarning, themeIds, writtenPlanDaySchema } from "./schema/reading-plan.ts";
import { yearVerseSchema } from "./schema/daily-verses.ts";
import { cardTypeSchema } from "./schema/cards.ts";
import { quotedInSpanishProse } from "./spanish-quotations.ts";

/** A day of the plan: its number, where it has one, the reading, and what is written for it. */
type PlanRow = readonly (string | number)[];

/** The parts of both plans: the name of each file has its first day. */
const planParts = await Promise.all(
  globSync("content/devotions/reading-plan/{year,whole,new-testament}/*[0-9]*.es.ts").map(async (file) => ({
    file,
    english: ((await import(resolve(file.replace(".es.ts", ".ts")))) as { days: readonly PlanRow[] }).days,
    days: ((await import(resolve(file))) as { days: readonly PlanRow[] }).days,
  })),
);
const mentorDays = [...days01to08, ...days09to16, ...days17to24, ...days25to32, ...days33to40];

/** Our content in Spanish, beside the English (docs/translating.md). */

/** What is the same in every language: ids, passages, colours, drawings. */
const frames = (value: unknown, own: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((one) => frames(one, own));
  if (typeof value !== "object" || value === null) return own.includes("*") ? undefined : value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      own.includes(name) ? [] : [[name, typeof inner === "object" ? frames(inner, own) : inner]],
    ),
  );
};

const words = ["title", "lead", "paragraphs", "text", "word", "prayer", "prayers", "afterPrayer", "scripture", "verse"];
const prose = [...words, "name", "summary", "story", "beforeChrist", "encounter", "afterChrist", "question"];

const sentencesIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
};

describe("content in Spanish", () => {
  it.each([
    ["salvation", { ...englishSalvation, steps: [] }, { ...salvation, steps: [] }],
    [
      "salvation steps",
      englishSalvation.steps.map(({ scripture }) => scripture),
      salvation.steps.map(({ scripture }) => scripture),
    ],
    ["lives", englishStudies, caseStudies],
    ["prayer topics", englishTopics, prayerTopics],
    ["stickers", englishStickers, birthdayStickers],
    ["declarations", englishShield.declarations, shield.declarations],
    ["words of the day", englishShield.dailyWords, shield.dailyWords],
    ["readings", englishShield.oldTestamentReadings, shield.oldTestamentReadings],
    ["further readings", englishShield.newTestamentReadings, shield.newTestamentReadings],
    ["cards", englishCards, cardTypes],
    ["names of God", englishNames, namesOfGod],
    ["phrases of Jericho", [...englishPhrases, ...englishFurther], [...jerichoPhrases, ...furtherPhrases]],
    ["first days of the plan", englishFirstDays, firstDays],
    ["days of the mentor", englishDays, mentorDays],
    ["daily verses", englishVerses, dailyVerses],
  ])("%s: has the ids, passages and drawings of the English, in its order", (_, english, spanish) => {
    const own = [
      ...prose,
      "description",
      "ideas",
      "meaning",
      "words",
      "theme",
      "oldTestamentDescription",
      "newTestamentDescription",
      "translation",
      "wisdom",
      "content",
      "answer",
    ];
    expect(frames(spanish, own)).toEqual(frames(english, own));
  });

  it("keeps to the lengths of cards and of birthday prayers", () => {
    expect(z.array(cardTypeSchema).safeParse(Object.values(cardTypes)).error).toBeUndefined();
    expect(birthdayStickers.flatMap(({ prayers }) => prayers).filter((prayer) => prayer.length > 480)).toEqual([]);
    expect(z.array(nameOfGodSchema).safeParse(namesOfGod).error).toBeUndefined();
    expect(z.array(jerichoPhraseSchema).safeParse([...jerichoPhrases, ...furtherPhrases]).error).toBeUndefined();
    expect(new Set([...jerichoPhrases, ...furtherPhrases].map(({ text }) => text.toLowerCase())).size).toBe(64);
    expect(z.array(mentorDaySchema).safeParse(mentorDays).error).toBeUndefined();
    expect(z.array(writtenPlanDaySchema).safeParse(firstDays).error).toBeUndefined();
    expect([planPrayers.length, planThemes.length]).toEqual([5, 20]);
    expect(birthdayStickers.map(({ prayers }) => prayers.length)).toEqual(englishStickers.map(() => 3));
  });

  it("has Spanish signs, and no word of the English files", () => {
    const texts = [
      planParts.map(({ days }) => days),
      chapterWarnings.map(([, , text]) => text),
      Object.values(bookBackgrounds),
      planPrayers,
      wholeThemes,
      firstDays,
      mentorDays,
      namesOfGod,
      salvation,
      caseStudies,
      prayerTopics,
      birthdayStickers,
      shield,
      cardTypes,
    ].flatMap(sentencesIn);
    const english = new Set(
      [englishSalvation, englishStudies, englishTopics, englishStickers, englishShield, englishCards]
        .flatMap(sentencesIn)
        .filter((text) => text.includes(" ")),
    );
    // References and the like are the same; sentences are not.
    expect(texts.filter((text) => english.has(text) && !/^(?:\d )?[A-Z][a-z]+ \d+:|^John Newton$/.test(text))).toEqual(
      [],
    );
    expect(texts.filter((text) => /["“”]| {2}|^[^¿]*\?/.test(text))).toEqual([]);
    expect(texts.filter((text) => text.split("!").length > text.split("¡").length)).toEqual([]);
  });
});

/** Our numbers of verses that have another one in the Reina-Valera of 1909, which the Spanish terms link to. */
const ourNumbers: Readonly<Record<string, string>> = {
  "Numbers 13:24": "Numbers 13:23",
  "1 Samuel 24:6": "1 Samuel 24:5",
  "Job 40:10": "Job 40:15",
  "Job 40:13-14": "Job 40:18-19",
  "Job 40:16-18": "Job 40:21-23",
  "Jonah 2:2-3": "Jonah 2:1-2",
  "2 Corinthians 13:13": "2 Corinthians 13:14",
};

const termFrame = ({ references, hebrew, greek, source, formerly }: DictionaryTerm) => ({
  references: references.map((reference) => ourNumbers[reference] ?? reference),
  hebrew,
  greek,
  source,
  formerly,
});

const byName = (entries: readonly DictionaryTerm[]) =>
  Object.fromEntries(entries.map((entry) => [entry.english ?? entry.term, termFrame(entry)]));

it("has every term of the dictionary, with the passages, words and sources of the English one", () => {
  expect(z.array(dictionaryTermSchema).safeParse(terms).error).toBeUndefined();
  expect(byName(terms)).toEqual(byName(dictionaryTerms));
  expect(terms.flatMap(({ references }) => references)).toEqual(expect.arrayContaining(Object.keys(ourNumbers)));
  expect([terms.length, new Set(terms.map(({ term }) => fold(term))).size]).toEqual([termCount, termCount]);
  const inOrder = terms.toSorted((a, b) => a.term.localeCompare(b.term, "es"));
  expect(firstPage).toEqual(inOrder.slice(0, firstPage.length));
  const texts = terms.flatMap(({ definition, context }) => [definition, context]);
  const wrong = texts.filter((text) => text.split(" ").length < 17 || text.split(" ").length > 52);
  expect(wrong).toEqual([]);
});

it("has a note for each passage of a subject, in the order of the English ones", async () => {
  const files = globSync("content/subjects/passages/*.es.ts");
  const notes: string[] = [];
  for (const file of files) {
    const { passages } = (await import(resolve(file))) as { passages: Record<string, readonly SubjectPassage[]> };
    for (const [subject, own] of Object.entries(passages)) {
      const english = subjectPassages[subject as keyof typeof subjectPassages];
      expect(own.map(({ reference }) => reference)).toEqual(english.map(({ reference }) => reference));
      notes.push(...own.map(({ why }) => why));
    }
  }
  expect(z.array(subjectPassageSchema.shape.why).safeParse(notes).error).toBeUndefined();
  expect([notes.length, new Set(notes).size]).toEqual([785, 785]);
  expect(notes.filter((note) => /["“”]|^[^¿]*\?/.test(note))).toEqual([]);
});

const themes: ReadonlySet<unknown> = new Set(themeIds);
/** What the English rows have as well: the number of the day, its reading and its theme. */
const isFrame = (column: string | number, at: number, [first]: PlanRow): boolean =>
  at === 0 || (typeof first === "number" && at === 1) || themes.has(column);
const frameOf = (day: PlanRow): PlanRow => day.filter((column, at) => isFrame(column, at, day));
const textsOf = (day: PlanRow): PlanRow => day.filter((column, at) => !isFrame(column, at, day));
const placeOf = ([book, chapter, , verse]: ChapterWarning) => [book, chapter, verse];

it("has for each day of both plans what is written for it, at the English day’s reading, and each warning", () => {
  const written = planParts.flatMap(({ days }) => days.flatMap(textsOf));
  for (const { file, english, days } of planParts) expect(days.map(frameOf), file).toEqual(english.map(frameOf));
  // The one-year plan is handwritten in its first five days; both read the New Testament alike.
  expect(written).toHaveLength(360 * 2 + 365 * 2 + 365);
  expect(new Set(written).size).toBe(written.length);
  // A third longer than in English, at most.
  expect(written.filter((text) => String(text).split(" ").length > 40)).toEqual([]);
  expect(chapterWarnings.map(placeOf)).toEqual(englishWarnings.map(placeOf));
});

const isQuestion = (text: string | number) => /^[^¿?]*¿[^¿?]+\?$/.test(String(text));

it("asks one question under each theme of the whole-Bible plan, and has a prayer for each theme", () => {
  const whole = planParts.filter(({ file }) => file.includes("/whole/")).flatMap(({ days }) => days.map(textsOf));
  expect(whole.filter(([, question]) => !isQuestion(question!))).toEqual([]);
  expect(wholeThemes.map(({ id }) => id)).toEqual([...themeIds]);
  expect(new Set(wholeThemes.map(({ name }) => name)).size).toBe(themeIds.length);
  expect(wholeThemes.filter(({ prayer }) => !/^.{200,700} Amén\.$/.test(prayer))).toEqual([]);
});

const chaptersOf = (verses: typeof yearVerses) => verses.map(({ book, chapter }) => `${book} ${chapter}`);

it("has a verse for each day of the year, from the chapters of the English ones", () => {
  expect(chaptersOf(yearVerses)).toEqual(chaptersOf(englishYear));
  expect(z.array(yearVerseSchema).safeParse(yearVerses).error).toBeUndefined();
});

describe("quotations in Spanish", () => {
  it("are those that were found in the Reina-Valera of 1909 (npm run check -- quotations)", async () => {
    expect((await spanishQuotations()).length).toBeGreaterThan(1100);
    expect(await digestLines()).toEqual(readFileSync(digestFile, "utf8").trim().split("\n"));
  });

  it("in prose are listed with their passages", () => {
    const quoted = globSync("content/devotions/{,mentor/,reading-plan/{year,whole,new-testament}/}*.es.ts").flatMap(
      (file) => [...readFileSync(file, "utf8").matchAll(/«([^»]*)»/g)].map(([, text]) => text),
    );
    expect(quoted.filter((text) => !quotedInSpanishProse.some((one) => one.text === text))).toEqual([]);
  });
});
