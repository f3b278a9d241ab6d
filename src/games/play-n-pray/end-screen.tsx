import { AgainActions } from "#src/games/kit/again-actions.tsx";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { Standing } from "#src/games/kit/standing.tsx";
import { pray, stickerTiers } from "./config.ts";
import { prayShare, prayTitles } from "./messages.ts";
import { prayedCount } from "./rules.ts";
import type { PrayState } from "./state.ts";

interface EndScreenProps {
  state: Extract<PrayState, { phase: "ended" }>;
  onAgain: () => void;
  onLeave: () => void;
}

/** The end of a round: 'Hallelujah!' or 'Keep Praying!'. */
export const EndScreen = ({ state, onAgain, onLeave }: EndScreenProps) => {
  const prayed = prayedCount(state.cards);
  return (
    <EndDialog
      game="play-n-pray"
      title={state.isVictory ? prayTitles.victory : prayTitles.timeUp}
      badge={state.badge}
      score={`${prayed} of ${pray.cards} names`}
      share={{ text: prayShare.result(state.badge.name, prayed), mailSubject: "Play N Pray" }}
      actions={<AgainActions onAgain={onAgain} onLeave={onLeave} />}
    >
      <p>
        {prayed} of {pray.cards} names prayed. Score {state.score}.
      </p>
      <Standing
        isDaily={false}
        game="play-n-pray"
        pace={state.pace}
        own={
          state.isVictory && state.pace === "timed"
            ? { points: state.score, seconds: pray.roundSeconds - state.secondsLeft }
            : { points: state.score }
        }
        tiers={stickerTiers}
        done={prayed}
        total={pray.cards}
        unit="name"
      />
    </EndDialog>
  );
};
