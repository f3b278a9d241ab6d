import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { mentorDayCount, mentorDaySchema } from "#content/schema/devotions.ts";
import { quotationProblem } from "#tests/support/embedded-text.ts";
import { mentorDays } from "./mentor-days.ts";

const gospels = ["Matthew", "Mark", "Luke", "John"];

/** Scripture quoted in the prose, by day, with its reference. */
const quotedInProse: readonly (readonly [day: number, text: string, reference: string])[] = [
  [6, "accepted in the beloved", "Ephesians 1:6"],
  [7, "he was afterward an hungred", "Matthew 4:2"],
  [8, "They have no wine", "John 2:3"],
  [11, "nevertheless", "Luke 5:5"],
  [11, "Fear not", "Luke 5:10"],
  [13, "I will", "Mark 1:41"],
  [21, "Daughter", "Mark 5:34"],
  [22, "meek and lowly in heart", "Matthew 11:29"],
  [24, "immediately", "Matthew 14:31"],
  [31, "Behold how he loved him", "John 11:36"],
  [31, "Lord, if thou hadst been here", "John 11:21"],
  [31, "Lord, if thou hadst been here", "John 11:32"],
  [34, "that the Father had given all things into his hands", "John 13:3"],
  [35, "nevertheless", "Mark 14:36"],
  [38, "I have called thee by thy name; thou art mine", "Isaiah 43:1"],
  [40, "some doubted", "Matthew 28:17"],
];

const prose = mentorDays.map(({ day, wisdom, reflections, suggestedAnswers }) => ({
  day,
  texts: [
    wisdom,
    ...reflections.flatMap(({ question, content }) => [question, content]),
    ...suggestedAnswers.map(({ answer }) => answer),
  ],
}));
const allTexts = prose.flatMap(({ texts }) => texts);

const repeated = (items: readonly string[]): string[] => items.filter((item, at) => items.indexOf(item) !== at);
const opening = (text: string): string => text.split(/\s+/).slice(0, 3).join(" ");
const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.?:;])\s+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(/\s+/).length > 3);

describe("the forty days of Mentor Me Jesus", () => {
  it("are forty, in order, and match the schema and its lengths", () => {
    const problems = mentorDays.flatMap(
      (day) =>
        z
          .safeParse(mentorDaySchema, day)
          .error?.issues.map(({ path, message }) => `day ${day.day} ${path.join(".")}: ${message}`) ?? [],
    );
    expect(problems).toEqual([]);
    expect(mentorDays.map(({ day }) => day)).toEqual(Array.from({ length: mentorDayCount }, (_, index) => index + 1));
  });

  it("are each based on a different gospel passage, quoted word for word", () => {
    expect(mentorDays.flatMap(({ scripture }) => quotationProblem(scripture.text, scripture.reference) ?? [])).toEqual(
      [],
    );
    for (const { scripture } of mentorDays) {
      expect(gospels).toContain(scripture.book);
      expect(scripture.reference.startsWith(`${scripture.book} `)).toBe(true);
    }
    expect(repeated(mentorDays.map(({ scripture }) => scripture.reference))).toEqual([]);
  });

  it("quote Scripture in the prose word for word", () => {
    expect(quotedInProse.flatMap(([, text, reference]) => quotationProblem(text, reference) ?? [])).toEqual([]);
    const quoted = prose.flatMap(({ day, texts }) =>
      texts.flatMap((text) => [...text.matchAll(/“([^”]+?)[.,]?”/g)].map(([, words]) => `${day} ${words}`)),
    );
    expect(quoted.filter((words) => !quotedInProse.some(([day, text]) => words === `${day} ${text}`))).toEqual([]);
  });

  it("repeat no sentence, and start no two texts of a kind alike", () => {
    expect(repeated(allTexts.flatMap(sentencesOf))).toEqual([]);
    expect(repeated(mentorDays.map(({ wisdom }) => opening(wisdom)))).toEqual([]);
    expect(repeated(mentorDays.flatMap(({ reflections }) => reflections.map(({ question }) => question)))).toEqual([]);
    expect(
      repeated(mentorDays.flatMap(({ reflections }) => reflections.map(({ content }) => opening(content)))),
    ).toEqual([]);
    expect(
      repeated(mentorDays.flatMap(({ suggestedAnswers }) => suggestedAnswers.map(({ answer }) => opening(answer)))),
    ).toEqual([]);
    expect(
      repeated([
        ...mentorDays.map(({ title }) => title),
        ...mentorDays.flatMap(({ suggestedAnswers }) => suggestedAnswers.map(({ title }) => title)),
      ]),
    ).toEqual([]);
  });

  it("answer in the first person", () => {
    const impersonal = mentorDays.flatMap(({ day, suggestedAnswers }) =>
      suggestedAnswers
        .filter(({ answer }) => !/\b(?:I|me|my|mine|we|our)\b/i.test(answer))
        .map(({ title }) => `${day} ${title}`),
    );
    expect(impersonal).toEqual([]);
  });

  it("have no exclamation mark, no double space and no sermon filler words", () => {
    expect(
      allTexts.filter((text) =>
        /!| {2}|journey|unlock|season|blessed to be|\bjust\b (?!before|now|reminded)/i.test(text),
      ),
    ).toEqual([]);
    expect(allTexts.filter((text) => text !== text.trim() || /['"]/.test(text))).toEqual([]);
  });
});
