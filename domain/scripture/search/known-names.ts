import { stemOf } from "./word-forms.ts";
import { plainQuery, wordsOf } from "./words.ts";

interface Named {
  readonly name: string;
  readonly also: readonly string[];
}

/** Words that do not help to identify a passage. */
const stopWords = new Set(
  [
    "a",
    "an",
    "and",
    "the",
    "of",
    "on",
    "in",
    "at",
    "to",
    "my",
    "is",
    "about",
    "parable",
    "story",
    "bible",
    "passage",
    "chapter",
    "verse",
    "verses",
    "scripture",
  ].map(stemOf),
);

/** A key that ignores order, word forms and case. */
const keyOf = (text: string): string =>
  [...new Set(wordsOf(plainQuery(text)).map(({ word }) => stemOf(word)))]
    .filter((word) => !stopWords.has(word))
    .toSorted()
    .join(" ");

/** Returns a lookup by name: "prodigal son", "the parable of the Prodigal Son", "lions den daniel". The query must be the whole name and nothing else. */
export const nameFinder = <Item extends Named>(items: readonly Item[]): ((query: string) => Item | undefined) => {
  const byKey = new Map(items.flatMap((item) => [item.name, ...item.also].map((name) => [keyOf(name), item] as const)));
  return (query) => byKey.get(keyOf(query));
};
