import type { Stepped } from "./game.ts";
import { phaseOf } from "./phase.ts";

/** The phases in which a round can be lost, over all games. Before the first round and after the end nothing can. */
export const runningPhases: readonly string[] = ["playing", "question", "answered", "submitted"];

/** Whether a round could be lost. */
export const isRunning = (state: unknown): boolean => runningPhases.some((phase) => phase === phaseOf(state));

/**
 * Whether a step threw a running round away: it led to a new round, which counts a play, or back to `start`, the state
 * before the first one.
 */
export const isAbandoned = (before: unknown, { state, effects }: Stepped<unknown>, start: unknown): boolean => {
  if (!isRunning(before)) return false;
  return isRunning(state) ? effects.some(({ type }) => type === "play") : phaseOf(state) === phaseOf(start);
};
