import { DailyNote } from "#src/games/kit/daily-note.tsx";
import type { Pace } from "#src/games/kit/game.ts";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { PaceChoice } from "#src/games/kit/pace-choice.tsx";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import { ToBeat } from "#src/games/kit/to-beat.tsx";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { jerichoIntro, jerichoShare } from "./messages.ts";

interface SetupScreenProps {
  pace: Pace;
  /** Today's board, if the address asks for it. */
  daily: Daily | undefined;
  onPace: (pace: Pace) => void;
  onStart: () => void;
}

export const SetupScreen = ({ pace, daily, onPace, onStart }: SetupScreenProps) => (
  <IntroCard
    game="wall-of-jericho"
    title="Wall of Jericho"
    lead={jerichoIntro.lead}
    rules={[...jerichoIntro.rules, jerichoIntro.lastRule[pace]]}
    startLabel={daily ? "Start today’s board" : "Start the Challenge!"}
    onStart={onStart}
    foot={<ShareRow game="wall-of-jericho" text={jerichoShare.invitation} mailSubject="Wall of Jericho" />}
  >
    {daily ? <DailyNote daily={daily} /> : null}
    <PaceChoice pace={pace} onChange={onPace} />
    {daily ? null : <ToBeat game="wall-of-jericho" pace={pace} />}
  </IntroCard>
);
