import type { GameId } from "#src/games/kit/catalogue.data.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { resultName } from "./bests.ts";
import type { Pace } from "./game.ts";
import { bestResultText } from "./round-summary-text.ts";
import { bestsEntry } from "./stored.ts";

interface BestResultProps {
  game: GameId;
  /** As for `RoundSummary`. */
  level?: number | string;
  pace?: Pace;
}

/** At the start of a game: the last and the best result of this level and pace. */
export const BestResult = ({ game, level = 1, pace = "relaxed" }: BestResultProps) => {
  const [bests] = useStored(bestsEntry);
  const text = bestResultText(bests[resultName(game, level, pace)]);
  return text ? <p className="best-result">{text}</p> : null;
};
