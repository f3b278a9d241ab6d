import { ArrowLeft, ArrowRight } from "lucide-react";
import { useRef } from "react";
import { useFocusOn } from "#src/games/kit/focus.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { AnswerPanel } from "./answer-panel.tsx";
import type { TriviaEvent } from "./rules.ts";
import type { TriviaRound } from "./state.ts";
import { VerseWithBlank } from "./verse.tsx";

/** 'Review N of M': the answers so far, one at a time. The game's clock is paused. */
export const ReviewScreen = ({
  round,
  at,
  send,
}: {
  round: TriviaRound;
  at: number;
  send: (event: TriviaEvent) => void;
}) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOn(heading, at);
  const entry = round.history[at]!;
  return (
    <div className="trivia-review">
      <h1 className="trivia-review-title" ref={heading} tabIndex={-1}>
        Review {at + 1} of {round.history.length}
      </h1>
      <p className="trivia-verse">
        <VerseWithBlank question={entry.question} answer={entry.question.answer} />
      </p>
      <AnswerPanel entry={entry}>
        <p className="muted">
          {entry.timeSpent} {entry.timeSpent === 1 ? "second" : "seconds"}
          {round.settings.mode === "two" ? ` · Player ${entry.player}` : ""}
        </p>
      </AnswerPanel>
      <div className="row">
        <Button disabled={at === 0} onClick={() => send({ type: "review-by", by: -1 })}>
          <Icon of={ArrowLeft} small />
          Previous
        </Button>
        <Button disabled={at === round.history.length - 1} onClick={() => send({ type: "review-by", by: 1 })}>
          Next
          <Icon of={ArrowRight} small />
        </Button>
        <Button variant="primary" onClick={() => send({ type: "exit-review" })}>
          Exit Review
        </Button>
      </div>
    </div>
  );
};
