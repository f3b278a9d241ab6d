/** Finds words in a verse that a glossary explains. Pure; the glossary comes in (content/glossary.ts). */

interface Entry {
  /** Letters, spaces, hyphens and apostrophes; nothing that means something in a pattern. */
  readonly words: readonly string[];
  readonly at: string;
  readonly only?: readonly string[] | undefined;
}

export interface FoundWord<Explained extends Entry> {
  /** UTF-16 offsets in the text, the end excluded. */
  readonly start: number;
  readonly end: number;
  readonly entry: Explained;
}

/**
 * Prepares a glossary for looking words up in many verses.
 * @returns a function of a verse's text and its reference as written (`Romans 1:13`): the words it explains, in order,
 * not overlapping. A word whose old meaning holds in some verses only is found in those alone.
 */
export const glossaryFinder = <Explained extends Entry>(entries: readonly Explained[]) => {
  const byWord = new Map(entries.flatMap((entry) => entry.words.map((word) => [word, entry] as const)));
  // Longer ones first, so that "meat offering" is not read as "meat".
  const alternatives = [...byWord.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![A-Za-z])(?:${alternatives.join("|")})(?![A-Za-z])`, "gi");

  return (text: string, reference: string): FoundWord<Explained>[] =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const entry = byWord.get(match[0].toLowerCase());
      if (!entry || (entry.only && entry.at !== reference && !entry.only.includes(reference))) return [];
      return [{ start: match.index, end: match.index + match[0].length, entry }];
    });
};
