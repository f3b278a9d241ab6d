import { BackToStart } from "#src/games/kit/again-actions.tsx";
import { dailyText } from "#src/games/kit/daily.ts";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { dateOfDaily } from "#src/games/kit/use-daily.ts";
import { Standing } from "#src/games/kit/standing.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { stickerTiers } from "./config.ts";
import { jerichoShare, jerichoTitles, resultSentence } from "./messages.ts";
import { dailyResultOf, masterTurns, pairsIn } from "./rules.ts";
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
  const of = pairsIn(state.boxes);
  const date = dateOfDaily(state.dailyDate);
  const text = date
    ? dailyText("wall-of-jericho", date, dailyResultOf(state, result))
    : jerichoShare.result(result.badge.name, result.pairs, of, level);
  return (
    <EndDialog
      game="wall-of-jericho"
      title={isVictory ? jerichoTitles.victory : jerichoTitles.timeUp}
      badge={result.badge}
      score={`${result.pairs} of ${of} pairs`}
      share={{ text, mailSubject: "Wall of Jericho" }}
      actions={
        <>
          {hasNext ? (
            <Button variant="primary" onClick={onNextLevel}>
              Next Level
            </Button>
          ) : null}
          <Button variant={hasNext ? "outline" : "primary"} onClick={onAgain}>
            {isVictory ? "Play Again" : "Try Again"}
          </Button>
          {state.dailyDate === null ? <BackToStart onLeave={onLeave} /> : null}
          <ButtonLink to="/games">More Games</ButtonLink>
        </>
      }
    >
      <p>{resultSentence(level, result, of, score)}</p>
      <Standing
        game="wall-of-jericho"
        level={level}
        pace={state.pace}
        own={isVictory && state.pace === "timed" ? { points: score, seconds: state.secondsUsed } : { points: score }}
        tiers={stickerTiers}
        done={result.pairs}
        total={of}
        unit="pair"
        beyond={
          result.turns > masterTurns(of) ? `At most ${masterTurns(of)} turns of two stones for Jericho Master.` : ""
        }
        isDaily={state.dailyDate !== null}
      />
    </EndDialog>
  );
};
