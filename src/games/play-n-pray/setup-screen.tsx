import { kitMessages } from "#src/games/kit/messages.ts";
import { lang } from "#content/games/names-of-god.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import type { Pace } from "#src/games/kit/game.ts";
import { BestResult, IntroCard, PaceChoice } from "#src/games/kit/intro-card.tsx";
import { prayMessages } from "./messages.ts";

const { title } = gameCatalogue["play-n-pray"];

interface SetupScreenProps {
  pace: Pace;
  onPace: (pace: Pace) => void;
  onStart: () => void;
}

export const SetupScreen = ({ pace, onPace, onStart }: SetupScreenProps) => (
  <IntroCard
    game="play-n-pray"
    title={prayMessages.title}
    lead={prayMessages.lead[pace](title)}
    isInEnglish={lang !== undefined}
    rules={prayMessages.rules[pace]}
    startLabel={kitMessages.start}
    onStart={onStart}
    invitation={prayMessages.invitation(title)}
  >
    <PaceChoice pace={pace} isRelaxedFirst onChange={onPace} />
    <BestResult game="play-n-pray" pace={pace} />
  </IntroCard>
);
