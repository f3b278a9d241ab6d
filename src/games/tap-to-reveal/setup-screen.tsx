import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { lang, revealQuestions } from "#content/games/tap-to-reveal.ts";
import { BestResult, IntroCard } from "#src/games/kit/intro-card.tsx";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { Problem } from "#src/ui/states.tsx";
import { revealMessages } from "./messages.ts";

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
    lead={revealMessages.lead(revealQuestions.length, description)}
    isInEnglish={lang !== undefined}
    rules={revealMessages.rules}
    daily={daily}
    startLabel={revealMessages.start}
    onStart={onStart}
    invitation={revealMessages.invitation(title)}
  >
    {daily ? null : <BestResult game="tap-to-reveal" />}
    {hasFailed ? <Problem message={revealMessages.noVerses} /> : null}
  </IntroCard>
);
