import { plural } from "#domain/text/counting.ts";

/** The sentences of Wall of Jericho (docs/product/games.md, "Wall of Jericho"). */
export const jerichoMessages = {
  lead: "Twenty stones, ten pairs of verses. Remember where they lie and bring the wall down.",
  ruleTurn: "Turn two stones. If the words match, both fall; if not, they turn back after a second.",
  rulePoints: "A pair is worth 200 points, less five for every stone turned so far, and never under 50.",
  ruleTimed: "Find all ten pairs in 140 seconds. When time is up, the wall is built again.",
  ruleRelaxed: "There is no clock. Take as long as you like.",
  steeper: "Steeper walls",
  steeperWalls: "Later levels are quicker, then larger.",
  start: "Start the Challenge!",
  remark: "Turn two stones. If the words match, they fall.",
  moves: "Moves",
  pairs: "Pairs",
  wall: (stones: number) => `The wall, ${stones} stones`,
  stoneCovered: (stone: number) => `Stone ${stone}, covered`,
  stoneOpen: (stone: number, text: string) => `Stone ${stone}: ${text}`,
  stoneMatched: (stone: number, text: string) => `Stone ${stone}, matched: ${text}`,
  pairFound: (text: string, pairs: number, of: number) => `A pair: ${text}. ${pairs} of ${of} pairs found.`,
  noPair: (first: number, second: number) => `No pair. Stones ${first} and ${second} are covered again.`,
  pairsFound: "Pairs found",
  matchFound: "Match Found!",
  points: (points: number) => `+${points} points`,
  victory: "Victory!",
  wallIsDown: (pairs: number) => `The wall is down. All ${pairs === 10 ? "ten" : pairs} pairs are found.`,
  newAttempt: "The game is refreshing for a new attempt...",
  keepTrying: "Keep Trying!",
  stones: (stones: number) => `${stones} stones.`,
  stonesIn: (stones: number, seconds: number) => `${stones} stones in ${seconds} seconds.`,
  pairsOf: (pairs: number, of: number) => `${pairs} of ${of} pairs`,
  result: (level: number, pairs: number, of: number, moves: number, score: number) =>
    `Level ${level}: ${pairs} of ${of} pairs in ${moves} ${plural(moves, "move", "moves")}. Score ${score}.`,
  forMaster: (turns: number, badge: string) => `At most ${turns} turns of two stones for ${badge}.`,
  invitation: "Find the matching verses and bring down the Wall of Jericho:",
  shareResult: (title: string, badge: string, pairs: number, of: number, level: number) =>
    `${badge}: ${pairs} of ${of} pairs at level ${level} of ${title}. Can you bring the wall down?`,
};
