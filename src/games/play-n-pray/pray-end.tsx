import { AgainActions } from "#src/games/kit/again-actions.tsx";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { playNPray } from "./config.ts";
import { prayShare, prayTitles } from "./messages.ts";
import { prayedCount } from "./rules.ts";
import type { PrayState } from "./state.ts";

interface PrayEndProps {
  state: Extract<PrayState, { phase: "ended" }>;
  onAgain: () => void;
  onLeave: () => void;
}

/** The end of a round: 'Hallelujah!' or 'Keep Praying!'. */
export const PrayEnd = ({ state, onAgain, onLeave }: PrayEndProps) => {
  const prayed = prayedCount(state.cards);
  return (
    <EndDialog
      game="play-n-pray"
      title={state.isVictory ? prayTitles.victory : prayTitles.timeUp}
      badge={state.badge}
      share={{ text: prayShare.result(state.badge.name, prayed), mailSubject: "Play N Pray" }}
      actions={<AgainActions onAgain={onAgain} onLeave={onLeave} />}
    >
      <p>
        {prayed} of {playNPray.cards} names prayed. Score {state.score}.
      </p>
    </EndDialog>
  );
};
