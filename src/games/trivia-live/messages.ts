import type { Ending } from "#domain/api/trivia-live.ts";
import { liveWords } from "./live-words.ts";

/** Sentences that depend on what happened. */

export const endingSentences: Readonly<Record<Ending, string>> = {
  gone: liveWords.gone,
  removed: liveWords.removed,
  left: liveWords.left,
};

export const playersSentence = (players: number): string =>
  players === 0 ? liveWords.nobody : liveWords.players(players);
