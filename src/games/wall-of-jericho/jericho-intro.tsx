import type { Pace } from "#src/games/kit/game.ts";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { PaceChoice } from "#src/games/kit/pace-choice.tsx";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import { jerichoIntro, jerichoShare } from "./messages.ts";

interface JerichoIntroProps {
  pace: Pace;
  onPace: (pace: Pace) => void;
  onStart: () => void;
}

export const JerichoIntro = ({ pace, onPace, onStart }: JerichoIntroProps) => (
  <IntroCard
    game="wall-of-jericho"
    title="Wall of Jericho"
    lead={jerichoIntro.lead}
    rules={[...jerichoIntro.rules, jerichoIntro.lastRule[pace]]}
    startLabel="Start the Challenge!"
    onStart={onStart}
    foot={<ShareRow game="wall-of-jericho" text={jerichoShare.invitation} mailSubject="Wall of Jericho" />}
  >
    <PaceChoice pace={pace} onChange={onPace} />
  </IntroCard>
);
