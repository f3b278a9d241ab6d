import { ArrowRight, Check, Lightbulb, X } from "lucide";
import { type Ref, type SyntheticEvent, useRef } from "react";
import { bookName } from "#domain/scripture/books/books.ts";
import { lang } from "#content/games/tap-to-reveal.ts";
import { ChoiceGroup } from "#src/games/kit/choice-group.tsx";
import { useFocusOn } from "#src/games/kit/focus.ts";
import { NextButton } from "#src/games/kit/next-button.tsx";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { kitMessages, resultMessages } from "#src/games/kit/messages.ts";
import { RoundBar } from "#src/games/kit/round-bar.tsx";
import { Button } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { revealMessages } from "./messages.ts";
import { canSubmit, hintOf, isLastQuestion, questionOf, type RevealEvent, scoreOf } from "./rules.ts";
import type { RevealRound } from "./stored.ts";

interface QuestionScreenProps {
  round: RevealRound;
  send: (event: RevealEvent) => void;
  onRestart: () => void;
}

/** Our hints are in English; those of a board are made of the reference. */
const Hint = ({ round, send }: Pick<QuestionScreenProps, "round" | "send">) => {
  const isDrawn = round.dailyDate !== null;
  const hint = isDrawn ? hintOf(questionOf(round)) : questionOf(round).hint;
  return (
    <div className="row reveal-hint">
      <Button variant="quiet" aria-expanded={round.showsHint} onClick={() => send({ type: "hint" })}>
        <Icon of={Lightbulb} small />
        {round.showsHint ? <span className="wide-label">{revealMessages.hideHint}</span> : revealMessages.showHint}
      </Button>
      <p aria-live="polite" lang={isDrawn ? undefined : lang}>
        {round.showsHint ? hint : ""}
      </p>
    </div>
  );
};

const asOptions = (numbers: readonly number[]) => numbers.map((value) => ({ value, label: String(value) }));

/** Book, chapter and verse: three groups of four choices. Once submitted, the right ones are marked. */
const ReferenceChoices = ({ round, send }: Pick<QuestionScreenProps, "round" | "send">) => {
  const { options, reference } = questionOf(round);
  const right = round.phase === "submitted" ? reference : undefined;
  return (
    <div className="reveal-parts stack-2">
      <ChoiceGroup
        legend={revealMessages.book}
        name="book"
        options={options.book.map((id) => ({ value: id, label: bookName(id) }))}
        value={round.picks.book}
        onChange={(value) => send({ type: "pick", part: "book", value })}
        right={right?.book}
      />
      <ChoiceGroup
        legend={revealMessages.chapter}
        name="chapter"
        options={asOptions(options.chapter)}
        value={round.picks.chapter}
        onChange={(value) => send({ type: "pick", part: "chapter", value })}
        right={right?.chapter}
      />
      <ChoiceGroup
        legend={revealMessages.verse}
        name="verse"
        options={asOptions(options.verse)}
        value={round.picks.verse}
        onChange={(value) => send({ type: "pick", part: "verse", value })}
        right={right?.verse}
      />
    </div>
  );
};

/** Whether the answer is right, a link to the passage, and the button that continues. */
const Result = ({ round, onNext, ref }: { round: RevealRound; onNext: () => void; ref: Ref<HTMLDivElement> }) => {
  const isCorrect = round.results[round.index] === true;
  return (
    <div className={`row answer-panel reveal-result ${isCorrect ? "is-right" : "is-wrong"}`} ref={ref} tabIndex={-1}>
      <p className="row verdict">
        <Icon of={isCorrect ? Check : X} />
        <b>{isCorrect ? kitMessages.correct : revealMessages.incorrect}</b>
        <PassageLink reference={questionOf(round).reference} lang={lang} />
      </p>
      <NextButton onNext={onNext}>
        {isLastQuestion(round) ? revealMessages.finish : revealMessages.next}
        <Icon of={ArrowRight} small />
      </NextButton>
    </div>
  );
};

/** The verse, three groups of four choices, and the result after submitting. */
export const QuestionScreen = ({ round, send, onRestart }: QuestionScreenProps) => {
  const isSettled = round.phase === "submitted";
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLDivElement>(null);
  useFocusOn(heading, isSettled ? null : round.index);
  useFocusOn(result, isSettled ? round.index : null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send({ type: "submit" });
  };
  return (
    <form className="round" onSubmit={submit} noValidate>
      <RoundBar
        isPlaying
        onRestart={round.dailyDate === null ? onRestart : undefined}
        figures={[
          { label: kitMessages.question, value: resultMessages.of(round.index + 1, round.questions.length) },
          { label: kitMessages.score, value: scoreOf(round) },
        ]}
      />
      <div className="round-body reveal-round">
        <div>
          <h1 className="reveal-verse" ref={heading} tabIndex={-1}>
            <span className="sr">{revealMessages.questionIs(round.index + 1, round.questions.length)}</span>
            <span lang={lang}>{questionOf(round).scripture}</span>
          </h1>
          {isSettled ? null : <Hint round={round} send={send} />}
        </div>
        <ReferenceChoices key={round.index} round={round} send={send} />
        {isSettled ? (
          <Result ref={result} round={round} onNext={() => send({ type: "next" })} />
        ) : (
          <Button type="submit" variant="primary" isBig disabled={!canSubmit(round)}>
            {revealMessages.submit}
          </Button>
        )}
      </div>
    </form>
  );
};
