/** Numbers of Trivia live (docs/product/trivia-live.md). */
export const live = {
  maxPlayers: 100,
  /** Seats that a room ever gives, those of players who left or were removed included. */
  maxSeats: 1000,
  /**
   * Seats that players of one network may have at a time, so that others find some. Room for a class, whose host may be on
   * another network (a cable, a phone). The host's own may have all.
   */
  seatsOfNetwork: 80,
  /** Seats that a room ever gives to one network. */
  maxSeatsOfNetwork: 200,
  choices: 4,
  /** A right answer is worth this much, and up to as much again by the part of the time that is left. */
  pointsForRight: 500,
  pointsForTime: 500,
  /** How often the host's page gives a sign of life. */
  hostPingMs: 2000,
  /** How often a player's page does. */
  playerPingMs: 5000,
  /** A player whose page gave none for this long, such as on a phone asleep, leads only if nobody else is there. */
  quietPlayerMs: 12_000,
  /** After this long without a sign of life, players see that the host is away, as when the connection ends. */
  quietHostMs: 4500,
  /** After this long without one, a player leads, or the room goes on by itself. */
  hostAwayMs: 15_000,
  /** How long an answer stands, or a pause lasts, in a room that goes on by itself. */
  onByItselfMs: 15_000,
  /** A player whose connection broke is waited for so long before a question closes early without them. */
  awaitedMs: 30_000,
  /** How many places of the scoreboard every player sees. */
  shownStandings: 5,
  lifeMs: 2 * 60 * 60_000,
  /** How long the last scoreboard can be seen after that. */
  farewellMs: 10 * 60_000,
} as const;
