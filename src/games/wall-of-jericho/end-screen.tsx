import { extraBadges } from "#src/games/kit/badges.data.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { base } from "#domain/site/locales/locale.ts";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { badgeName } from "#src/games/kit/badge.ts";
import { kitMessages } from "#src/games/kit/messages.ts";
import { jerichoMessages } from "./messages.ts";
import { dailyResultOf, levelOfResult, masterTurns, pairsIn } from "./rules.ts";
import type { JerichoState } from "./stored.ts";

interface EndScreenProps {
  state: Extract<JerichoState, { phase: "ended" }>;
  onNextLevel: () => void;
  onAgain: () => void;
  onLeave: () => void;
}

export const EndScreen = ({ state, onNextLevel, onAgain, onLeave }: EndScreenProps) => {
  const { isVictory, result, level, score } = state;
  // Today's board is a single wall, the same for everyone.
  const hasNext = isVictory && state.dailyDate === null;
  const { title } = gameCatalogue["wall-of-jericho"];
  const of = pairsIn(state.boxes);
  return (
    <EndDialog
      game="wall-of-jericho"
      title={isVictory ? jerichoMessages.victory : jerichoMessages.keepTrying}
      badge={result.badge}
      dailyDate={state.dailyDate}
      result={dailyResultOf(state, result)}
      score={jerichoMessages.pairsOf(result.pairs, of)}
      shareText={jerichoMessages.shareResult(title, badgeName(result.badge), result.pairs, of, level)}
      comparison={{
        level: levelOfResult(state),
        pace: state.pace,
        points: result.points ?? score,
        seconds: isVictory ? state.secondsUsed : undefined,
        unit: "pair",
        beyond:
          result.turns > masterTurns(of)
            ? jerichoMessages.forMaster(masterTurns(of), badgeName(extraBadges["wall-of-jericho"]))
            : "",
      }}
      actions={[
        ...(hasNext ? [{ label: kitMessages.nextLevel, onPress: onNextLevel }] : []),
        { label: isVictory ? kitMessages.playAgain : kitMessages.tryAgain, onPress: onAgain },
        // The short address leads to the English menu.
        { label: kitMessages.moreGames, to: base === "" ? "/games" : "/games-menu" },
      ]}
      more={[{ label: kitMessages.backToStart, onPress: onLeave }]}
    >
      <p>{jerichoMessages.result(level, result.pairs, of, result.moves, score)}</p>
    </EndDialog>
  );
};
