import { kitMessages } from "#src/games/kit/messages.ts";
import { Check, X } from "lucide";
import { Icon } from "#src/ui/icon.tsx";
import { triviaLiveMessages } from "./messages.ts";

interface ChoicesProps {
  choices: readonly string[];
  /** The language of the choices, if it is not the page's. */
  lang: string | undefined;
  chosen: number | null;
  /** The right answer, once it is revealed. */
  right?: number;
  /** How many players chose each, once it is revealed. */
  counts?: readonly number[];
  /** Undefined where nothing can be chosen. */
  onChoose?: ((choice: number) => void) | undefined;
  isClosed?: boolean;
}

/** The four answers: buttons for a player whose answer is open, otherwise a list. */
export const Choices = ({ choices, lang, chosen, right, counts, onChoose, isClosed = false }: ChoicesProps) => (
  <ol className="live-choices stack-2" aria-label={kitMessages.answers}>
    {choices.map((choice, index) => {
      const isRight = index === right;
      const isWrong = right !== undefined && index === chosen && !isRight;
      const look = `${isRight ? "is-right" : ""} ${isWrong ? "is-wrong" : ""} ${index === chosen ? "is-chosen" : ""}`;
      const content = (
        <>
          <span className="key" aria-hidden="true">
            {"ABCD"[index]}
          </span>
          <span className="word" lang={lang}>
            {choice}
          </span>
          {isRight ? (
            <>
              <Icon of={Check} small />
              <span className="sr">{triviaLiveMessages.right}</span>
            </>
          ) : null}
          {isWrong ? (
            <>
              <Icon of={X} small />
              <span className="sr">{triviaLiveMessages.notRight}</span>
            </>
          ) : null}
          {counts ? (
            <span className="live-count">
              {counts[index]}
              <span className="sr"> {triviaLiveMessages.answersCounted(counts[index] ?? 0)}</span>
            </span>
          ) : null}
        </>
      );
      return (
        <li key={choice}>
          {onChoose ? (
            <button
              type="button"
              className={`choice live-choice ${look}`}
              aria-pressed={index === chosen}
              aria-disabled={chosen !== null || isClosed || undefined}
              onClick={chosen === null && !isClosed ? () => onChoose(index) : undefined}
            >
              {content}
            </button>
          ) : (
            <div className={`choice live-choice ${look}`}>{content}</div>
          )}
        </li>
      );
    })}
  </ol>
);
