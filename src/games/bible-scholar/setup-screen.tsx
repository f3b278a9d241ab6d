import { gameCatalogue } from "#content/games/catalogue.ts";
import { DailyNote } from "#src/games/kit/daily-note.tsx";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { PaceChoice } from "#src/games/kit/pace-choice.tsx";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import { ToBeat } from "#src/games/kit/to-beat.tsx";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { scholar, type ScholarLevel, scholarLevels } from "./config.ts";
import { howToPlay, scholarShare } from "./messages.ts";
import type { ScholarEvent } from "./rules.ts";
import type { ScholarState } from "./state.ts";

const levelOptions = ([1, 2, 3] as const).map((level) => ({ value: String(level), label: scholarLevels[level].name }));

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
    title="Ready to Learn?"
    lead={`${gameCatalogue["bible-scholar"].title}: ${state.pace === "timed" ? "5 minutes" : "no clock"}, ${scholar.pointsPerBook} pts per book.`}
    rules={howToPlay}
    startLabel={daily ? "Start today’s board" : "Start Learning"}
    onStart={onStart}
    foot={<ShareRow game="bible-scholar" {...scholarShare} />}
  >
    {daily ? (
      <DailyNote daily={daily} />
    ) : (
      <Segmented
        label="Books"
        value={String(state.level)}
        options={levelOptions}
        onChange={(level) => send({ type: "level", level: Number(level) as ScholarLevel })}
      />
    )}
    <PaceChoice pace={state.pace} onChange={(pace) => send({ type: "pace", pace })} />
    {daily ? null : <ToBeat game="bible-scholar" level={state.level} pace={state.pace} />}
  </IntroCard>
);
