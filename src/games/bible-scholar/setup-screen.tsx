import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { BestResult, IntroCard, PaceChoice } from "#src/games/kit/intro-card.tsx";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { scholar, type ScholarLevel } from "./config.ts";
import type { ScholarEvent } from "./rules.ts";
import { scholarMessages } from "./messages.ts";
import type { ScholarState } from "./stored.ts";

const { title } = gameCatalogue["bible-scholar"];

const levelOptions = ([1, 2, 3] as const).map((level) => ({
  value: String(level),
  label: scholarMessages.levels[level],
}));

interface SetupScreenProps {
  state: Extract<ScholarState, { phase: "intro" }>;
  daily: Daily | undefined;
  send: (event: ScholarEvent) => void;
  onStart: () => void;
}

export const SetupScreen = ({ state, daily, send, onStart }: SetupScreenProps) => (
  <IntroCard
    game="bible-scholar"
    title={scholarMessages.ready}
    lead={(state.pace === "timed" ? scholarMessages.leadTimed : scholarMessages.leadRelaxed)(
      title,
      scholar.pointsPerBook,
    )}
    rules={[scholarMessages.ruleOrder, scholarMessages.rulePoints, scholarMessages.ruleWrong]}
    daily={daily}
    startLabel={scholarMessages.start}
    onStart={onStart}
    invitation={scholarMessages.invitation(title)}
  >
    {daily ? null : (
      <Segmented
        label={scholarMessages.books}
        value={String(state.level)}
        options={levelOptions}
        onChange={(level) => send({ type: "level", level: Number(level) as ScholarLevel })}
      />
    )}
    <PaceChoice pace={state.pace} onChange={(pace) => send({ type: "pace", pace })} />
    {daily ? null : <BestResult game="bible-scholar" level={state.level} pace={state.pace} />}
  </IntroCard>
);
