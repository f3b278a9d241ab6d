import { timeLeftWords } from "#src/games/kit/game.ts";
import { timerColor } from "./rules.ts";

/** The seconds left, as a number in a ring that empties. The colour only repeats what the number says. */
export const TimerRing = ({ secondsLeft, roundSeconds }: { secondsLeft: number; roundSeconds: number }) => (
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
