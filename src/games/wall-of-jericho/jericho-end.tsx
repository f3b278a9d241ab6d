import { BackToStart } from "#src/games/kit/again-actions.tsx";
import { dailyText } from "#src/games/kit/daily.ts";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { dateOfDaily } from "#src/games/kit/use-daily.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { jericho } from "./config.ts";
import { jerichoShare, jerichoTitles, resultSentence } from "./messages.ts";
import type { JerichoState } from "./state.ts";

interface JerichoEndProps {
  state: Extract<JerichoState, { phase: "ended" }>;
  onNextLevel: () => void;
  onAgain: () => void;
  onLeave: () => void;
}

/** The end of a round: 'Victory!' with the next level, or 'Keep Trying!'. */
export const JerichoEnd = ({ state, onNextLevel, onAgain, onLeave }: JerichoEndProps) => {
  const { isVictory, result, level, score } = state;
  // Today's board is a single wall, the same for everyone.
  const hasNext = isVictory && state.dailyDate === null;
  const date = dateOfDaily(state.dailyDate);
  const text = date
    ? dailyText("wall-of-jericho", date, { done: result.pairs, total: jericho.pairs, marks: [] })
    : jerichoShare.result(result.badge.name, result.pairs, level);
  return (
    <EndDialog
      game="wall-of-jericho"
      title={isVictory ? jerichoTitles.victory : jerichoTitles.timeUp}
      badge={result.badge}
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
      <p>{resultSentence(level, result, score)}</p>
    </EndDialog>
  );
};
