import type { KeyboardEvent, Ref } from "react";
import { lang } from "#content/games/trivia.ts";
import { ChoiceGroup } from "#src/games/kit/choice-group.tsx";
import { TextField } from "#src/ui/field.tsx";
import { isChoiceOnly, isStory } from "./question.ts";
import type { TriviaRound } from "./stored.ts";
import { triviaMessages } from "./messages.ts";

export const AnswerInput = ({
  round,
  describedBy,
  ref,
  onDraft,
  onEnter,
}: {
  round: TriviaRound;
  /** The id of the question, which is read out when the field is focused. */
  describedBy: string;
  ref: Ref<HTMLInputElement>;
  onDraft: (text: string) => void;
  onEnter: () => void;
}) => {
  const question = round.questions[round.index]!;
  const { choices } = question;
  // Enter does not submit a form whose button is disabled, but an empty answer must be refused with its toast.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  if (round.showsChoices || isChoiceOnly(question))
    return (
      <ChoiceGroup
        legend={isStory(question) ? triviaMessages.chooseAnswer : triviaMessages.chooseWord}
        isLegendHidden
        name="answer"
        hasKeys
        className="trivia-choices"
        lang={lang}
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        value={round.draft}
        onChange={onDraft}
      />
    );
  return (
    <div className="trivia-typing">
      <TextField
        ref={ref}
        lang={lang}
        aria-describedby={describedBy}
        label={isStory(question) ? triviaMessages.typeAnswer : triviaMessages.typeWord}
        value={round.draft}
        onChange={(event) => onDraft(event.currentTarget.value)}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        maxLength={40}
        enterKeyHint="done"
      />
    </div>
  );
};
