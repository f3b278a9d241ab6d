import type * as z from "zod/mini";
import { gameCatalogue, type GameId } from "./catalogue.data.ts";
import { defineStored, type EntryKey, type StoredEntry } from "#src/platform/storage/entries.ts";
import type { StoredKey } from "#src/platform/storage/allow-list.ts";

/** The phases in which a round is running: it waits to be continued, and leaving it can be undone. */
export const runningPhases = ["playing", "question", "answered", "submitted"] as const;

type RestingPhase = "intro" | "start" | "menu" | "setup" | "time-up" | "over" | "ended" | "complete" | "results";

interface AnyGame {
  readonly phase: (typeof runningPhases)[number] | RestingPhase;
}

/** The phase of any stored game state; undefined if it has none. */
export const phaseOf = (state: unknown): unknown =>
  typeof state === "object" && state !== null && "phase" in state ? state.phase : undefined;

export const dailyKeyOf = (game: GameId): StoredKey & EntryKey => `${gameCatalogue[game].storedKey}_daily` as EntryKey;

interface GameEntry<State extends AnyGame> {
  readonly game: GameId;
  readonly schema: z.ZodMiniType<State>;
  /** The state before the first round. */
  readonly start: State;
}

/** The stored state of a game in progress. An import does not replace it. */
export const gameEntry = <State extends AnyGame>({ game, schema, start }: GameEntry<State>): StoredEntry<State> =>
  defineStored<State>({
    key: gameCatalogue[game].storedKey as EntryKey,
    schema,
    fallback: start,
    merge: (present) => present,
    isIncidental: true,
    // The state before the first round holds nothing that a visitor could lose.
    isMissed: (raw) => phaseOf(raw) !== phaseOf(start),
  });

export interface GameEntries<State> {
  readonly ordinary: StoredEntry<State>;
  /** Today's board, stored apart from the ordinary round, so that both can be in progress. */
  readonly daily: StoredEntry<State>;
}

/** The stored entries of a game that has a daily board. */
export const gameEntries = <State extends AnyGame>(own: GameEntry<State>): GameEntries<State> => {
  const ordinary = gameEntry(own);
  const entryAt = (key: string) => defineStored<State>({ ...ordinary, key: key as EntryKey });
  // Rounds of other languages are not played here, but listed and erased with the rest.
  for (const key of gameCatalogue[own.game].otherKeys) [key, `${key}_daily`].forEach(entryAt);
  return { ordinary, daily: entryAt(dailyKeyOf(own.game)) };
};
