import type { Ending } from "#domain/api/trivia-live.ts";
import { triviaLiveMessages } from "./live-messages.ts";

/** Sentences that depend on what happened. */

export const endingSentences: Readonly<Record<Ending, string>> = {
  gone: triviaLiveMessages.gone,
  removed: triviaLiveMessages.removed,
  left: triviaLiveMessages.left,
};

export const playersSentence = (players: number): string =>
  players === 0 ? triviaLiveMessages.nobody : triviaLiveMessages.players(players);
