/** Finds the words of a verse that a glossary explains. Pure: the glossary is passed in (content/glossary.ts). */

interface Entry {
  /** Letters, spaces, hyphens and apostrophes only, since they become part of a regular expression. */
  readonly words: readonly string[];
  readonly reference: string;
  readonly onlyIn?: readonly string[] | undefined;
}

export interface FoundWord<Explained extends Entry> {
  /** UTF-16 offsets into the text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly entry: Explained;
}

/**
 * Prepares a glossary for looking up words in many verses.
 * @returns a function of a verse's text and its written reference (`Romans 1:13`). It returns the explained words in
 * order, without overlaps. Entries limited to certain verses match only there.
 */
export const glossaryFinder = <Explained extends Entry>(entries: readonly Explained[]) => {
  const byWord = new Map(entries.flatMap((entry) => entry.words.map((word) => [word, entry] as const)));
  // Longest first, so that "meat offering" does not match as "meat".
  const alternatives = [...byWord.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![A-Za-z])(?:${alternatives.join("|")})(?![A-Za-z])`, "gi");

  return (text: string, reference: string): FoundWord<Explained>[] =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const entry = byWord.get(match[0].toLowerCase());
      if (!entry || (entry.onlyIn && entry.reference !== reference && !entry.onlyIn.includes(reference))) return [];
      return [{ start: match.index, end: match.index + match[0].length, entry }];
    });
};
