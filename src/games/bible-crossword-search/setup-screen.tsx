import { useId } from "react";
import { crosswordLevels } from "#content/games/crossword.ts";
import { furtherLevels } from "#content/games/crossword-themes/themes.ts";
import { DailyNote } from "#src/games/kit/daily-note.tsx";
import type { Pace } from "#src/games/kit/game.ts";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { PaceChoice } from "#src/games/kit/pace-choice.tsx";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import { ToBeat } from "#src/games/kit/to-beat.tsx";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { crossword } from "./config.ts";
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

const more = "more";

/** The three puzzles, and a list of the further levels. */
const LevelChoice = ({ level, send }: Pick<SetupScreenProps, "level" | "send">) => {
  const id = useId();
  const { title, words } = levelOf(level);
  const isFurther = level > crossword.lastPuzzle;
  const choose = (next: number) => send({ type: "level", level: next });
  return (
    <div>
      <Segmented
        label="Level"
        value={isFurther ? more : String(level)}
        options={[
          ...crosswordLevels.map((one) => ({ value: String(one.level), label: `Level ${one.level}` })),
          { value: more, label: "More" },
        ]}
        onChange={(value) => choose(value === more ? crossword.lastPuzzle + 1 : Number(value))}
      />
      {isFurther ? (
        <div className="field crossword-further">
          <label className="label" htmlFor={id}>
            Theme
          </label>
          <select
            id={id}
            className="input"
            value={level}
            onChange={(event) => choose(Number(event.currentTarget.value))}
          >
            {furtherLevels.map((one) => (
              <option key={one.level} value={one.level}>
                {`${one.level}. ${one.title}`}
              </option>
            ))}
          </select>
        </div>
      ) : null}
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
    {daily ? null : <ToBeat game="bible-crossword-search" level={level} pace={pace} />}
  </IntroCard>
);
