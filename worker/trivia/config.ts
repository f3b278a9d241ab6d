/** Constants of the rooms; those that players notice are in domain/trivia-live/config.ts. */
export const triviaRooms = {
  /** Codes that are tried before a room is refused. */
  codesTried: 6,
  /** Four for each of a hundred players at most, and those of the host. */
  maxSockets: 500,
  socketsEach: 4,
  /** Minimum interval between frames that only tell who came and how many have answered. */
  framePeriodMs: 250,
  /** Frames that a connection may send in a window. */
  framesPerWindow: 40,
  windowMs: 10_000,
} as const;
