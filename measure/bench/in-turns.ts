import type { ChildProcess } from "node:child_process";
import autocannon from "autocannon";
import { totalVerses, verseAt, type VerseId } from "#domain/scripture/reference/places.ts";
import { cpuMsOf } from "./raw-workerd.ts";

/** Requests to one address that are sent in rotation. */
interface Load {
  readonly name: string;
  readonly url: string;
  readonly requests: { path: string }[];
}

interface Measured {
  readonly name: string;
  /** Requests per second, one figure per round. */
  readonly rates: readonly number[];
  /** CPU time of the server for a request, in ms, one figure per round. */
  readonly cpuMs: readonly number[];
  /** Responses other than 2xx, including the warm-up. */
  readonly refused: number;
  /** Requests without a response, including the warm-up. */
  readonly lost: number;
}

export const connections = 32;

/** Not counted: a worker that has not been asked for a second takes a tenth more for its next requests. */
const warmUpSeconds = 0.5;

/**
 * Measures the loads in turns, so that a busy moment of the machine slows each of them. Returns the results in the order of
 * the loads.
 */
export const measureInTurns = async (
  loads: readonly Load[],
  server: ChildProcess,
  { rounds, roundSeconds }: { readonly rounds: number; readonly roundSeconds: number },
): Promise<Measured[]> => {
  const all = loads.map(({ name }) => ({ name, rates: [] as number[], cpuMs: [] as number[], refused: 0, lost: 0 }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { url, requests }] of loads.entries()) {
      const warmUp = await autocannon({ url, requests, connections, duration: warmUpSeconds });
      const before = cpuMsOf(server);
      const result = await autocannon({ url, requests, connections, duration: roundSeconds });
      const measured = all[index]!;
      measured.refused += warmUp.non2xx + result.non2xx;
      measured.lost += warmUp.errors + result.errors;
      // The average of one-second samples. `total / duration` would include the preparation of thousands of requests.
      measured.rates.push(result.requests.average);
      measured.cpuMs.push((cpuMsOf(server) - before) / result.requests.total);
    }
  }
  return all;
};

export const perSecond = (requests: number): string => `${Math.round(requests).toLocaleString("en")} requests/s`;

/** Distinct verses from all over the canon (at most 31,102), so that responses are not all cached. */
export const scatteredVerses = (count: number): VerseId[] =>
  Array.from({ length: count }, (_, index) => verseAt((index * 7919) % totalVerses)!);
