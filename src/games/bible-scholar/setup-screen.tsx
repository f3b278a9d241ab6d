import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { BestResult, DailyNote, IntroCard, PaceChoice } from "#src/games/kit/intro-card.tsx";
import { kitMessages } from "#src/games/kit/messages.ts";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { scholar, type ScholarLevel } from "./config.ts";
import { levelNames } from "./announcements.ts";
import type { ScholarEvent } from "./rules.ts";
import { scholarMessages } from "./messages.ts";
import type { ScholarState } from "./state.ts";

const { title } = gameCatalogue["bible-scholar"];

const levelOptions = ([1, 2, 3] as const).map((level) => ({ value: String(level), label: levelNames[level] }));

interface SetupScreenProps {
  state: Extract<ScholarState, { phase: "intro" }>;
  daily: Daily | undefined;
  send: (event: ScholarEvent) => void;
  onStart: () => void;
}

/** 'Ready to Learn?': 5 minutes, 100 pts per book. */
export const SetupScreen = ({ state, daily, send, onStart }: SetupScreenProps) => (
  <IntroCard
    game="bible-scholar"
    title={scholarMessages.ready}
    lead={(state.pace === "timed" ? scholarMessages.leadTimed : scholarMessages.leadRelaxed)(
      title,
      scholar.pointsPerBook,
    )}
    rules={[scholarMessages.ruleOrder, scholarMessages.rulePoints, scholarMessages.ruleWrong]}
    startLabel={daily ? kitMessages.startToday : scholarMessages.start}
    onStart={onStart}
    foot={<ShareRow game="bible-scholar" text={scholarMessages.invitation(title)} mailSubject={title} />}
  >
    {daily ? (
      <DailyNote daily={daily} />
    ) : (
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
