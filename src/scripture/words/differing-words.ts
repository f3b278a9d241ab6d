import { formatNumber } from "#domain/scripture/original-words/original-word-files.ts";
import { differingWords } from "#domain/scripture/text/wording.ts";
import type { VerseWord } from "./verse-words.ts";

/** Words with the same letters and the same numbers count as one. */
const identityOf = ({ text, numbers }: VerseWord): string =>
  [text.toLowerCase(), ...numbers.map(formatNumber)].join(" ");

/** The numbered words of a verse that at least one of the other wordings does not have, each once. Empty wordings are left out. */
export const wordsThatDiffer = (
  text: string,
  words: readonly VerseWord[],
  others: readonly string[],
): readonly VerseWord[] => {
  const stretches = others.filter(Boolean).flatMap((other) => differingWords(text, other));
  const differ = words.filter(
    ({ start, end, numbers }) => numbers.length > 0 && stretches.some(([from, to]) => from < end && start < to),
  );
  const seen = new Set<string>();
  return differ.filter((word) => {
    const identity = identityOf(word);
    if (seen.has(identity)) return false;
    seen.add(identity);
    return true;
  });
};
