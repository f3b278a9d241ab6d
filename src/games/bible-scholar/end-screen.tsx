import { badgeName } from "#src/games/kit/badge.ts";
import { EndDialog } from "#src/games/kit/end-dialog.tsx";
import { kitMessages } from "#src/games/kit/messages.ts";
import { randomSeed } from "#src/platform/random.ts";
import { scholar } from "./config.ts";
import { badgeOf, correctOf, dailyResultOf, levelAfter, type ScholarEvent, totalOf } from "./rules.ts";
import { scholarMessages } from "./messages.ts";
import type { ScholarRound } from "./stored.ts";

interface EndScreenProps {
  round: Extract<ScholarRound, { phase: "over" }>;
  send: (event: ScholarEvent) => void;
  onAgain: () => void;
}

export const EndScreen = ({ round, send, onAgain }: EndScreenProps) => {
  const badge = badgeOf(round);
  const next = round.isVictory && round.dailyDate === null ? levelAfter(round.level) : undefined;
  const [correct, total] = [correctOf(round), totalOf(round)];
  return (
    <EndDialog
      game="bible-scholar"
      title={round.isVictory ? scholarMessages.congratulations : kitMessages.keepLearning}
      badge={badge}
      dailyDate={round.dailyDate}
      result={dailyResultOf(round)}
      score={scholarMessages.booksOf(correct, total)}
      shareText={scholarMessages.shareResult(correct, total, `${badge.emoji} ${badgeName(badge)}`)}
      comparison={{
        level: round.level,
        pace: round.pace,
        points: round.score,
        seconds: round.isVictory ? scholar.roundSeconds - round.secondsLeft : undefined,
        unit: "book",
      }}
      actions={[
        ...(next
          ? [
              {
                label: next === 2 ? kitMessages.nextLevel : scholarMessages.levels[next],
                onPress: () => send({ type: "next-level", seed: randomSeed() }),
              },
            ]
          : []),
        { label: kitMessages.playAgain, onPress: onAgain },
        { label: kitMessages.moreGames, to: "/games-menu" },
      ]}
      more={[{ label: kitMessages.backToStart, onPress: () => send({ type: "leave" }) }]}
    >
      <p>{scholarMessages.result(correct, total, round.score)}</p>
    </EndDialog>
  );
};
