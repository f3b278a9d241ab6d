import { type RefObject, type SyntheticEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { ArrowRight } from "lucide";
import { lang } from "#content/games/trivia.ts";
import { useAnswerKeys, useFocusOn, useInView } from "#src/games/kit/focus.ts";
import { NextButton } from "#src/games/kit/next-button.tsx";
import { doubleTapMs } from "#src/games/kit/timing.ts";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Switch } from "#src/ui/switch.tsx";
import { AnswerInput } from "./answer-input.tsx";
import { AnswerPanel } from "./answer-panel.tsx";
import { trivia } from "./config.ts";
import { isChoiceOnly } from "./question.ts";
import { QuestionHead } from "./question-head.tsx";
import { QuestionSide } from "./question-side.tsx";
import { isEndless, isLastQuestion, type TriviaEvent } from "./rules.ts";
import type { TriviaRound } from "./stored.ts";
import { triviaMessages } from "./messages.ts";
import { spokenVerse, VerseWithBlank } from "./verse.tsx";
import { after } from "#src/platform/clock.ts";

/**
 * Calls `onEnter` for Enter on the focused element itself, not on a button or link in it. A key that is still held
 * down, and one within `pauseMs` after `token` changed from null, was meant for what stood there before.
 */
const useEnter = (
  target: RefObject<HTMLElement | null>,
  token: string | null,
  pauseMs: number,
  onEnter: () => void,
): void => {
  const enter = useEffectEvent(onEnter);
  // Before other effects, whose timers show that one can go on: Enter goes on no later than the button.
  useLayoutEffect(() => {
    const element = target.current;
    if (token === null || !element) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Enter" && !event.repeat && event.target === element) enter();
    };
    const stopWaiting = after(pauseMs, () => element.addEventListener("keydown", onKeyDown));
    return () => {
      stopWaiting();
      element.removeEventListener("keydown", onKeyDown);
    };
  }, [target, token, pauseMs]);
};

/**
 * Focuses the typing field of a question that appears (another `token`), or its heading where the answer is chosen.
 * Null leaves the focus where it is, and so does showing the choices halfway.
 */
const useQuestionFocus = (
  field: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
  token: string | null,
): void => {
  useEffect(() => {
    if (token !== null) (field.current ?? heading.current)?.focus({ preventScroll: true });
  }, [field, heading, token]);
};

interface QuestionScreenProps {
  round: TriviaRound;
  send: (event: TriviaEvent) => void;
  onNext: () => void;
  onRestart: () => void;
}

export const QuestionScreen = ({ round, send, onNext, onRestart }: QuestionScreenProps) => {
  const question = round.questions[round.index]!;
  const isAnswered = round.phase === "answered";
  const head = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  useAnswerKeys(frame, "input[type=radio]:enabled", (radio) => radio.click());
  const token = `${round.index} ${question.id}`;
  useQuestionFocus(field, heading, isAnswered ? null : token);
  useInView(head, `${token} ${round.phase}`);
  useFocusOn(panel, isAnswered ? token : null);
  const isLate = round.history[round.index]?.verdict === "late";
  useEnter(panel, isAnswered ? token : null, isLate ? trivia.lateEnterMs : doubleTapMs, onNext);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send({ type: "submit" });
  };
  return (
    <div className="round" ref={frame}>
      <QuestionHead round={round} onRestart={onRestart} ref={head} />
      <form className="round-body trivia-question" onSubmit={submit} noValidate>
        <QuestionSide round={round} spoken={spokenVerse(question, isAnswered)} send={send} />
        <h1 ref={heading} id={headingId} tabIndex={-1} className="trivia-verse" lang={lang}>
          <VerseWithBlank question={question} answer={isAnswered ? question.answer : undefined} />
        </h1>
        <div className="trivia-answer">
          {isAnswered ? (
            <AnswerPanel ref={panel} entry={round.history[round.index]!}>
              <div className="row">
                <NextButton onNext={onNext}>
                  {isLastQuestion(round) ? triviaMessages.finish : triviaMessages.next}
                  <Icon of={ArrowRight} small />
                </NextButton>
                {isEndless(round) ? (
                  <Button isBig onClick={() => send({ type: "finish" })}>
                    {triviaMessages.finish}
                  </Button>
                ) : null}
              </div>
            </AnswerPanel>
          ) : (
            <>
              {isChoiceOnly(question) ? null : (
                <Switch
                  isInline
                  label={triviaMessages.showChoices}
                  isOn={round.showsChoices}
                  onChange={() => send({ type: "toggle-choices" })}
                />
              )}
              <AnswerInput
                key={question.id}
                ref={field}
                describedBy={headingId}
                round={round}
                onDraft={(text) => send({ type: "draft", text })}
                onEnter={() => send({ type: "submit" })}
              />
              <Button
                type="submit"
                variant="primary"
                isBig
                disabled={round.draft.trim() === "" || (round.settings.pace === "timed" && round.secondsLeft === 0)}
              >
                {triviaMessages.submit}
              </Button>
            </>
          )}
        </div>
      </form>
    </div>
  );
};
