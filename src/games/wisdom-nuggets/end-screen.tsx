import { AgainActions } from "#src/games/kit/again-actions.tsx";
import { dailyText } from "#src/games/kit/daily.ts";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { dateOfDaily } from "#src/games/kit/use-daily.ts";
import { Standing } from "#src/games/kit/standing.tsx";
import { stickerTiers, wisdom } from "./config.ts";
import { wisdomShare, wisdomTitles } from "./messages.ts";
import { completedCount, dailyResultOf } from "./rules.ts";
import type { WisdomState } from "./state.ts";

interface EndScreenProps {
  state: Extract<WisdomState, { phase: "ended" }>;
  onAgain: () => void;
  onLeave: () => void;
}

/** The end of a round: 'Wisdom Achieved!' or 'Keep Learning!'. */
export const EndScreen = ({ state, onAgain, onLeave }: EndScreenProps) => {
  const done = completedCount(state.cards);
  const date = dateOfDaily(state.dailyDate);
  const text = date
    ? dailyText("wisdom-nuggets", date, dailyResultOf(state))
    : wisdomShare.result(state.badge.name, done);
  return (
    <EndDialog
      game="wisdom-nuggets"
      title={state.isVictory ? wisdomTitles.victory : wisdomTitles.finished}
      badge={state.badge}
      score={`${done} of ${wisdom.parables} parables`}
      share={{ text, mailSubject: "Wisdom Nuggets" }}
      actions={<AgainActions onAgain={onAgain} onLeave={state.dailyDate === null ? onLeave : undefined} />}
    >
      <p>
        {done} of {wisdom.parables} parables. Score {state.score}.
      </p>
      <Standing
        game="wisdom-nuggets"
        own={{ points: state.score }}
        tiers={stickerTiers}
        done={done}
        total={wisdom.parables}
        unit="parable"
        isDaily={state.dailyDate !== null}
      />
    </EndDialog>
  );
};
