import type { Ref } from "react";
import { isEndless, playerOf } from "./rules.ts";
import type { TriviaRound } from "./state.ts";
import { triviaSays } from "./messages.ts";
import { TimerRing } from "./timer-ring.tsx";

const markOf = (round: TriviaRound, index: number): "right" | "wrong" | "now" | "open" => {
  const entry = round.history[index];
  if (entry) return entry.isCorrect ? "right" : "wrong";
  return index === round.index ? "now" : "open";
};

const words = { right: "right", wrong: "wrong", now: "now" } as const;

/** 'Question 3 of 10', the results so far, and the timer ring. */
export const QuestionHead = ({ round, ref }: { round: TriviaRound; ref?: Ref<HTMLElement> }) => {
  const { settings, index, questions } = round;
  const title = triviaSays.question(index + 1, isEndless(round) ? null : questions.length);
  const marks = questions.map((_, place) => markOf(round, place)).slice(-10);
  const spoken = marks.flatMap((mark) => (mark === "open" ? [] : [words[mark]])).join(", ");
  return (
    <header className="trivia-head" ref={ref}>
      <div>
        <p className="eyebrow">
          {title}
          {settings.mode === "two" ? <b> · Player {playerOf(settings, index)}</b> : null}
        </p>
        <div className="trivia-steps" role="img" aria-label={`${title}: ${spoken}`}>
          {marks.map((mark, place) => (
            <i key={place} className={`is-${mark}`} />
          ))}
        </div>
      </div>
      {settings.pace === "timed" ? <TimerRing secondsLeft={round.secondsLeft} roundSeconds={settings.roundSeconds} /> : null}
    </header>
  );
};
