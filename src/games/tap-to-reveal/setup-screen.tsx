import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { lang, revealQuestions } from "#content/games/tap-to-reveal.ts";
import { BestResult, DailyNote, IntroCard } from "#src/games/kit/intro-card.tsx";
import { kitMessages } from "#src/games/kit/messages.ts";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { Problem } from "#src/ui/states.tsx";
import { howToPlay, revealProblems, revealShare, revealMessages } from "./messages.ts";

const { title, description } = gameCatalogue["tap-to-reveal"];

interface SetupScreenProps {
  daily: Daily | undefined;
  /** The verses of today's board could not be fetched. */
  hasFailed: boolean;
  onStart: () => void;
}

/** The rules, and the start of a round or of today's board. */
export const SetupScreen = ({ daily, hasFailed, onStart }: SetupScreenProps) => (
  <IntroCard
    game="tap-to-reveal"
    title={title}
    lead={revealMessages.lead(revealQuestions.length, description)}
    isInEnglish={lang !== undefined}
    rules={howToPlay}
    startLabel={daily ? kitMessages.startToday : revealMessages.start}
    onStart={onStart}
    foot={<ShareRow game="tap-to-reveal" text={revealShare.text(title)} mailSubject={title} />}
  >
    {daily ? <DailyNote daily={daily} /> : <BestResult game="tap-to-reveal" />}
    {hasFailed ? <Problem message={revealProblems.noVerses} /> : null}
  </IntroCard>
);
