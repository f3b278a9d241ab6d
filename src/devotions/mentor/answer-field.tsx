import { useEffect, useEffectEvent, useState } from "react";
import { after } from "#src/platform/clock.ts";
import { saveOnLeave } from "#src/platform/storage/save-on-leave.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { useAfterHydration } from "#src/platform/loading/hydration.ts";
import { TextArea } from "#src/ui/field.tsx";
import { fullField } from "#src/ui/full-field.ts";
import { answerKey, withAnswer } from "./answers.ts";
import { keepAnswerAfterMs, maxAnswerLength } from "./config.ts";
import { quotedIn } from "#domain/site/locales/locale.ts";
import { mentorMessages } from "./messages.ts";
import { mentorAnswers } from "./stored.ts";

interface AnswerFieldProps {
  day: number;
  /** Starts at 1. */
  number: number;
  question: string;
}

/** The visitor's own answer, stored on the device while it is written. */
export const AnswerField = ({ day, number, question }: AnswerFieldProps) => {
  const [answers, update] = useStored(mentorAnswers);
  const key = answerKey(day, number);
  const [draft, setDraft] = useState<string>();
  const [isKept, setIsKept] = useState(false);
  const text = draft ?? answers[key] ?? "";
  // Text typed into the prerendered page before hydration would be lost.
  const isReady = useAfterHydration(true, false);

  const keep = useEffectEvent(async () => {
    if (draft !== undefined) setIsKept(await update((present) => withAnswer(present, key, draft)));
  });
  useEffect(() => (draft === undefined ? undefined : after(keepAnswerAfterMs, () => void keep())), [draft]);
  useEffect(() => () => void keep(), []);
  useEffect(() => saveOnLeave(() => void keep()), []);

  return (
    <TextArea
      label={
        <>
          {mentorMessages.answer}
          <span className="sr">
            {mentorMessages.answerTo}
            <span lang={quotedIn}>{question}</span>
          </span>
        </>
      }
      rows={3}
      maxLength={maxAnswerLength}
      readOnly={!isReady}
      value={text}
      hint={fullField(text, maxAnswerLength) ?? (isKept ? mentorMessages.kept : "\u00A0")}
      onChange={({ target }) => {
        setDraft(target.value);
        setIsKept(false);
      }}
      onBlur={() => void keep()}
    />
  );
};
