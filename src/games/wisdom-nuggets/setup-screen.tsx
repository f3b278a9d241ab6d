import { lang } from "#content/games/parables.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { BestResult, DailyNote, IntroCard } from "#src/games/kit/intro-card.tsx";
import { kitMessages } from "#src/games/kit/messages.ts";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { wisdomMessages } from "./messages.ts";

const { title } = gameCatalogue["wisdom-nuggets"];

interface SetupScreenProps {
  daily: Daily | undefined;
  onStart: () => void;
}

/** The rules, and the start of a round or of today's board. */
export const SetupScreen = ({ daily, onStart }: SetupScreenProps) => (
  <IntroCard
    game="wisdom-nuggets"
    title={title}
    lead={wisdomMessages.lead}
    isInEnglish={lang !== undefined}
    rules={wisdomMessages.rules}
    startLabel={daily ? kitMessages.startToday : wisdomMessages.start}
    onStart={onStart}
    foot={<ShareRow game="wisdom-nuggets" text={wisdomMessages.invitation(title)} mailSubject={title} />}
  >
    {daily ? <DailyNote daily={daily} /> : <BestResult game="wisdom-nuggets" />}
  </IntroCard>
);
