import { DailyNote } from "#src/games/kit/daily-note.tsx";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import { ToBeat } from "#src/games/kit/to-beat.tsx";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { wisdomIntro, wisdomShare } from "./messages.ts";

interface SetupScreenProps {
  daily: Daily | undefined;
  onStart: () => void;
}

/** The rules, and the start of a round or of today's board. */
export const SetupScreen = ({ daily, onStart }: SetupScreenProps) => (
  <IntroCard
    game="wisdom-nuggets"
    title="Wisdom Nuggets"
    lead={wisdomIntro.lead}
    rules={wisdomIntro.rules}
    startLabel={daily ? "Start today’s board" : "Start"}
    onStart={onStart}
    foot={<ShareRow game="wisdom-nuggets" text={wisdomShare.invitation} mailSubject="Wisdom Nuggets" />}
  >
    {daily ? <DailyNote daily={daily} /> : <ToBeat game="wisdom-nuggets" />}
  </IntroCard>
);
