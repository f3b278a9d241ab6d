import { kitMessages } from "#src/games/kit/messages.ts";
import type { Ref } from "react";
import { RoundBar } from "#src/games/kit/round-bar.tsx";
import { timeLeftWords } from "#src/games/kit/game.ts";
import { playerOf, questionTitle, scoreOf, timerColor } from "./rules.ts";
import type { TriviaRound } from "./stored.ts";
import { triviaMessages } from "./messages.ts";

/** The seconds left, as a number in a ring that empties. The colour only repeats what the number says. */
const TimerRing = ({ secondsLeft, roundSeconds }: { secondsLeft: number; roundSeconds: number }) => (
  <div
    className={`trivia-ring is-${timerColor(secondsLeft, roundSeconds)}`}
    role="timer"
    aria-label={timeLeftWords(secondsLeft)}
  >
    <svg viewBox="0 0 72 72" aria-hidden="true">
      <circle className="track" cx="36" cy="36" r="31" />
      {secondsLeft > 0 ? (
        <circle
          className="arc"
          cx="36"
          cy="36"
          r="31"
          pathLength="100"
          strokeDasharray={`${(secondsLeft / roundSeconds) * 100} 100`}
          transform="rotate(-90 36 36)"
        />
      ) : null}
    </svg>
    <span aria-hidden="true">{secondsLeft}</span>
  </div>
);

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
  const title = questionTitle(round);
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
      figures={[{ label: kitMessages.score, value: <Score round={round} /> }]}
      onRestart={round.dailyDate === null ? onRestart : undefined}
      restartLabel={triviaMessages.restart}
    />
  );
};
