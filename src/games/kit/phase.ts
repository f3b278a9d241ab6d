/** The phase of a game's state, of whatever game and however it was stored. */
export const phaseOf = (state: unknown): unknown =>
  typeof state === "object" && state !== null && "phase" in state ? state.phase : undefined;
