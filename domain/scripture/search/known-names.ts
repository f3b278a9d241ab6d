import { fold } from "#domain/text/fold.ts";
import { queryWords } from "./query-words.ts";
import { stemOf } from "./word-forms.ts";
import { plainQuery, wordsOf } from "./words.ts";

interface Named {
  readonly name: string;
  readonly also: readonly string[];
}

/** Words that do not help to identify a passage. */
const idleWords = new Set(queryWords.idle.split(" "));
const elided = queryWords.elided && new RegExp(`\\b(${queryWords.elided.replaceAll(" ", "|")})'`, "gi");

/** The words of a query or name, without accents; an elided one by itself. */
export const plainWords = (text: string): readonly string[] =>
  wordsOf(elided ? plainQuery(text).replace(elided, "$1 ") : plainQuery(text)).map(({ word }) => word);

/** A query or name prepared to be compared. */
interface Prepared {
  /** Its words that count. */
  readonly words: string;
  /** The same without regard to order and word forms. */
  readonly key: string;
}

const prepare = (text: string): Prepared => {
  const words = plainWords(text).filter((word) => !idleWords.has(word));
  return { words: words.join(" "), key: [...new Set(words.map(stemOf))].toSorted().join(" ") };
};

/**
 * Returns a lookup by name: "prodigal son", "the parable of the Prodigal Son", "lions den daniel". The query must be the whole
 * name and nothing else; of two names with the same stems, the one that was typed wins. A name is prepared when a query first
 * begins like it, so that the first query in an isolate is not slower than the others.
 * @param partOf the part of a name that counts
 */
export const nameFinder = <Item extends Named>(
  items: readonly Item[],
  partOf: (name: string) => string = (name) => name,
): ((query: string) => Item | undefined) => {
  const named = items.flatMap((item) =>
    [item.name, ...item.also].map((name) => {
      let plain: string | undefined;
      let prepared: Prepared | undefined;
      return {
        item,
        /** Whether the key may begin with these letters: stems begin like their words. Much cheaper than the key. */
        mayHave: (start: string): boolean =>
          (plain ??= fold(name).replaceAll("'", "").replaceAll("œ", "oe")).includes(start),
        prepared: (): Prepared => (prepared ??= prepare(partOf(name))),
      };
    }),
  );
  return (query) => {
    const { words, key } = prepare(query);
    const start = key.split(" ", 1)[0]!.slice(0, 3);
    if (start === "") return undefined;
    const found = named.filter((one) => one.mayHave(start) && one.prepared().key === key);
    return (found.findLast((one) => one.prepared().words === words) ?? found.at(-1))?.item;
  };
};
