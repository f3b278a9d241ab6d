import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { backToStart, EndDialog } from "#src/games/kit/end-dialog.tsx";
import { badgeName } from "#src/games/kit/badge.ts";
import { dailyText } from "#src/games/kit/daily.ts";
import { kitMessages } from "#src/games/kit/messages.ts";
import { dateOfDaily } from "#src/games/kit/use-daily.ts";
import { RoundSummary } from "#src/games/kit/round-summary.tsx";
import { wisdom } from "./config.ts";
import { completedCount, dailyResultOf } from "./rules.ts";
import type { WisdomState } from "./state.ts";
import { wisdomMessages } from "./messages.ts";

const { title } = gameCatalogue["wisdom-nuggets"];

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
    : wisdomMessages.result(badgeName(state.badge), done, title);
  return (
    <EndDialog
      game="wisdom-nuggets"
      title={state.isVictory ? wisdomMessages.victory : wisdomMessages.finished}
      badge={state.badge}
      done={done}
      score={wisdomMessages.found(done, wisdom.parables)}
      share={{ text, mailSubject: title }}
      actions={[
        { label: kitMessages.playAgain, onPress: onAgain },
        { label: kitMessages.moreGames, to: "/games-menu" },
      ]}
      more={state.dailyDate === null ? [backToStart(onLeave)] : []}
    >
      <p>{wisdomMessages.foundWithScore(done, wisdom.parables, state.score)}</p>
      <RoundSummary
        game="wisdom-nuggets"
        own={{ points: state.score }}
        done={done}
        total={wisdom.parables}
        unit="parable"
        isDaily={state.dailyDate !== null}
      />
    </EndDialog>
  );
};
