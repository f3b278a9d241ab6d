import autocannon from "autocannon";
import { totalVerses, verseAt, type VerseId } from "#domain/scripture/reference/places.ts";

/** Requests to one server that are sent in rotation. */
interface Load {
  readonly name: string;
  readonly url: string;
  readonly requests: { path: string }[];
}

interface Measured {
  readonly name: string;
  /** Requests per second, one figure per round. */
  readonly rates: readonly number[];
  /** Responses other than 2xx, including the warm-up. */
  readonly refused: number;
  /** Requests without a response, including the warm-up. */
  readonly lost: number;
}

export const connections = 32;

/**
 * Measures the loads in turns, so that a busy moment of the machine slows each of them, after one warm-up round. Returns
 * the results in the order of the loads.
 */
export const measureInTurns = async (
  loads: readonly Load[],
  { rounds, roundSeconds }: { readonly rounds: number; readonly roundSeconds: number },
): Promise<Measured[]> => {
  const all = loads.map(({ name }) => ({ name, rates: [] as number[], refused: 0, lost: 0 }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, { url, requests }] of loads.entries()) {
      const result = await autocannon({ url, requests, connections, duration: roundSeconds });
      const measured = all[index]!;
      measured.refused += result.non2xx;
      measured.lost += result.errors;
      // The average of one-second samples. `total / duration` would include the preparation of thousands of requests per connection.
      if (round > 0) measured.rates.push(result.requests.average);
    }
  }
  return all;
};

export const perSecond = (requests: number): string => `${Math.round(requests).toLocaleString("en")} requests/s`;

/** Distinct verses from all over the canon (at most 31,102), so that responses are not all cached. */
export const scatteredVerses = (count: number): VerseId[] =>
  Array.from({ length: count }, (_, index) => verseAt((index * 7919) % totalVerses)!);
