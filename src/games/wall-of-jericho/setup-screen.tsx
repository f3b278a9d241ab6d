import { lang } from "#content/games/jericho.ts";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { BestResult, DailyNote, IntroCard, PaceChoice } from "#src/games/kit/intro-card.tsx";
import type { Pace } from "#src/games/kit/game.ts";
import { kitMessages } from "#src/games/kit/messages.ts";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { Switch } from "#src/ui/switch.tsx";
import { jerichoMessages } from "./messages.ts";

const { title } = gameCatalogue["wall-of-jericho"];

interface SetupScreenProps {
  pace: Pace;
  isSteep: boolean;
  /** Today's board, if the address asks for it. */
  daily: Daily | undefined;
  onPace: (pace: Pace) => void;
  onSteep: (isSteep: boolean) => void;
  onStart: () => void;
}

export const SetupScreen = ({ pace, isSteep, daily, onPace, onSteep, onStart }: SetupScreenProps) => (
  <IntroCard
    game="wall-of-jericho"
    title={title}
    lead={jerichoMessages.lead}
    isInEnglish={lang !== undefined}
    rules={[
      jerichoMessages.ruleTurn,
      jerichoMessages.rulePoints,
      pace === "timed" ? jerichoMessages.ruleTimed : jerichoMessages.ruleRelaxed,
    ]}
    startLabel={daily ? kitMessages.startToday : jerichoMessages.start}
    onStart={onStart}
    foot={<ShareRow game="wall-of-jericho" text={jerichoMessages.invitation} mailSubject={title} />}
  >
    {daily ? <DailyNote daily={daily} /> : null}
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
