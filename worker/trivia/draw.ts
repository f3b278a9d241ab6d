import { triviaNames } from "#content/games/trivia-names.ts";
import { triviaNames as namesInSpanish } from "#content/games/trivia-names.es.ts";
import type { AskedQuestion } from "#content/schema/content-files.ts";
import type { LiveLanguage, LiveSettings } from "#domain/api/trivia-live.ts";
import type { LiveQuestion, Room } from "#domain/trivia-live/room.ts";
import { readContent } from "../content-file.ts";
import type { Fetches } from "../env.ts";

const names: Readonly<Record<LiveLanguage, readonly string[]>> = { en: triviaNames, es: namesInSpanish };

type Random = () => number;

const shuffled = <Item>(items: readonly Item[], random: Random): Item[] => {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
};

const toLive = ({ id, question, answer, choices, reference }: AskedQuestion, random: Random): LiveQuestion => {
  const order = shuffled(choices, random);
  return { id, text: question, choices: order, right: order.indexOf(answer), reference };
};

/**
 * Different questions of a level and language in random order. Those in `asked` (ids) come last, so they repeat only if the
 * rest run out. Throws 503 if the questions cannot be read.
 */
export const drawQuestions = async (
  assets: Fetches,
  { level, questions: count, language = "en" }: LiveSettings,
  asked: readonly string[],
  random: Random,
): Promise<LiveQuestion[]> => {
  const known = new Set(asked);
  const all = shuffled(await readContent(assets, `trivia.${language}.${level}`), random);
  return [...all.filter(({ id }) => !known.has(id)), ...all.filter(({ id }) => known.has(id))]
    .slice(0, count)
    .map((question) => toLive(question, random));
};

/** A random name that no player in the trivia room has; undefined if all are taken. */
export const drawName = (
  { seats, round: { settings } }: Pick<Room, "seats" | "round">,
  random: Random,
): string | undefined => {
  const taken = new Set(seats.flatMap(({ name, status }) => (status === "in" ? [name] : [])));
  const free = names[settings.language ?? "en"].filter((name) => !taken.has(name));
  return free[Math.floor(random() * free.length)];
};
