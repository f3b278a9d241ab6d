import { lang } from "#content/games/jericho.ts";
import { BestResult, IntroCard, PaceChoice } from "#src/games/kit/intro-card.tsx";
import type { Pace } from "#src/games/kit/game.ts";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { Switch } from "#src/ui/switch.tsx";
import { jerichoMessages } from "./messages.ts";

interface SetupScreenProps {
  pace: Pace;
  isSteep: boolean;
  daily: Daily | undefined;
  onPace: (pace: Pace) => void;
  onSteep: (isSteep: boolean) => void;
  onStart: () => void;
}

export const SetupScreen = ({ pace, isSteep, daily, onPace, onSteep, onStart }: SetupScreenProps) => (
  <IntroCard
    game="wall-of-jericho"
    lead={jerichoMessages.lead}
    isInEnglish={lang !== undefined}
    rules={[
      jerichoMessages.ruleTurn,
      jerichoMessages.rulePoints,
      pace === "timed" ? jerichoMessages.ruleTimed : jerichoMessages.ruleRelaxed,
    ]}
    daily={daily}
    startLabel={jerichoMessages.start}
    onStart={onStart}
    invitation={jerichoMessages.invitation}
  >
    <PaceChoice pace={pace} onChange={onPace} />
    {daily ? null : (
      <>
        <Switch
          label={
            <>
              {jerichoMessages.steeper} <span className="muted">{jerichoMessages.steeperWalls}</span>
            </>
          }
          isOn={isSteep}
          onChange={onSteep}
        />
        <BestResult game="wall-of-jericho" pace={pace} />
      </>
    )}
  </IntroCard>
);
