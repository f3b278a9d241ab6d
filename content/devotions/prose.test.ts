import { describe, expect, it } from "vitest";
import { quotationProblem } from "#tests/support/embedded-text.ts";
import { birthdayStickers } from "./birthday.ts";
import { caseStudies } from "./case-studies.ts";
import { prayerTopics } from "./prayer-topics.ts";
import { salvation } from "./salvation.ts";
import { dailyWords, declarations, newTestamentReadings, oldTestamentReadings } from "./shield.ts";

/** Rules for all texts of wall, shield, birthday and salvation together. */

const own: readonly string[] = [
  ...prayerTopics.map(({ prayer }) => prayer),
  ...declarations.map(({ text }) => text),
  ...birthdayStickers.flatMap(({ prayers }) => prayers),
  ...caseStudies.flatMap((study) => [
    study.summary,
    study.story,
    study.beforeChrist,
    study.encounter,
    study.afterChrist,
    study.reflection.question,
    study.reflection.text,
  ]),
  salvation.hero.lead,
  ...salvation.godsLove.paragraphs,
  ...salvation.steps.map(({ text }) => text),
  salvation.prayer,
  salvation.afterPrayer,
  ...salvation.next.map(({ text }) => text),
];

const quotations: readonly (readonly [text: string, reference: string])[] = [
  ...prayerTopics.map(({ scripture, reference }) => [scripture, reference] as const),
  ...birthdayStickers.map(({ scripture, reference }) => [scripture, reference] as const),
  ...[
    ...dailyWords,
    ...oldTestamentReadings,
    ...newTestamentReadings,
    ...caseStudies.map(({ keyVerse }) => keyVerse),
    ...salvation.steps.map(({ scripture }) => scripture),
    salvation.godsLove.scripture,
    salvation.joy,
  ].map(({ text, reference }) => [text, reference] as const),
];

/** Scripture quoted in the stories, with its reference. */
const quotedInStories: readonly (readonly [text: string, reference: string])[] = [
  ["I that speak unto thee am he.", "John 4:26"],
  ["Come, see a man, which told me all things that ever I did: is not this the Christ?", "John 4:29"],
  ["Zacchaeus, make haste, and come down; for to day I must abide at thy house.", "Luke 19:5"],
  ["must", "Luke 19:5"],
  ["This day is salvation come to this house", "Luke 19:9"],
  ["lost", "Luke 19:10"],
  ["Do thyself no harm: for we are all here.", "Acts 16:28"],
  ["Sirs, what must I do to be saved?", "Acts 16:30"],
  ["Believe on the Lord Jesus Christ, and thou shalt be saved, and thy house.", "Acts 16:31"],
  ["And he took them the same hour of the night, and washed their stripes", "Acts 16:33"],
  [
    "But put ye on the Lord Jesus Christ, and make not provision for the flesh, to fulfil the lusts thereof.",
    "Romans 13:14",
  ],
];

const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?:;])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length > 3);

describe("the texts of wall, shield, birthday and salvation", () => {
  it("quote the King James Version word for word", () => {
    const problems = [...quotations, ...quotedInStories]
      .map(([text, reference]) => quotationProblem(text, reference))
      .filter((problem) => problem !== undefined);
    expect(problems).toEqual([]);
  });

  it("have every quotation in a story listed here", () => {
    const inside = caseStudies
      .flatMap(({ story, beforeChrist, encounter, afterChrist }) => [story, beforeChrist, encounter, afterChrist])
      .flatMap((text) => [...text.matchAll(/“([^”]+)”/g)].map(([, quoted]) => quoted));
    expect(inside.filter((text) => !quotedInStories.some(([known]) => known === text))).toEqual([]);
    expect(inside).toHaveLength(quotedInStories.length);
  });

  it("never repeat a sentence", () => {
    const sentences = own.flatMap(sentencesOf);
    expect(sentences.filter((sentence, at) => sentences.indexOf(sentence) !== at)).toEqual([]);
  });

  it("start every prayer differently", () => {
    const openings = [
      ...prayerTopics.map(({ prayer }) => prayer),
      ...birthdayStickers.flatMap(({ prayers }) => prayers),
      salvation.prayer,
    ].map((prayer) => prayer.split(/\s+/).slice(0, 4).join(" "));
    expect(openings.filter((opening, at) => openings.indexOf(opening) !== at)).toEqual([]);
  });

  it("have no exclamation marks, double spaces or sermon filler words", () => {
    for (const text of own) {
      expect(text).not.toMatch(/!| {2}|journey|unlock|season|blessed to be/i);
      expect(text.trim()).toBe(text);
    }
  });
});
