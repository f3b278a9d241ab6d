import { ArrowRight, Check, Lightbulb, X } from "lucide-react";
import { type SyntheticEvent, useRef } from "react";
import { bookById } from "#domain/scripture/books.ts";
import { ChoiceGroup } from "#src/games/kit/choice-group.tsx";
import { useFocusOn, useInView } from "#src/games/kit/focus.ts";
import { NextButton } from "#src/games/kit/next-button.tsx";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { TopBar } from "#src/games/kit/top-bar.tsx";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { revealSays } from "./messages.ts";
import { canSubmit, isLastQuestion, questionOf, type RevealEvent, scoreOf } from "./rules.ts";
import type { RevealRound } from "./state.ts";

interface RevealQuestionScreenProps {
  round: RevealRound;
  send: (event: RevealEvent) => void;
  onLeave: () => void;
}

const asOptions = (numbers: readonly number[]) => numbers.map((value) => ({ value, label: String(value) }));

/**
 * The verse, three groups of four choices, and the result after submitting. Today’s board can be left but not
 * restarted, because its answers would be known.
 */
export const RevealQuestionScreen = ({ round, send, onLeave }: RevealQuestionScreenProps) => {
  const { options, reference, scripture, hint } = questionOf(round);
  const isSettled = round.phase === "submitted";
  const isCorrect = round.results[round.index] === true;
  const head = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const result = useRef<HTMLDivElement>(null);
  useFocusOn(heading, isSettled ? null : round.index, head);
  useInView(head, isSettled ? round.index : null);
  useFocusOn(result, isSettled ? round.index : null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    send({ type: "submit" });
  };
  return (
    <form onSubmit={submit} noValidate>
      <TopBar
        ref={head}
        items={[
          { label: "Question", value: `${round.index + 1} of ${round.questions.length}` },
          { label: "Score", value: scoreOf(round) },
        ]}
      />
      <h1 className="reveal-verse" ref={heading} tabIndex={-1}>
        <span className="sr">{revealSays.question(round.index + 1, round.questions.length)}: </span>
        {scripture}
      </h1>
      <div className="reveal-hint">
        <Button variant="quiet" aria-expanded={round.showsHint} onClick={() => send({ type: "hint" })} disabled={isSettled}>
          <Icon of={Lightbulb} small />
          {round.showsHint ? "Hide hint" : "Show hint"}
        </Button>
        <p aria-live="polite">{round.showsHint ? hint : ""}</p>
      </div>
      <div className="reveal-parts" key={round.index}>
        <ChoiceGroup
          legend="Book"
          name="book"
          options={options.book.map((id) => ({ value: id, label: bookById(id).name }))}
          value={round.picks.book}
          onChange={(value) => send({ type: "pick", part: "book", value })}
          right={isSettled ? reference.book : undefined}
        />
        <ChoiceGroup
          legend="Chapter"
          name="chapter"
          options={asOptions(options.chapter)}
          value={round.picks.chapter}
          onChange={(value) => send({ type: "pick", part: "chapter", value })}
          right={isSettled ? reference.chapter : undefined}
        />
        <ChoiceGroup
          legend="Verse"
          name="verse"
          options={asOptions(options.verse)}
          value={round.picks.verse}
          onChange={(value) => send({ type: "pick", part: "verse", value })}
          right={isSettled ? reference.verse : undefined}
        />
      </div>
      {isSettled ? (
        <div className={`reveal-result game-presses ${isCorrect ? "is-right" : "is-wrong"}`} ref={result} tabIndex={-1}>
          <p>
            <Icon of={isCorrect ? Check : X} />
            <b>{isCorrect ? "Correct!" : "Incorrect"}</b>
            <PassageLink reference={reference} />
          </p>
          <NextButton onNext={() => send({ type: "next" })}>
            {isLastQuestion(round) ? "Finish Game" : "Next"}
            <Icon of={ArrowRight} small />
          </NextButton>
        </div>
      ) : (
        <div className="row reveal-actions game-presses">
          <Button type="submit" variant="primary" isBig disabled={!canSubmit(round)}>
            Submit
          </Button>
          {round.dailyDate === null ? (
            <Button variant="quiet" onClick={onLeave}>
              Leave the game
            </Button>
          ) : (
            <ButtonLink variant="quiet" to="/games-menu">
              Leave the game
            </ButtonLink>
          )}
        </div>
      )}
    </form>
  );
};
