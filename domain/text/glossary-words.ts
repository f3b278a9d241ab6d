import type { VerseId } from "#domain/scripture/reference/places.ts";
import { includesOccurrence, readPlaces, type Places } from "./glossary-places.ts";

/** Finds the words of a verse that a glossary explains (content/glossary.ts), each in its sense. */

interface Sense {
  readonly meaning: string;
  /** Absent for the sense of every occurrence that is not named elsewhere in the entry. */
  readonly at?: string | undefined;
}

interface Entry {
  /** In lower case: letters, spaces, hyphens and apostrophes, a letter first. */
  readonly words: readonly string[];
  readonly senses: readonly Sense[];
  /** Places that need no explanation, or `rest` for all that no sense names. */
  readonly plain?: string | undefined;
}

type SenseOf<Explained extends Entry> = Explained["senses"][number];

export interface WordOccurrence<Explained extends Entry> {
  /** UTF-16 offsets into the text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly entry: Explained;
  /** Which senses it is assigned to, and `plain` if it is left out on purpose. In a sound glossary exactly one. */
  readonly assigned: readonly (SenseOf<Explained> | "plain")[];
}

interface FoundWord<Explained extends Entry> {
  /** UTF-16 offsets into the text; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly entry: Explained;
  readonly sense: SenseOf<Explained>;
}

/** An entry's senses with their places read. */
const assignments = <Explained extends Entry>({ senses, plain }: Explained) => {
  const named: { readonly to: SenseOf<Explained> | "plain"; readonly places: Places }[] = senses.flatMap((sense) =>
    sense.at === undefined ? [] : [{ to: sense, places: readPlaces(sense.at) }],
  );
  if (plain !== undefined && plain !== "rest") named.push({ to: "plain", places: readPlaces(plain) });
  const otherwise: (SenseOf<Explained> | "plain")[] = senses.filter(({ at }) => at === undefined);
  if (plain === "rest") otherwise.push("plain");
  return (verse: VerseId, occurrence: number): readonly (SenseOf<Explained> | "plain")[] => {
    const found = named.filter(({ places }) => includesOccurrence(places, verse, occurrence)).map(({ to }) => to);
    return found.length > 0 ? found : otherwise;
  };
};

const firstLetters = (word: string): string => /^[a-z]*/.exec(word)![0];

/**
 * Prepares a glossary for finding every occurrence of its words.
 * @returns a function of a verse's text and place. It returns the words in order, without overlaps, the longest first.
 */
export const glossaryOccurrences = <Explained extends Entry>(entries: readonly Explained[]) => {
  const byWord = new Map(entries.flatMap((entry) => entry.words.map((word) => [word, entry] as const)));
  // By their first letters: a regular expression of all words takes a phone a tenth of a second when it is first used.
  const candidates = new Map<string, string[]>();
  // Longest first, so that "meat offering" does not match as "meat".
  for (const word of [...byWord.keys()].toSorted((a, b) => b.length - a.length))
    candidates.set(firstLetters(word), [...(candidates.get(firstLetters(word)) ?? []), word]);
  const assigning = new Map<Explained, ReturnType<typeof assignments<Explained>>>();

  return (text: string, verse: VerseId): WordOccurrence<Explained>[] => {
    const lower = text.toLowerCase();
    const counts = new Map<Explained, number>();
    const found: WordOccurrence<Explained>[] = [];
    let end = 0;
    for (const { 0: letters, index: start } of lower.matchAll(/[a-z]+/g)) {
      if (start < end) continue;
      const isHere = (word: string) =>
        lower.startsWith(word, start) && firstLetters(lower.slice(start + word.length)) === "";
      const word = candidates.get(letters)?.find(isHere);
      if (word === undefined) continue;
      const entry = byWord.get(word)!;
      const occurrence = (counts.get(entry) ?? 0) + 1;
      counts.set(entry, occurrence);
      // Read when first met: a verse holds few of the words.
      const assign = assigning.get(entry) ?? assignments(entry);
      assigning.set(entry, assign);
      end = start + word.length;
      found.push({ start, end, entry, assigned: assign(verse, occurrence) });
    }
    return found;
  };
};

/**
 * Prepares a glossary for looking up words in many verses.
 * @returns a function of a verse's text and place: the explained words in order, without those in their modern sense
 */
export const glossaryFinder = <Explained extends Entry>(entries: readonly Explained[]) => {
  const occurrences = glossaryOccurrences(entries);
  return (text: string, verse: VerseId): FoundWord<Explained>[] =>
    occurrences(text, verse).flatMap(({ start, end, entry, assigned: [sense] }) =>
      sense === undefined || sense === "plain" ? [] : [{ start, end, entry, sense }],
    );
};
