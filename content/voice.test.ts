import { describe, expect, it } from "vitest";
import { cardTypes } from "./cards/card-types.ts";
import { birthdayStickers } from "./devotions/birthday.ts";
import { caseStudies } from "./devotions/case-studies.ts";
import { mentorDays } from "./devotions/mentor/mentor-days.ts";
import { prayerTopics } from "./devotions/prayer-topics.ts";
import { salvation } from "./devotions/salvation.ts";
import { declarations } from "./devotions/shield.ts";
import { namesOfGod } from "./games/names-of-god.ts";
import { guides } from "./help.ts";

/** What we wrote for people, without Scripture: the rules of the voice, and ceilings for tricks that show when they return. */

const answers = mentorDays.flatMap(({ suggestedAnswers }) => suggestedAnswers.map(({ answer }) => answer));

const own: readonly string[] = [
  ...mentorDays.flatMap(({ title, wisdom, reflections }) => [
    title,
    wisdom,
    ...reflections.flatMap(({ question, content }) => [question, content]),
  ]),
  ...mentorDays.flatMap(({ suggestedAnswers }) => suggestedAnswers.map(({ title }) => title)),
  ...answers,
  ...prayerTopics.map(({ prayer }) => prayer),
  ...birthdayStickers.flatMap(({ prayers }) => prayers),
  ...caseStudies.flatMap(({ title, summary, story, beforeChrist, encounter, afterChrist, reflection }) => [
    title,
    summary,
    story,
    beforeChrist,
    encounter,
    afterChrist,
    reflection.question,
    reflection.text,
  ]),
  salvation.hero.lead,
  ...salvation.godsLove.paragraphs,
  ...salvation.steps.map(({ text }) => text),
  salvation.prayer,
  salvation.afterPrayer,
  ...salvation.next.flatMap(({ title, text }) => [title, text]),
  ...declarations.map(({ text }) => text),
  ...Object.values(cardTypes).flatMap(({ description, ideas }) => [description, ...ideas]),
  ...namesOfGod.map(({ prayer }) => prayer),
  ...guides.flatMap(({ title, lead, steps }) => [title, lead, ...steps.flatMap((step) => [step.title, step.text])]),
];
const all = own.join("\n");
const count = (pattern: RegExp): number => [...all.matchAll(pattern)].length;

/** Texts with a match, and what matched. */
const found = (pattern: RegExp): string[] =>
  own.flatMap((text) => [...text.matchAll(pattern)].map(([match]) => `${match} in: ${text.slice(0, 60)}`));

describe("the voice", () => {
  it.each([
    ["nobody", /\bnobody\b/gi, 12],
    ["no one", /\bno one\b/gi, 16],
    ["door", /\bdoors?\b/gi, 22],
    ["table", /\btables?\b/gi, 8],
    ["bread", /\bbread\b/gi, 9],
    ["kitchen", /\bkitchen\b/gi, 9],
    ["chair", /\bchairs?\b/gi, 12],
    ["supper", /\bsupper\b/gi, 9],
  ] as const)("uses %j no oftener than its ceiling", (_word, pattern, ceiling) =>
    expect(count(pattern)).toBeLessThanOrEqual(ceiling),
  );

  it("spells toward one way, has no exclamation mark, and no straight quotation mark or apostrophe", () => {
    expect(found(/\btowards\b|!|"|'/gi)).toEqual([]);
  });

  it("sets commas outside quotation marks, and full stops outside a quoted clause", () => {
    expect(found(/,”/g)).toEqual([]);
    expect(
      mentorDays
        .flatMap(({ wisdom, reflections }) => [wisdom, ...reflections.map(({ content }) => content)])
        .filter((text) => text.includes(".”")),
    ).toEqual([]);
  });

  it("has no household word that is known on one side of the ocean alone", () => {
    expect(
      found(
        /\b(?:apartment|bathrobe|biscuits?|boiler|boot of|car park|carer|cellphone|cheque|chemist|cookies?|crisps|diaper|drainpipe|faucet|flatmate|fortnight|garbage|head ?teacher|headmaster|hoover|jumper|kettle|latch|letterbox|lorry|mailbox|motorway|Mum|nappy|pavement|petrol|postman|pram|pudding|quay|queue|rota|sidewalk|sofa bed|stroller|telly|the bins?|trash|trousers|truck|tyre|vacation|wellingtons)\b/g,
      ),
    ).toEqual([]);
  });

  it("lets several prayers of the wall speak to the Holy Spirit or of the Spirit", () => {
    expect(
      prayerTopics.filter(({ prayer }) => /\bSpirit\b/.test(prayer)).map(({ title }) => title).length,
    ).toBeGreaterThanOrEqual(7);
    expect(prayerTopics.filter(({ prayer }) => /\bHoly Spirit\b/.test(prayer)).length).toBeGreaterThanOrEqual(2);
  });

  describe("ends the suggested answers in different ways", () => {
    const endings = answers.map((answer) => answer.split(/(?<=[.?])\s+/).at(-1)!);
    const share = (pattern: RegExp): number => endings.filter((ending) => pattern.test(ending)).length / endings.length;

    it("well under half with a plan", () =>
      expect(share(/^(?:I (?:will|shall|am going to|can|could)\b|Tonight|Tomorrow|This week)/)).toBeLessThan(0.45));

    it("some with a question, and some with words to God", () => {
      expect(endings.filter((ending) => ending.endsWith("?")).length).toBeGreaterThanOrEqual(3);
      expect(
        answers.filter((answer) =>
          /\b(?:Lord|Father|Abba|help thou|Thank you for that|You made breakfast)\b/i.test(
            answer
              .split(/(?<=[.?])\s+/)
              .slice(-3)
              .join(" "),
          ),
        ).length,
      ).toBeGreaterThanOrEqual(6);
    });

    it("few with a line of five words or less", () =>
      expect(endings.filter((ending) => ending.split(/\s+/).length <= 5).length).toBeLessThanOrEqual(8));
  });
});
