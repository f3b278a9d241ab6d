import type { KeyboardEvent } from "react";
import { ChoiceGroup } from "#src/games/kit/choice-group.tsx";
import { TextField } from "#src/ui/field.tsx";
import type { TriviaRound } from "./state.ts";

/** The typing field, or the four choices as radio buttons. */
export const AnswerInput = ({ round, onDraft, onEnter }: { round: TriviaRound; onDraft: (text: string) => void; onEnter: () => void }) => {
  const { choices } = round.questions[round.index]!;
  // Enter does not submit a form whose button is disabled, but an empty answer must be refused with its toast.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onEnter();
  };
  if (round.showsChoices)
    return (
      <ChoiceGroup
        legend="Choose the missing word"
        isLegendHidden
        name="answer"
        hasKeys
        className="trivia-choices"
        options={choices.map((choice) => ({ value: choice, label: choice }))}
        value={round.draft}
        onChange={onDraft}
      />
    );
  return (
    <div className="trivia-typing">
      <TextField
        label="The missing word"
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
