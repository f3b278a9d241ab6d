import { extraBadges } from "#src/games/kit/badges.data.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { base } from "#domain/site/locales/locale.ts";
import { backToStart, EndDialog } from "#src/games/kit/end-dialog.tsx";
import { badgeName } from "#src/games/kit/badge.ts";
import { dailyText } from "#src/games/kit/daily.ts";
import { kitMessages } from "#src/games/kit/messages.ts";
import { dateOfDaily } from "#src/games/kit/use-daily.ts";
import { RoundSummary } from "#src/games/kit/round-summary.tsx";

import { jerichoMessages } from "./messages.ts";
import { resultSentence } from "./announcements.ts";
import { dailyResultOf, levelOfResult, masterTurns, pairsIn } from "./rules.ts";
import type { JerichoState } from "./state.ts";

interface EndScreenProps {
  state: Extract<JerichoState, { phase: "ended" }>;
  onNextLevel: () => void;
  onAgain: () => void;
  onLeave: () => void;
}

/** The end of a round: 'Victory!' with the next level, or 'Keep Trying!'. */
export const EndScreen = ({ state, onNextLevel, onAgain, onLeave }: EndScreenProps) => {
  const { isVictory, result, level, score } = state;
  // Today's board is a single wall, the same for everyone.
  const hasNext = isVictory && state.dailyDate === null;
  const { title } = gameCatalogue["wall-of-jericho"];
  const of = pairsIn(state.boxes);
  const date = dateOfDaily(state.dailyDate);
  const text = date
    ? dailyText("wall-of-jericho", date, dailyResultOf(state, result))
    : jerichoMessages.shareResult(title, badgeName(result.badge), result.pairs, of, level);
  return (
    <EndDialog
      game="wall-of-jericho"
      title={isVictory ? jerichoMessages.victory : jerichoMessages.keepTrying}
      badge={result.badge}
      done={result.pairs}
      score={jerichoMessages.pairsOf(result.pairs, of)}
      share={{ text, mailSubject: title }}
      actions={[
        ...(hasNext ? [{ label: kitMessages.nextLevel, onPress: onNextLevel }] : []),
        { label: isVictory ? kitMessages.playAgain : kitMessages.tryAgain, onPress: onAgain },
        // The short address leads to the English menu.
        { label: kitMessages.moreGames, to: base === "" ? "/games" : "/games-menu" },
      ]}
      more={state.dailyDate === null ? [backToStart(onLeave)] : []}
    >
      <p>{resultSentence(level, result, of, score)}</p>
      <RoundSummary
        game="wall-of-jericho"
        level={levelOfResult(state)}
        pace={state.pace}
        own={isVictory && state.pace === "timed" ? { points: score, seconds: state.secondsUsed } : { points: score }}
        done={result.pairs}
        total={of}
        unit="pair"
        beyond={
          result.turns > masterTurns(of)
            ? jerichoMessages.forMaster(masterTurns(of), badgeName(extraBadges["wall-of-jericho"]))
            : ""
        }
        isDaily={state.dailyDate !== null}
      />
    </EndDialog>
  );
};
