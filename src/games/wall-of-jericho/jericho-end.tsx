import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { jericho } from "./config.ts";
import { jerichoShare, jerichoTitles } from "./messages.ts";
import type { JerichoState } from "./state.ts";

interface JerichoEndProps {
  state: Extract<JerichoState, { phase: "ended" }>;
  onNextLevel: () => void;
  onAgain: () => void;
}

/** How a round ends: 'Victory!' with the next level, or 'Keep Trying!'. */
export const JerichoEnd = ({ state, onNextLevel, onAgain }: JerichoEndProps) => {
  const { isVictory, result, level, score } = state;
  return (
    <EndDialog
      game="wall-of-jericho"
      title={isVictory ? jerichoTitles.victory : jerichoTitles.timeUp}
      badge={result.badge}
      share={{ text: jerichoShare.result(result.badge.name, result.pairs, level), mailSubject: "Wall of Jericho" }}
      actions={
        <>
          {isVictory ? (
            <Button variant="primary" onClick={onNextLevel}>
              Next Level
            </Button>
          ) : null}
          <Button variant={isVictory ? "outline" : "primary"} onClick={onAgain}>
            {isVictory ? "Play Again" : "Try Again"}
          </Button>
          <ButtonLink to="/games-menu" variant="quiet">
            More Games
          </ButtonLink>
        </>
      }
    >
      <p>
        Level {level}: {result.pairs} of {jericho.pairs} pairs in {result.moves} moves. Score {score}.
      </p>
    </EndDialog>
  );
};
