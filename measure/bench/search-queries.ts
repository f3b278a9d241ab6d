import type { SearchData } from "#domain/scripture/search/types.ts";
import { wordsOf } from "#domain/scripture/search/words.ts";
import { createRandom } from "#src/games/kit/random.ts";

const times = <Item>(count: number, make: () => Item): readonly Item[] => Array.from({ length: count }, make);

/** 200 queries like those people type, derived from the text itself: the same in every run. */
export const realisticQueries = (
  data: SearchData,
): Readonly<Record<"common" | "rare" | "phrase" | "two" | "prefix" | "typo" | "all", readonly string[]>> => {
  const random = createRandom(7);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)]!;
  const byUse = data.words
    .map((word, index) => ({ word, count: data.counts[index]! }))
    .toSorted((a, b) => b.count - a.count);
  const commonWords = byUse.slice(0, 200).map((one) => one.word);
  const rareWords = byUse.filter((one) => one.count < 5 && one.word.length > 4).map((one) => one.word);
  const middleWords = byUse.slice(50, 1500).map((one) => one.word);
  const verse = () => wordsOf(pick(data.verses)).map((one) => one.word);
  const stretch = (length: number) => {
    const words = verse();
    const from = Math.floor(random() * Math.max(1, words.length - length));
    return words.slice(from, from + length).join(" ");
  };
  const slip = (word: string) => {
    const at = 1 + Math.floor(random() * (word.length - 2));
    return `${word.slice(0, at)}${word.slice(at + 1)}`;
  };
  const kinds = {
    common: times(34, () => pick(commonWords)),
    rare: times(33, () => pick(rareWords)),
    phrase: times(34, () => `"${stretch(3)}"`),
    two: times(33, () => `${pick(middleWords)} ${pick(middleWords)}`),
    prefix: times(33, () => pick(middleWords).slice(0, 3)),
    typo: times(33, () => slip(pick(rareWords))),
  };
  return { ...kinds, all: Object.values(kinds).flat() };
};
