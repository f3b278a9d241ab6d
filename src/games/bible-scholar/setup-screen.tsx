import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { DailyNote } from "#src/games/kit/daily-note.tsx";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { kitWords } from "#src/games/kit/kit-words.ts";
import { PaceChoice } from "#src/games/kit/pace-choice.tsx";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import { BestResult } from "#src/games/kit/best-result.tsx";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { scholar, type ScholarLevel } from "./config.ts";
import { levelNames } from "./messages.ts";
import type { ScholarEvent } from "./rules.ts";
import { scholarWords } from "./scholar-words.ts";
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
    title={scholarWords.ready}
    lead={(state.pace === "timed" ? scholarWords.leadTimed : scholarWords.leadRelaxed)(title, scholar.pointsPerBook)}
    rules={[scholarWords.ruleOrder, scholarWords.rulePoints, scholarWords.ruleWrong]}
    startLabel={daily ? kitWords.startToday : scholarWords.start}
    onStart={onStart}
    foot={<ShareRow game="bible-scholar" text={scholarWords.invitation(title)} mailSubject={title} />}
  >
    {daily ? (
      <DailyNote daily={daily} />
    ) : (
      <Segmented
        label={scholarWords.books}
        value={String(state.level)}
        options={levelOptions}
        onChange={(level) => send({ type: "level", level: Number(level) as ScholarLevel })}
      />
    )}
    <PaceChoice pace={state.pace} onChange={(pace) => send({ type: "pace", pace })} />
    {daily ? null : <BestResult game="bible-scholar" level={state.level} pace={state.pace} />}
  </IntroCard>
);
