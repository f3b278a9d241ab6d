import { kitMessages } from "#src/games/kit/messages.ts";
import { lang } from "#content/games/trivia.ts";
import { Check, X } from "lucide";
import type { ReactNode, Ref } from "react";
import { PassageLink } from "#src/games/kit/passage-link.tsx";
import { Quoting } from "#src/games/kit/quoting.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { nounOf } from "./question.ts";
import type { HistoryEntry } from "./stored.ts";
import { triviaMessages } from "./messages.ts";

const verdictText = ({ verdict, question }: HistoryEntry): string =>
  verdict === "right"
    ? triviaMessages.right(nounOf(question))
    : triviaMessages[verdict](question.answer, nounOf(question));

export const AnswerPanel = ({
  entry,
  ref,
  children,
}: {
  entry: HistoryEntry;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}) => (
  <div className={`answer-panel trivia-panel ${entry.isCorrect ? "is-right" : "is-wrong"}`} ref={ref} tabIndex={-1}>
    <p className="row verdict">
      <Icon of={entry.isCorrect ? Check : X} />
      <b>{entry.isCorrect ? kitMessages.correct : triviaMessages.incorrect}</b>
      <PassageLink reference={entry.question.reference} lang={lang} />
    </p>
    <p>
      <Quoting text={verdictText(entry)} quoted={{ words: entry.question.answer, lang }} />
    </p>
    {entry.isCorrect || entry.userAnswer === "" ? null : (
      <p className="muted">
        <Quoting text={triviaMessages.youSaid(entry.userAnswer)} quoted={{ words: entry.userAnswer, lang }} />
      </p>
    )}
    {children}
  </div>
);
