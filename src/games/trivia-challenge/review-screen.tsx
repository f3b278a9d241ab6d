import { ArrowLeft, ArrowRight } from "lucide";
import { useRef } from "react";
import { lang } from "#content/games/trivia.ts";
import { useFocusOn } from "#src/games/kit/focus.ts";
import { kitMessages } from "#src/games/kit/messages.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { AnswerPanel } from "./answer-panel.tsx";
import type { TriviaEvent } from "./rules.ts";
import type { TriviaRound } from "./stored.ts";
import { triviaMessages } from "./messages.ts";
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
        {triviaMessages.reviewOf(at + 1, round.history.length)}
      </h1>
      <p className="trivia-verse" lang={lang}>
        <VerseWithBlank question={entry.question} answer={entry.question.answer} />
      </p>
      <AnswerPanel entry={entry}>
        <p className="muted">
          {kitMessages.seconds(entry.timeSpent)}
          {round.settings.mode === "two" ? ` · ${triviaMessages.player(entry.player)}` : ""}
        </p>
      </AnswerPanel>
      <div className="row">
        <Button disabled={at === 0} onClick={() => send({ type: "review-by", by: -1 })}>
          <Icon of={ArrowLeft} small />
          {kitMessages.previous}
        </Button>
        <Button disabled={at === round.history.length - 1} onClick={() => send({ type: "review-by", by: 1 })}>
          {kitMessages.next}
          <Icon of={ArrowRight} small />
        </Button>
        <Button variant="primary" onClick={() => send({ type: "exit-review" })}>
          {triviaMessages.exitReview}
        </Button>
      </div>
    </div>
  );
};
