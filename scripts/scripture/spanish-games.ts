import { crosswordLevels } from "#content/games/crossword.es.ts";
import { crosswordThemes } from "#content/games/crossword-themes.es.ts";
import { revealVerses } from "#content/games/reveal-verses.es.ts";
import { triviaQuestions } from "#content/games/trivia.es.ts";
import { difficultQuestions } from "#content/games/trivia/difficult.es.ts";
import { mediumQuestions } from "#content/games/trivia/medium.es.ts";
import { missingWords } from "#content/games/trivia/missing-words.es.ts";
import { simpleQuestions } from "#content/games/trivia/simple.es.ts";
import { blank } from "#content/schema/games.ts";
import type { StoryQuestion } from "#content/schema/story-questions.ts";
import type { PassagePlace } from "#domain/scripture/reference/reference.ts";
import { fold } from "#domain/text/fold.ts";
import type { Texts } from "./reina-valera.ts";

/** What only the text of the Reina-Valera can tell of our games in Spanish (docs/texts.md, "Quotations in Spanish"). */

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

const passageOf = (texts: Texts, { book, chapter, verse, lastVerse = verse }: PassagePlace): string =>
  (texts.get(`${book} ${chapter}`) ?? []).slice(verse - 1, lastVerse).join(" ");

/** Verses with a word left out, and the other choices. */
const gaps = (): readonly { id: string; verse: string; others: readonly string[] }[] => [
  ...triviaQuestions.map(({ id, verse, answer, choices }) => ({
    id,
    verse,
    others: choices.filter((choice) => choice !== answer),
  })),
  ...Object.values(missingWords).flatMap((rows) =>
    Object.entries(rows).map(([id, [answer, ...others]]) => {
      const { scripture = "" } = revealVerses.find((one) => one.id === id) ?? {};
      return { id, verse: scripture.replace(new RegExp(`(?<!\\p{L})${answer}(?!\\p{L})`, "iu"), blank), others };
    }),
  ),
];

/** Another choice stands between the same words somewhere, or is a word that the text does not have. */
const gapProblems = (texts: Texts): string[] => {
  const bible = [...texts.values()]
    .flat()
    .map((verse) => ` ${wordsOf(verse ?? "").join(" ")} `)
    .join("\n");
  return gaps().flatMap(({ id, verse, others }) => {
    const [before = [], after = []] = verse.split(blank).map(wordsOf);
    return others.flatMap((word) => {
      const around = [...before.slice(-2), word, ...after.slice(0, 2)].join(" ");
      if (!bible.includes(` ${word} `)) return [`${id}: “${word}” is no word of the text`];
      return bible.includes(` ${around} `) ? [`${id}: “${around}” stands in the text`] : [];
    });
  });
};

const small = new Set(
  "al ante con contra cual cuando de del desde donde el ella ellos en entre era es esta este fue ha habia han hasta la las le les lo los mas me mi ni no nos para pero por porque que quien se ser si sin sobre su sus tu un una uno".split(
    " ",
  ),
);

/** The words that carry the sense, without the spelling of 1909: Goliath and Goliat, Ephraim and Efraín, Samsón and Sansón. */
const keyWords = (text: string): string[] =>
  wordsOf(
    fold(text)
      .replaceAll("ph", "f")
      .replaceAll(/th/g, "t")
      .replaceAll(/ch(?![eu])|qu/g, "c")
      .replaceAll("m", "n")
      .replaceAll("y", "i")
      .replaceAll(/(\p{L})\1/gu, "$1")
      .replaceAll("-", ""),
  ).filter((word) => word.length > 1 && !small.has(word));

/** Whether a word stands in a text, in whatever number, gender or tense: its first letters do. */
const standsIn = (word: string, words: readonly string[]): boolean => {
  const stem = word.slice(0, Math.max(2, word.length - 2));
  return words.some((one) => one.startsWith(stem));
};

/** The answer or its clue stands in the passage, whose quotations are word for word, and no other choice does. */
const storyProblems = (texts: Texts): string[] =>
  [...simpleQuestions, ...mediumQuestions, ...difficultQuestions].flatMap(
    ({ id, kind, question, answer, choices, clue, allowed = [], reference }: StoryQuestion) => {
      const passage = passageOf(texts, reference);
      const words = keyWords(passage);
      const answered = keyWords(answer);
      const unproved =
        clue === undefined ? answered.filter((word) => !standsIn(word, words)) : passage.includes(clue) ? [] : [clue];
      const quoted = [...question.matchAll(/«([^»]+)»/g)].map(([, words_ = ""]) => words_.replace(/[.?,]$/, ""));
      const named = choices.filter((choice) => {
        const own = keyWords(choice).filter((word) => !answered.includes(word));
        const isNamed = kind === "person" || kind === "place" ? own.some((word) => words.includes(word)) : false;
        return choice !== answer && (isNamed || own.every((word) => words.includes(word)));
      });
      return [
        ...unproved.map((word) => `${id}: the passage does not have “${word}”`),
        ...quoted
          .filter((text) => !passage.toLowerCase().includes(text.toLowerCase()))
          .map((text) => `${id}: the passage does not say “${text}”`),
        ...named.filter((choice) => !allowed.includes(choice)).map((choice) => `${id}: the passage names “${choice}”`),
        ...allowed.filter((choice) => !named.includes(choice)).map((choice) => `${id}: need not allow “${choice}”`),
      ];
    },
  );

/** A word to find does not stand in the verse that is given with it. */
const crosswordProblems = (texts: Texts): string[] => {
  return [
    ...crosswordLevels.flatMap(({ words }) => words),
    ...crosswordThemes.flatMap(({ words }) =>
      words.map(([word, , book, chapter, verse]) => ({ word, reference: { book, chapter, verse } })),
    ),
  ]
    .filter(({ word, reference }) => !keyWords(passageOf(texts, reference)).includes(keyWords(word)[0]!))
    .map(({ word, reference }) => `${word}: not in ${reference.book} ${reference.chapter}:${reference.verse}`);
};

export const spanishGameProblems = (texts: Texts): readonly string[] => [
  ...gapProblems(texts),
  ...crosswordProblems(texts),
  ...storyProblems(texts),
];
