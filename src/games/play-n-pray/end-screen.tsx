import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { AgainActions } from "#src/games/kit/again-actions.tsx";
import { badgeName } from "#src/games/kit/badge.ts";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { RoundSummary } from "#src/games/kit/round-summary.tsx";
import { pray } from "./config.ts";
import { prayMessages } from "./messages.ts";
import { prayedCount } from "./rules.ts";
import type { PrayState } from "./state.ts";

const { title } = gameCatalogue["play-n-pray"];

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
      title={state.isVictory ? prayMessages.victory : prayMessages.timeUpTitle}
      badge={state.badge}
      score={prayMessages.namesOf(prayed, pray.cards)}
      share={{ text: prayMessages.result(badgeName(state.badge), prayed, title), mailSubject: title }}
      actions={<AgainActions onAgain={onAgain} onLeave={onLeave} />}
    >
      <p>{prayMessages.prayedWithScore(prayed, pray.cards, state.score)}</p>
      <RoundSummary
        isDaily={false}
        game="play-n-pray"
        pace={state.pace}
        own={
          state.isVictory && state.pace === "timed"
            ? { points: state.score, seconds: pray.roundSeconds - state.secondsLeft }
            : { points: state.score }
        }
        done={prayed}
        total={pray.cards}
        unit="name"
      />
    </EndDialog>
  );
};
