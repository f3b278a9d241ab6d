/** docs/product/games.md, "Wall of Jericho". */
export const jericho = {
  /** After this delay, two revealed stones are compared, and hidden again if they differ. */
  checkDelayMs: 1000,
  /** After a timeout the board stays still for this long before it is reset. */
  resetDelayMs: 2000,
  firstLevel: 1,
  fullPoints: 200,
  minPoints: 50,
  pointsLostPerMove: 5,
  /** Jericho Master: all pairs in at most this many turns of two stones for each pair. 15 for ten pairs. */
  masterTurnsPerPair: 1.5,
} as const;

/** A wall's pairs, and the seconds of a timed round. */
interface WallSize {
  readonly pairs: number;
  readonly seconds: number;
}

const firstWall: WallSize = { pairs: 10, seconds: 140 };
const secondWall: WallSize = { pairs: 10, seconds: 130 };
/** Steeper walls are larger from the third level on, and every one is quicker, down to a floor. */
const thirdWall: WallSize = { pairs: 12, seconds: 150 };
const quickerBy = 10;
const fewestSeconds = 100;

/** The wall of a level: the same at every level, unless steeper walls were chosen. */
export const wallOf = (level: number, isSteep = false): WallSize => {
  if (!isSteep || level <= 1) return firstWall;
  if (level === 2) return secondWall;
  return { ...thirdWall, seconds: Math.max(fewestSeconds, thirdWall.seconds - quickerBy * (level - 3)) };
};

export const stoneCounts: readonly number[] = [firstWall, thirdWall].map(({ pairs }) => pairs * 2);
