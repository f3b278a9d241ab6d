/**
 * The questions on people, places, events and sayings, and the verses of endless games, drawn so that none comes back
 * until all of its level were asked, across visits. A question counts as asked once it was on the screen.
 */
import type { QuestionLevel } from "#content/schema/games.ts";
import type { StoryQuestion } from "#content/schema/story-questions.ts";
import { type Random, shuffle } from "#src/games/kit/random.ts";

/** Ids by level, the latest last. */
export type AskedStories = Readonly<Record<QuestionLevel, readonly string[]>>;

/** A pool in the order of asking: what was not asked yet, in random order, then the rest, the longest ago first. */
export const unaskedFirst = <Item extends { readonly id: string }>(
  pool: readonly Item[],
  asked: readonly string[],
  random: Random,
): Item[] => {
  const turns = new Map(asked.map((id, turn) => [id, turn]));
  const open = pool.filter(({ id }) => !turns.has(id));
  const again = pool
    .filter(({ id }) => turns.has(id))
    .toSorted((one, other) => turns.get(one.id)! - turns.get(other.id)!);
  return [...shuffle(open, random), ...again];
};

/** `count` different questions (all of them if there are fewer), in turn, choices shuffled. */
export const drawStories = (
  pool: readonly StoryQuestion[],
  asked: readonly string[],
  count: number,
  random: Random,
): StoryQuestion[] =>
  unaskedFirst(pool, asked, random)
    .slice(0, count)
    .map((question) => ({ ...question, choices: shuffle(question.choices, random) }));

/** What was asked, once a question of the level is on the screen: anew, after a reload, or of a round that was left. */
export const withAsked = (asked: AskedStories, level: QuestionLevel, id: string): AskedStories => {
  const ids = asked[level];
  return ids.at(-1) === id ? asked : { ...asked, [level]: [...ids.filter((one) => one !== id), id] };
};

/** Unites what was asked on two devices; the present device's latest questions stay the latest. */
export const mergeAsked = (present: AskedStories, imported: AskedStories): AskedStories => {
  const united = (level: QuestionLevel) => [
    ...new Set(imported[level].filter((id) => !present[level].includes(id))),
    ...present[level],
  ];
  return { simple: united("simple"), medium: united("medium"), difficult: united("difficult") };
};
