import { crosswordLevels } from "#content/games/crossword.ts";
import { DailyNote } from "#src/games/kit/daily-note.tsx";
import type { Pace } from "#src/games/kit/game.ts";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { PaceChoice } from "#src/games/kit/pace-choice.tsx";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { crosswordIntro, crosswordShare } from "./messages.ts";
import { type CrosswordEvent, levelOf } from "./rules.ts";

interface SetupScreenProps {
  level: number;
  pace: Pace;
  /** Today's board, if the address asks for it. */
  daily: Daily | undefined;
  send: (event: CrosswordEvent) => void;
  onStart: () => void;
}

const LevelChoice = ({ level, send }: Pick<SetupScreenProps, "level" | "send">) => {
  const { title, words } = levelOf(level);
  return (
    <div>
      <Segmented
        label="Level"
        value={String(level)}
        options={crosswordLevels.map((one) => ({ value: String(one.level), label: `Level ${one.level}` }))}
        onChange={(value) => send({ type: "level", level: Number(value) })}
      />
      <p className="crossword-level" aria-live="polite">
        <span className="serif">{title}</span>, {words.length} words
      </p>
    </div>
  );
};

/** The start screen: level, clock and 'Start Level N'. */
export const SetupScreen = ({ level, pace, daily, send, onStart }: SetupScreenProps) => (
  <IntroCard
    game="bible-crossword-search"
    title="Bible Crossword Search"
    lead={crosswordIntro.lead}
    rules={crosswordIntro.rules}
    startLabel={daily ? "Start today’s board" : `Start Level ${level}`}
    onStart={onStart}
    foot={
      <ShareRow game="bible-crossword-search" text={crosswordShare.invitation} mailSubject="Bible Crossword Search" />
    }
  >
    {daily ? <DailyNote daily={daily} /> : <LevelChoice level={level} send={send} />}
    <PaceChoice pace={pace} onChange={(next) => send({ type: "pace", pace: next })} />
  </IntroCard>
);
