import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { DailyNote } from "#src/games/kit/daily-note.tsx";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { kitWords } from "#src/games/kit/kit-words.ts";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import { BestResult } from "#src/games/kit/best-result.tsx";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { wisdomWords } from "./wisdom-words.ts";

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
    lead={wisdomWords.lead}
    isInEnglish
    rules={wisdomWords.rules}
    startLabel={daily ? kitWords.startToday : wisdomWords.start}
    onStart={onStart}
    foot={<ShareRow game="wisdom-nuggets" text={wisdomWords.invitation(title)} mailSubject={title} />}
  >
    {daily ? <DailyNote daily={daily} /> : <BestResult game="wisdom-nuggets" />}
  </IntroCard>
);
