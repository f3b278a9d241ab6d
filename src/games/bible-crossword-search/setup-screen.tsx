import { kitMessages } from "#src/games/kit/messages.ts";
import { useId } from "react";
import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { crosswordLevels, lang } from "#content/games/crossword.ts";
import { furtherLevels } from "#content/games/crossword-levels.ts";
import { IntroCard, PaceChoice } from "#src/games/kit/intro-card.tsx";
import type { Pace } from "#src/games/kit/game.ts";
import type { Daily } from "#src/games/kit/use-daily.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { crossword } from "./config.ts";
import { crosswordMessages } from "./messages.ts";
import { type CrosswordEvent, levelOf } from "./rules.ts";

interface SetupScreenProps {
  level: number;
  pace: Pace;
  daily: Daily | undefined;
  send: (event: CrosswordEvent) => void;
  onStart: () => void;
}

/** The first of the further levels; 'More' leads there. */
const firstFurther = crossword.lastPuzzle + 1;

/** The three puzzles, and a list of the further levels. */
const LevelChoice = ({ level, send }: Pick<SetupScreenProps, "level" | "send">) => {
  const id = useId();
  const { title, words } = levelOf(level);
  const choose = (next: number) => send({ type: "level", level: next });
  return (
    <div>
      <Segmented
        label={kitMessages.level}
        value={Math.min(level, firstFurther)}
        options={[
          ...crosswordLevels.map((one) => ({ value: one.level, label: kitMessages.levelNumber(one.level) })),
          { value: firstFurther, label: kitMessages.more },
        ]}
        onChange={choose}
      />
      {level >= firstFurther ? (
        <div className="field crossword-further">
          <label className="label" htmlFor={id}>
            {crosswordMessages.theme}
          </label>
          <select
            id={id}
            className="input input-select"
            value={level}
            onChange={(event) => choose(Number(event.currentTarget.value))}
          >
            {furtherLevels.map((one) => (
              <option key={one.level} value={one.level} lang={lang}>
                {`${one.level}. ${one.title}`}
              </option>
            ))}
          </select>
        </div>
      ) : null}
      <p className="crossword-level" aria-live="polite">
        <span className="serif" lang={lang}>
          {title}
        </span>
        {crosswordMessages.wordCount(words.length)}
      </p>
    </div>
  );
};

export const SetupScreen = ({ level, pace, daily, send, onStart }: SetupScreenProps) => (
  <IntroCard
    game="bible-crossword-search"
    lead={crosswordMessages.lead}
    isInEnglish={lang !== undefined}
    rules={[crosswordMessages.ruleDraw, crosswordMessages.ruleStraight, crosswordMessages.ruleHints]}
    daily={daily}
    startLabel={crosswordMessages.start(level)}
    onStart={onStart}
    compared={{ level, pace }}
    invitation={crosswordMessages.invitation(gameCatalogue["bible-crossword-search"].title)}
  >
    {daily ? null : <LevelChoice level={level} send={send} />}
    <PaceChoice pace={pace} onChange={(next) => send({ type: "pace", pace: next })} />
  </IntroCard>
);
