import type { VerseId } from "#domain/scripture/places.ts";
import { includesOccurrence, readPlaces, type Places } from "./glossary-places.ts";

/** Finds the words of a verse that a glossary explains, each in its sense. Pure: the glossary is passed in (content/glossary.ts). */

interface Sense {
  readonly meaning: string;
  /** Absent for the sense of every occurrence that is not named elsewhere in the entry. */
  readonly at?: string | undefined;
}

interface Entry {
  /** Letters, spaces, hyphens and apostrophes only, since they become part of a regular expression. */
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

export interface FoundWord<Explained extends Entry> {
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

/**
 * Prepares a glossary for finding every occurrence of its words.
 * @returns a function of a verse's text and place. It returns the words in order, without overlaps, the longest first.
 */
export const glossaryOccurrences = <Explained extends Entry>(entries: readonly Explained[]) => {
  const byWord = new Map(entries.flatMap((entry) => entry.words.map((word) => [word, entry] as const)));
  // Longest first, so that "meat offering" does not match as "meat".
  const alternatives = [...byWord.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![A-Za-z])(?:${alternatives.join("|")})(?![A-Za-z])`, "gi");
  const assigning = new Map<Explained, ReturnType<typeof assignments<Explained>>>();

  return (text: string, verse: VerseId): WordOccurrence<Explained>[] => {
    const counts = new Map<Explained, number>();
    return [...text.matchAll(pattern)].flatMap((match) => {
      const entry = byWord.get(match[0].toLowerCase());
      if (!entry) return [];
      const occurrence = (counts.get(entry) ?? 0) + 1;
      counts.set(entry, occurrence);
      // Read when first met: a verse holds few of the words.
      const assign = assigning.get(entry) ?? assignments(entry);
      assigning.set(entry, assign);
      return [{ start: match.index, end: match.index + match[0].length, entry, assigned: assign(verse, occurrence) }];
    });
  };
};

/**
 * Prepares a glossary for looking up words in many verses.
 * @returns a function of a verse's text and place. It returns the explained words in order; those in their modern sense are left out.
 */
export const glossaryFinder = <Explained extends Entry>(entries: readonly Explained[]) => {
  const occurrences = glossaryOccurrences(entries);
  return (text: string, verse: VerseId): FoundWord<Explained>[] =>
    occurrences(text, verse).flatMap(({ start, end, entry, assigned: [sense] }) =>
      sense === undefined || sense === "plain" ? [] : [{ start, end, entry, sense }],
    );
};
