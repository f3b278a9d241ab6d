/**
 * Fill-in questions drawn from the text by a seed, without end. Never ambiguous: the missing word occurs once in its
 * verse, and no other choice occurs in the verse or next to the same words anywhere in the chapter.
 */
import { bookById } from "#domain/scripture/books/books.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { endlessWords } from "#content/games/endless-words.ts";
import { blank, type TriviaQuestion } from "#content/schema/games.ts";
import { type Random, randomInt, sample, shuffle } from "#src/games/kit/random.ts";

const shortestVerse = 40;
const longestVerse = 220;
const otherChoices = 3;

const groupOf = new Map(
  Object.entries(endlessWords).flatMap(([group, words]) => words.map((word) => [word, group] as const)),
);

const wordsOf = (verse: string): string[] => verse.toLowerCase().match(/[a-z]+(?:'[a-z]+)?/g) ?? [];

/** Two adjacent words of the chapter, as `one two`. */
const pairsOf = (verses: readonly string[]): Set<string> =>
  new Set(
    verses.flatMap((verse) =>
      wordsOf(verse).flatMap((word, index, all) => (index === 0 ? [] : [`${all[index - 1]} ${word}`])),
    ),
  );

const distractors = (
  words: readonly string[],
  answer: string,
  pairs: ReadonlySet<string>,
  random: Random,
): string[] => {
  const at = words.indexOf(answer);
  const [before, after] = [words[at - 1], words[at + 1]];
  const fits = (word: string) => pairs.has(`${before} ${word}`) || pairs.has(`${word} ${after}`);
  const chosen: string[] = [];
  const groups = shuffle(
    Object.keys(endlessWords).filter((group) => group !== groupOf.get(answer)),
    random,
  );
  for (const group of groups) {
    const candidates = endlessWords[group]!.filter((word) => !words.includes(word) && !fits(word));
    if (candidates.length > 0) chosen.push(candidates[randomInt(random, candidates.length)]!);
    if (chosen.length === otherChoices) break;
  }
  return chosen;
};

const questionFrom = (
  text: ChapterText,
  verse: number,
  pairs: ReadonlySet<string>,
  random: Random,
): TriviaQuestion | undefined => {
  const whole = text.verses[verse - 1]!;
  const words = wordsOf(whole);
  const [answer] = sample(
    [...groupOf.keys()].filter((word) => words.filter((other) => other === word).length === 1),
    1,
    random,
  );
  if (answer === undefined) return undefined;
  const others = distractors(words, answer, pairs, random);
  if (others.length < otherChoices) return undefined;
  return {
    id: `${bookById(text.book).slug}-${text.chapter}-${verse}-${answer}`,
    // "The king's son saw the king": the possessive is a different word, as in `wordsOf`.
    verse: whole.replace(new RegExp(`\\b${answer}\\b(?!'[a-z])`, "i"), blank),
    answer,
    reference: { book: text.book, chapter: text.chapter, verse },
    choices: shuffle([answer, ...others], random),
  };
};

/**
 * A question on one of `among`, verses of the chapter, in random order; undefined if none of them is usable (then draw
 * other verses).
 */
export const drawQuestion = (
  text: ChapterText,
  among: readonly number[],
  random: Random,
): TriviaQuestion | undefined => {
  const pairs = pairsOf(text.verses);
  const verses = among.filter((verse) => {
    const { length } = text.verses[verse - 1] ?? "";
    return length >= shortestVerse && length <= longestVerse;
  });
  for (const verse of shuffle(verses, random)) {
    const question = questionFrom(text, verse, pairs, random);
    if (question) return question;
  }
  return undefined;
};
