import { difficultQuestions } from "#content/games/trivia/difficult.ts";
import { mediumQuestions } from "#content/games/trivia/medium.ts";
import { simpleQuestions } from "#content/games/trivia/simple.ts";
import { triviaNames } from "#content/games/trivia-names.ts";
import type { StoryQuestion } from "#content/schema/story-questions.ts";
import type { LiveLevel } from "#domain/api/trivia-live.ts";
import type { LiveQuestion, Seat } from "#domain/trivia-live/room.ts";

const pools: Readonly<Record<LiveLevel, readonly StoryQuestion[]>> = {
  simple: simpleQuestions,
  medium: mediumQuestions,
  difficult: difficultQuestions,
};

type Random = () => number;

const shuffled = <Item>(items: readonly Item[], random: Random): Item[] => {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
};

const toLive = ({ id, question, answer, choices, reference }: StoryQuestion, random: Random): LiveQuestion => {
  const order = shuffled(choices, random);
  return { id, text: question, choices: order, right: order.indexOf(answer), reference };
};

/** Different questions of a level in random order. Those in `asked` (ids) come last, so they repeat only if the rest run out. */
export const drawQuestions = (
  level: LiveLevel,
  count: number,
  asked: readonly string[],
  random: Random,
): LiveQuestion[] => {
  const known = new Set(asked);
  const all = shuffled(pools[level], random);
  return [...all.filter(({ id }) => !known.has(id)), ...all.filter(({ id }) => known.has(id))]
    .slice(0, count)
    .map((question) => toLive(question, random));
};

/** A random name that no player in the trivia room has; undefined if all are taken. */
export const drawName = (seats: readonly Seat[], random: Random): string | undefined => {
  const taken = new Set(seats.flatMap(({ name, status }) => (status === "in" ? [name] : [])));
  const free = triviaNames.filter((name) => !taken.has(name));
  return free[Math.floor(random() * free.length)];
};
