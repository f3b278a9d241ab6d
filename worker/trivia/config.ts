/** Technical limits of trivia rooms; the rules that players notice are in domain/trivia-live/config.ts. */
export const triviaRooms = {
  /** How many random codes are tried to find a free one for a new trivia room. */
  codesTried: 6,
  /** Per trivia room: up to four for each of up to a hundred players, and those of the host. */
  maxSockets: 500,
  socketsEach: 4,
  /** Minimum interval between frames that only report who joined and how many have answered. */
  framePeriodMs: 250,
  /** Frames that a connection may send in a window. */
  framesPerWindow: 40,
  windowMs: 10_000,
} as const;
