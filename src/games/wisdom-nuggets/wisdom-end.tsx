import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { wisdom } from "./config.ts";
import { wisdomShare, wisdomTitles } from "./messages.ts";
import { completedCount } from "./rules.ts";
import type { WisdomState } from "./state.ts";

/** How a round ends: 'Wisdom Achieved!' or 'Keep Learning!'. */
export const WisdomEnd = ({ state, onAgain }: { state: Extract<WisdomState, { phase: "ended" }>; onAgain: () => void }) => {
  const done = completedCount(state.cards);
  return (
    <EndDialog
      game="wisdom-nuggets"
      title={state.isVictory ? wisdomTitles.victory : wisdomTitles.finished}
      badge={state.badge}
      share={{ text: wisdomShare.result(state.badge.name, done), mailSubject: "Wisdom Nuggets" }}
      actions={
        <>
          <Button variant="primary" onClick={onAgain}>
            Play Again
          </Button>
          <ButtonLink to="/games-menu">More Games</ButtonLink>
        </>
      }
    >
      <p>
        {done} of {wisdom.parables} parables. Score {state.score}.
      </p>
    </EndDialog>
  );
};
