import type { Pace } from "#src/games/kit/game.ts";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { PaceChoice } from "#src/games/kit/pace-choice.tsx";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import { ToBeat } from "#src/games/kit/to-beat.tsx";
import { prayIntro, prayShare } from "./messages.ts";

interface SetupScreenProps {
  pace: Pace;
  onPace: (pace: Pace) => void;
  onStart: () => void;
}

export const SetupScreen = ({ pace, onPace, onStart }: SetupScreenProps) => (
  <IntroCard
    game="play-n-pray"
    title={prayIntro.title}
    lead={prayIntro.lead[pace]}
    rules={prayIntro.rules[pace]}
    startLabel="Start"
    onStart={onStart}
    foot={<ShareRow game="play-n-pray" text={prayShare.invitation} mailSubject="Play N Pray" />}
  >
    <PaceChoice pace={pace} onChange={onPace} />
    <ToBeat game="play-n-pray" pace={pace} />
  </IntroCard>
);
