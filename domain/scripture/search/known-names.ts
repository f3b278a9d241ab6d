import { stemOf } from "./word-forms.ts";
import { plainQuery, wordsOf } from "./words.ts";

interface Named {
  readonly name: string;
  readonly also: readonly string[];
}

/** Words that say nothing of which passage is meant. */
const idle = new Set(["a", "an", "and", "the", "of", "on", "in", "at", "to", "my", "is", "parable", "story", "bible", "passage", "chapter", "verse", "verses", "scripture", "about"].map(stemOf));

/** In any order, form and capitals. */
const keyOf = (text: string): string =>
  [...new Set(wordsOf(plainQuery(text)).map(({ word }) => stemOf(word)))]
    .filter((word) => !idle.has(word))
    .toSorted()
    .join(" ");

/** Finds by name: "prodigal son", "the parable of the Prodigal Son", "lions den daniel". A name must be there whole, and nothing besides. */
export const knownNames = <Item extends Named>(items: readonly Item[]): ((query: string) => Item | undefined) => {
  const byKey = new Map(items.flatMap((item) => [item.name, ...item.also].map((name) => [keyOf(name), item] as const)));
  return (query) => byKey.get(keyOf(query));
};
