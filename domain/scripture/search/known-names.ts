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

/** Whether the key of a name may begin with these letters: stems begin like their words. Much cheaper than the key. */
const mayHave = (name: string, start: string): boolean => name.toLowerCase().replaceAll(/['’]/g, "").includes(start);

/**
 * Returns a lookup by name: "prodigal son", "the parable of the Prodigal Son", "lions den daniel". The query must be the whole
 * name and nothing else. Nothing is prepared, so that the first query in an isolate is not slower than the others.
 * @param partOf the part of a name that counts
 */
export const nameFinder = <Item extends Named>(
  items: readonly Item[],
  partOf: (name: string) => string = (name) => name,
): ((query: string) => Item | undefined) => {
  const named = items.flatMap((item) => [item.name, ...item.also].map((name) => ({ name, item })));
  return (query) => {
    const key = keyOf(query);
    const start = key.split(" ", 1)[0]!.slice(0, 3);
    if (start === "") return undefined;
    return named.findLast(({ name }) => mayHave(name, start) && keyOf(partOf(name)) === key)?.item;
  };
};
