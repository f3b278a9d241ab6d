import { RotateCcw } from "lucide-react";
import type { Ref } from "react";
import { RoundBar } from "#src/games/kit/round-bar.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { isEndless, playerOf, scoreOf } from "./rules.ts";
import type { TriviaRound } from "./state.ts";
import { triviaSays } from "./announcements.ts";
import { TimerRing } from "./timer-ring.tsx";
import { triviaMessages } from "./messages.ts";

const markOf = (round: TriviaRound, index: number): "right" | "wrong" | "now" | "open" => {
  const entry = round.history[index];
  if (entry) return entry.isCorrect ? "right" : "wrong";
  return index === round.index ? "now" : "open";
};

const words = {
  right: triviaMessages.markRight,
  wrong: triviaMessages.markWrong,
  now: triviaMessages.markNow,
} as const;

/** One player's points, or both players', the first one's first. */
const Score = ({ round }: { round: TriviaRound }) =>
  round.settings.mode === "single" ? (
    scoreOf(round)
  ) : (
    <>
      <span className="sr">{triviaMessages.bothScores(scoreOf(round, 1), scoreOf(round, 2))}</span>
      <span aria-hidden="true">{`${scoreOf(round, 1)} : ${scoreOf(round, 2)}`}</span>
    </>
  );

/** The line of a round: 'Question 3 of 10' with the results so far, the timer ring, the score, 'Restart'. */
export const QuestionHead = ({
  round,
  onRestart,
  ref,
}: {
  round: TriviaRound;
  onRestart: () => void;
  ref?: Ref<HTMLElement>;
}) => {
  const { settings, index, questions } = round;
  const title = triviaSays.question(index + 1, isEndless(round) ? null : questions.length);
  const marks = questions.map((_, place) => markOf(round, place)).slice(-10);
  const spoken = marks.flatMap((mark) => (mark === "open" ? [] : [words[mark]])).join(", ");
  const lead = (
    <>
      {settings.pace === "timed" ? (
        <TimerRing secondsLeft={round.secondsLeft} roundSeconds={settings.roundSeconds} />
      ) : null}
      <div className="trivia-place">
        <p className="eyebrow">
          {title}
          {settings.mode === "two" ? <b> · {triviaMessages.player(playerOf(settings, index))}</b> : null}
        </p>
        <div className="trivia-steps" role="img" aria-label={triviaMessages.marks(title, spoken)}>
          {marks.map((mark, place) => (
            <i key={place} className={`is-${mark}`} />
          ))}
        </div>
      </div>
    </>
  );
  return (
    <RoundBar
      ref={ref}
      isPlaying
      lead={lead}
      figures={[{ label: triviaMessages.score, value: <Score round={round} /> }]}
    >
      {round.dailyDate === null ? (
        <IconButton label={triviaMessages.restart} onClick={onRestart}>
          <Icon of={RotateCcw} />
        </IconButton>
      ) : null}
    </RoundBar>
  );
};
