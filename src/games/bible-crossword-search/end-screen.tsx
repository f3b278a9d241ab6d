import { gameCatalogue } from "#src/games/kit/catalogue.data.ts";
import { badgeName } from "#src/games/kit/badge.ts";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { clockText } from "#src/games/kit/game.ts";
import { kitMessages } from "#src/games/kit/messages.ts";
import { crosswordMessages } from "./messages.ts";
import { type CrosswordEvent, dailyResultOf, levelsFrom } from "./rules.ts";
import type { CrosswordState } from "./stored.ts";

interface EndScreenProps {
  state: Extract<CrosswordState, { phase: "complete" }>;
  send: (event: CrosswordEvent) => void;
  onAgain: () => void;
}

export const EndScreen = ({ state, send, onAgain }: EndScreenProps) => {
  const { level, found, placed, badge, pace, secondsElapsed } = state;
  const { title } = gameCatalogue["bible-crossword-search"];
  const isAll = found.length === placed.length;
  const levels = state.dailyDate === null ? levelsFrom(level) : [];
  const choose = (one: number) => send({ type: "level", level: one });
  const next = isAll ? levels.find((one) => one === level + 1) : undefined;
  return (
    <EndDialog
      game="bible-crossword-search"
      title={isAll ? crosswordMessages.complete(level) : crosswordMessages.finished(level)}
      badge={badge}
      dailyDate={state.dailyDate}
      result={dailyResultOf(state)}
      score={crosswordMessages.wordsOf(found.length, placed.length)}
      shareText={crosswordMessages.shareResult(title, badgeName(badge), found.length, placed.length, level)}
      comparison={{
        level,
        pace,
        points: found.length,
        seconds: isAll ? secondsElapsed : undefined,
        unit: "word",
      }}
      actions={[
        ...(next === undefined ? [] : [{ label: kitMessages.nextLevel, onPress: () => choose(next) }]),
        { label: kitMessages.playAgain, onPress: onAgain },
        { label: kitMessages.gamesMenu, to: "/games-menu" },
      ]}
      more={levels.map((one) => ({ label: kitMessages.levelNumber(one), onPress: () => choose(one) }))}
    >
      <p>
        {pace === "timed"
          ? crosswordMessages.resultIn(found.length, placed.length, clockText(secondsElapsed))
          : crosswordMessages.result(found.length, placed.length)}
      </p>
    </EndDialog>
  );
};
