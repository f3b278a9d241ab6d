import { dailyText } from "#src/games/kit/daily.ts";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { clockText } from "#src/games/kit/game.ts";
import { dateOfDaily } from "#src/games/kit/use-daily.ts";
import { Standing } from "#src/games/kit/standing.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { badgeTiers } from "./config.ts";
import { crosswordShare, crosswordTitles } from "./messages.ts";
import { type CrosswordEvent, dailyResultOf, levelsFrom } from "./rules.ts";
import type { CrosswordState } from "./state.ts";

interface EndScreenProps {
  state: Extract<CrosswordState, { phase: "complete" }>;
  send: (event: CrosswordEvent) => void;
  onAgain: () => void;
}

/** 'Level N Complete!' with the badge and the next steps. */
export const EndScreen = ({ state, send, onAgain }: EndScreenProps) => {
  const { level, found, placed, badge, pace, secondsElapsed } = state;
  const date = dateOfDaily(state.dailyDate);
  const text = date
    ? dailyText("bible-crossword-search", date, dailyResultOf(state))
    : crosswordShare.result(badge.name, found.length, placed.length, level);
  const isAll = found.length === placed.length;
  return (
    <EndDialog
      game="bible-crossword-search"
      title={isAll ? crosswordTitles.complete(level) : crosswordTitles.finished(level)}
      badge={badge}
      score={`${found.length} of ${placed.length} words`}
      share={{ text, mailSubject: "Bible Crossword Search" }}
      actions={
        <>
          <Button variant="primary" onClick={onAgain}>
            Play Again
          </Button>
          <ButtonLink to="/games-menu">Games Menu</ButtonLink>
          {(state.dailyDate === null ? levelsFrom(level) : []).map((one) => (
            <Button key={one} variant="quiet" onClick={() => send({ type: "level", level: one })}>
              Level {one}
            </Button>
          ))}
        </>
      }
    >
      <p>
        {found.length} of {placed.length} words{pace === "timed" ? ` in ${clockText(secondsElapsed)}` : ""}.
      </p>
      <Standing
        game="bible-crossword-search"
        level={level}
        pace={pace}
        own={isAll && pace === "timed" ? { points: found.length, seconds: secondsElapsed } : { points: found.length }}
        tiers={badgeTiers}
        done={found.length}
        total={placed.length}
        unit="word"
        isDaily={state.dailyDate !== null}
      />
    </EndDialog>
  );
};
