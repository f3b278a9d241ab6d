import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { parseReference } from "#domain/scripture/reference/parse-reference.ts";
import { countVerses } from "#domain/scripture/reference/reference.ts";
import { subjectFinder } from "#domain/scripture/search/subject-finder.ts";
import { subjectIds, subjectName } from "#domain/site/subjects/subjects.ts";
import { quotationProblem } from "#tests/support/embedded-text.ts";
import { subjectGroupSchema, subjectPassageSchema } from "../schema/subjects.ts";
import { subjectGroups, subjects } from "./catalogue.ts";
import { subjectPassages } from "./passages.ts";
import { passages as bodyAndMind } from "./passages/body-and-mind.ts";
import { passages as doubtAndPrayer } from "./passages/doubt-and-prayer.ts";
import { passages as fearAndTrouble } from "./passages/fear-and-trouble.ts";
import { passages as griefAndLoss } from "./passages/grief-and-loss.ts";
import { passages as homeAndPeople } from "./passages/home-and-people.ts";
import { passages as joyAndThanks } from "./passages/joy-and-thanks.ts";
import { passages as waysOfLiving } from "./passages/ways-of-living.ts";
import { passages as workAndMoney } from "./passages/work-and-money.ts";

const passages = subjects.flatMap(({ id }) => subjectPassages[id].map((passage) => ({ id, ...passage })));
const sentences = [...subjects.map(({ intro }) => intro), ...passages.map(({ why }) => why)];
const repeated = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);
const wordCount = (text: string): number => text.split(/\s+/).length;

/** The single range of a reference in its normal form; undefined for anything else. */
const rangeOf = (text: string) => {
  const parsed = parseReference(text);
  return parsed.ok && parsed.reference.ranges.length === 1 && formatReference(parsed.reference) === text
    ? parsed.reference.ranges[0]
    : undefined;
};

describe("the subjects", () => {
  it("match the schema, each once", () => {
    expect(z.array(subjectGroupSchema).safeParse(subjectGroups).error).toBeUndefined();
    expect(new Set(subjectIds).size).toBe(subjectIds.length);
    expect(subjectIds.length).toBeGreaterThanOrEqual(60);
  });

  it("have their passages in the file of their group, in the same order", () => {
    const files = [
      fearAndTrouble,
      griefAndLoss,
      bodyAndMind,
      workAndMoney,
      homeAndPeople,
      doubtAndPrayer,
      joyAndThanks,
      waysOfLiving,
    ];
    expect(files.map((file) => Object.keys(file))).toEqual(
      subjectGroups.map((group) => group.subjects.map(({ id }) => id)),
    );
  });

  it("are found by each of their names, which are unique", () => {
    const names = subjects.flatMap(({ id, otherNames }) =>
      [subjectName(id), ...otherNames].map((name) => name.toLowerCase()),
    );
    expect(repeated(names)).toEqual([]);
    const find = subjectFinder(subjects);
    const lost = subjects.flatMap((subject) =>
      [subjectName(subject.id), ...subject.otherNames]
        .flatMap((name) => [name, `Bible verses about ${name}`])
        .filter((name) => find(name) !== subject),
    );
    expect(lost).toEqual([]);
  });

  it("lead to people who help where somebody may be in need of them", () => {
    const cared = subjects.filter(({ care }) => care).map(({ id }) => id);
    expect(cared).toEqual(
      expect.arrayContaining([
        "despair",
        "abuse",
        "war",
        "grief",
        "the-loss-of-a-child",
        "facing-death",
        "illness",
        "depression",
        "addiction",
      ]),
    );
    expect(cared.length).toBeLessThan(subjects.length / 3);
  });

  it("have an intro of one sentence", () => {
    expect(
      subjects
        .map(({ intro }) => intro)
        .filter((intro) => !/^[A-Z][^.!?]*\.$/.test(intro) || wordCount(intro) < 8 || wordCount(intro) > 26),
    ).toEqual([]);
  });
});

describe("the passages of the subjects", () => {
  it("match the schema, 8 to 15 of them per subject", () => {
    expect(
      z.array(subjectPassageSchema).safeParse(passages.map(({ reference, why }) => ({ reference, why }))).error,
    ).toBeUndefined();
    expect(
      subjects
        .filter(({ id }) => subjectPassages[id].length < 8 || subjectPassages[id].length > 15)
        .map(({ id }) => id),
    ).toEqual([]);
  });

  it("are one to eight verses of one chapter, each once in a subject", () => {
    expect(
      passages.filter(({ reference }) => rangeOf(reference) === undefined).map(({ reference }) => reference),
    ).toEqual([]);
    const wrong = passages.filter(({ reference }) => {
      const range = rangeOf(reference)!;
      return (
        countVerses({ ranges: [range] }) > 8 ||
        range.from.book !== range.to.book ||
        range.from.chapter !== range.to.chapter
      );
    });
    expect(wrong).toEqual([]);
    expect(subjects.flatMap(({ id }) => repeated(subjectPassages[id].map(({ reference }) => reference)))).toEqual([]);
  });

  it("do not overlap within a subject", () => {
    const overlapping = subjects.flatMap(({ id }) => {
      const ranges = subjectPassages[id].map(({ reference }) => rangeOf(reference)!);
      return ranges.flatMap((one, index) =>
        ranges.slice(index + 1).flatMap((other) => {
          const isSame = one.from.book === other.from.book && one.from.chapter === other.from.chapter;
          return isSame && one.from.verse <= other.to.verse && other.from.verse <= one.to.verse
            ? [`${id}: ${formatReference({ ranges: [one] })} and ${formatReference({ ranges: [other] })}`]
            : [];
        }),
      );
    });
    expect(overlapping).toEqual([]);
  });

  it("come from at least 50 books, and none serves more than four subjects", () => {
    expect(new Set(passages.map(({ reference }) => rangeOf(reference)?.from.book)).size).toBeGreaterThanOrEqual(50);
    const uses = Map.groupBy(passages, ({ reference }) => reference);
    expect([...uses].filter(([, all]) => all.length > 4).map(([reference]) => reference)).toEqual([]);
  });

  it("quote the King James Version word for word", () => {
    const problems = passages.flatMap(({ id, reference, why }) =>
      [...why.matchAll(/“([^”]*)”/g)].flatMap(([, quoted = ""]) => {
        // A quotation may begin our sentence.
        const first = quoted.charAt(0);
        const asInText = [
          quoted,
          (first === first.toUpperCase() ? first.toLowerCase() : first.toUpperCase()) + quoted.slice(1),
        ];
        return asInText.some((text) => quotationProblem(text, reference) === undefined)
          ? []
          : [`${id}: ${quotationProblem(quoted, reference)}`];
      }),
    );
    expect(problems).toEqual([]);
    expect(passages.filter(({ why }) => why.split("“").length !== why.split("”").length)).toEqual([]);
  });
});

describe("the sentences of the subjects", () => {
  it("are one each, of 8 to 26 words", () => {
    const wrong = passages.filter(
      ({ why }) =>
        wordCount(why) < 8 || wordCount(why) > 26 || !/^[A-Z“].*[.?]$/.test(why) || /[.?]”? [A-Z“]/.test(why),
    );
    expect(wrong.map(({ reference, why }) => `${reference} (${wordCount(why)}): ${why}`)).toEqual([]);
  });

  it("are never repeated, and seldom begin alike", () => {
    expect(repeated(sentences)).toEqual([]);
    const openings = sentences.map((sentence) => sentence.split(/\s+/).slice(0, 3).join(" "));
    expect(
      [...Map.groupBy(openings, (opening) => opening)].filter(([, all]) => all.length > 3).map(([opening]) => opening),
    ).toEqual([]);
  });

  it("have no exclamation marks, straight quotes, double spaces, sermon words or promises of health and money", () => {
    const words =
      /!|"|'| {2}|journey|unlock|blessed to be|breakthrough|towards\b|\bseason\b|will be healed|will prosper|get rich/i;
    expect(sentences.filter((sentence) => words.test(sentence) || sentence.trim() !== sentence)).toEqual([]);
  });
});
