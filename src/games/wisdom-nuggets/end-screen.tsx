import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { badgeName } from "#src/games/kit/badge.ts";
import { kitMessages } from "#src/games/kit/messages.ts";
import { wisdom } from "./config.ts";
import { completedCount, dailyResultOf } from "./rules.ts";
import type { WisdomState } from "./stored.ts";
import { wisdomMessages } from "./messages.ts";

const { title } = gameCatalogue["wisdom-nuggets"];

interface EndScreenProps {
  state: Extract<WisdomState, { phase: "ended" }>;
  onAgain: () => void;
  onLeave: () => void;
}

export const EndScreen = ({ state, onAgain, onLeave }: EndScreenProps) => {
  const done = completedCount(state.cards);
  return (
    <EndDialog
      game="wisdom-nuggets"
      title={state.isVictory ? wisdomMessages.victory : kitMessages.keepLearning}
      badge={state.badge}
      dailyDate={state.dailyDate}
      result={dailyResultOf(state)}
      score={wisdomMessages.found(done, wisdom.parables)}
      shareText={wisdomMessages.result(badgeName(state.badge), done, title)}
      comparison={{ points: state.score, unit: "parable" }}
      actions={[
        { label: kitMessages.playAgain, onPress: onAgain },
        { label: kitMessages.moreGames, to: "/games-menu" },
      ]}
      more={[{ label: kitMessages.backToStart, onPress: onLeave }]}
    >
      <p>{wisdomMessages.foundWithScore(done, wisdom.parables, state.score)}</p>
    </EndDialog>
  );
};
