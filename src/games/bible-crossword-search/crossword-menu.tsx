import { crosswordLevels } from "#content/games/crossword.ts";
import type { Pace } from "#src/games/kit/game.ts";
import { IntroCard } from "#src/games/kit/intro-card.tsx";
import { PaceChoice } from "#src/games/kit/pace-choice.tsx";
import { ShareRow } from "#src/games/kit/share-row.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { crosswordIntro, crosswordShare } from "./messages.ts";
import { type CrosswordEvent, levelOf } from "./rules.ts";

interface CrosswordMenuProps {
  level: number;
  pace: Pace;
  send: (event: CrosswordEvent) => void;
  onStart: () => void;
}

/** The landing: level, clock and 'Start Level N'. */
export const CrosswordMenu = ({ level, pace, send, onStart }: CrosswordMenuProps) => {
  const { title, words } = levelOf(level);
  return (
    <IntroCard
      game="bible-crossword-search"
      title="Bible Crossword Search"
      lead={crosswordIntro.lead}
      rules={crosswordIntro.rules}
      startLabel={`Start Level ${level}`}
      onStart={onStart}
      foot={<ShareRow game="bible-crossword-search" text={crosswordShare.invitation} mailSubject="Bible Crossword Search" />}
    >
      <div>
        <Segmented
          label="Level"
          value={String(level)}
          options={crosswordLevels.map((one) => ({ value: String(one.level), label: `Level ${one.level}` }))}
          onChange={(value) => send({ type: "level", level: Number(value) })}
        />
        <p className="cross-level" aria-live="polite">
          <span className="serif">{title}</span>, {words.length} words
        </p>
      </div>
      <PaceChoice pace={pace} onChange={(next) => send({ type: "pace", pace: next })} />
    </IntroCard>
  );
};
