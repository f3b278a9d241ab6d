import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import type { Pace } from "#src/games/kit/game.ts";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { PaceChoice } from "#src/games/kit/pace-choice.tsx";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import { BestResult } from "#src/games/kit/best-result.tsx";
import { prayWords } from "./pray-words.ts";

const { title } = gameCatalogue["play-n-pray"];

interface SetupScreenProps {
  pace: Pace;
  onPace: (pace: Pace) => void;
  onStart: () => void;
}

export const SetupScreen = ({ pace, onPace, onStart }: SetupScreenProps) => (
  <IntroCard
    game="play-n-pray"
    title={prayWords.title}
    lead={prayWords.lead[pace](title)}
    isInEnglish
    rules={prayWords.rules[pace]}
    startLabel={prayWords.start}
    onStart={onStart}
    foot={<ShareRow game="play-n-pray" text={prayWords.invitation(title)} mailSubject={title} />}
  >
    <PaceChoice pace={pace} onChange={onPace} />
    <BestResult game="play-n-pray" pace={pace} />
  </IntroCard>
);
