import { type SyntheticEvent, useRef } from "react";
import { ArrowRight } from "lucide-react";
import { useFocusOn, useInView } from "#src/games/kit/focus.ts";
import { ReadButton } from "#src/games/kit/read-button.tsx";
import { NextButton } from "#src/games/kit/next-button.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Problem } from "#src/ui/states.tsx";
import { Switch } from "#src/ui/switch.tsx";
import { AnswerInput } from "./answer-input.tsx";
import { AnswerPanel } from "./answer-panel.tsx";
import { triviaProblems } from "./messages.ts";
import { QuestionHead } from "./question-head.tsx";
import { QuestionSide } from "./question-side.tsx";
import { isEndless, isLastQuestion, type TriviaEvent } from "./rules.ts";
import type { TriviaRound } from "./state.ts";
import { spokenVerse, VerseWithBlank } from "./verse.tsx";

interface QuestionScreenProps {
  round: TriviaRound;
  send: (event: TriviaEvent) => void;
  onNext: () => void;
  onRestart: () => void;
  hasFailed: boolean;
}

/** One question: unanswered with the form, answered with the result panel. */
export const QuestionScreen = ({ round, send, onNext, onRestart, hasFailed }: QuestionScreenProps) => {
  const question = round.questions[round.index]!;
  const isAnswered = round.phase === "answered";
  const head = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const nextButton = useRef<HTMLDivElement>(null);
  useFocusOn(heading, isAnswered ? null : round.index, head);
  useInView(head, isAnswered ? round.index : null);
  useFocusOn(nextButton, isAnswered ? round.index : null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send({ type: "submit" });
  };
  return (
    <>
      <QuestionHead round={round} ref={head} />
      <div className="trivia-grid">
        <form className="trivia-question" onSubmit={submit} noValidate>
          <h1 ref={heading} tabIndex={-1} className="trivia-verse">
            <VerseWithBlank question={question} answer={isAnswered ? question.answer : undefined} />
          </h1>
          <div className="row trivia-tools">
            <ReadButton text={spokenVerse(question, isAnswered)} />
            {isAnswered ? null : (
              <Switch isInline label="Show multiple choice options" isOn={round.showsChoices} onChange={() => send({ type: "toggle-choices" })} />
            )}
          </div>
          {isAnswered ? (
            <AnswerPanel ref={nextButton} entry={round.history[round.index]!}>
              {hasFailed ? <Problem message={triviaProblems.noText} /> : null}
              <div className="row">
                <NextButton onNext={onNext}>
                  {isLastQuestion(round) ? "Finish Game" : "Next Question"}
                  <Icon of={ArrowRight} small />
                </NextButton>
                {isEndless(round) ? (
                  <Button isBig onClick={() => send({ type: "finish" })}>
                    Finish Game
                  </Button>
                ) : null}
              </div>
            </AnswerPanel>
          ) : (
            <>
              <AnswerInput key={question.id} round={round} onDraft={(text) => send({ type: "draft", text })} onEnter={() => send({ type: "submit" })} />
              <Button type="submit" variant="primary" isBig disabled={round.draft.trim() === "" || (round.settings.pace === "timed" && round.secondsLeft === 0)}>
                Submit Answer
              </Button>
            </>
          )}
        </form>
        <QuestionSide round={round} send={send} onRestart={onRestart} />
      </div>
    </>
  );
};
