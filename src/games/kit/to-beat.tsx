import type { GameId } from "#src/games/kit/catalogue.data.ts";
import { useStored } from "#src/platform/device-store/use-stored.ts";
import { resultName } from "./bests.ts";
import type { Pace } from "./game.ts";
import { toBeatText } from "./standing-text.ts";
import { bestsEntry } from "./stored.ts";

interface ToBeatProps {
  game: GameId;
  /** As for `Standing`. */
  level?: number | string;
  pace?: Pace;
}

/** At the start of a game: the last and the best result of this level and pace. */
export const ToBeat = ({ game, level = 1, pace = "relaxed" }: ToBeatProps) => {
  const [bests] = useStored(bestsEntry);
  const text = toBeatText(bests[resultName(game, level, pace)]);
  return text ? <p className="to-beat">{text}</p> : null;
};
