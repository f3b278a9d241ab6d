import autocannon from "autocannon";
import { totalVerses, verseAt, type VerseId } from "#domain/scripture/places.ts";

/** Addresses of one server that are asked one after the other, again and again. */
export interface Load {
  readonly name: string;
  readonly url: string;
  readonly requests: { path: string }[];
}

export interface Measured {
  readonly name: string;
  /** Requests a second, a figure a round. */
  readonly rates: readonly number[];
  /** Answers other than 2xx, those of the warming up, too. */
  readonly refused: number;
  /** Requests without an answer, those of the warming up, too. */
  readonly lost: number;
}

export const connections = 32;

/**
 * Measures the loads in turns, so that a busy moment of the machine slows each of them, after one round that only warms
 * up. In the order of the loads.
 */
export const measureInTurns = async (loads: readonly Load[], { rounds, roundSeconds }: { readonly rounds: number; readonly roundSeconds: number }): Promise<Measured[]> => {
  const all = loads.map(({ name }) => ({ name, rates: [] as number[], refused: 0, lost: 0 }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { url, requests }] of loads.entries()) {
      const result = await autocannon({ url, requests, connections, duration: roundSeconds });
      const measured = all[index]!;
      measured.refused += result.non2xx;
      measured.lost += result.errors;
      // Of its samples of a second: `total / duration` counts the making of thousands of requests for each connection, too.
      if (round > 0) measured.rates.push(result.requests.average);
    }
  }
  return all;
};

export const perSecond = (requests: number): string => `${Math.round(requests).toLocaleString("en")} requests/s`;

/** Verses all over the canon, so that not everything is the same hot answer. At most 31,102, each another. */
export const scatteredVerses = (count: number): VerseId[] => Array.from({ length: count }, (_, index) => verseAt((index * 7919) % totalVerses)!);
