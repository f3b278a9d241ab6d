import { useEffect, useEffectEvent, useRef, useState } from "react";
import { after } from "#src/platform/clock.ts";
import { type EditedText, useEditor } from "#src/platform/drafts/use-editor.ts";
import { saveOnLeave } from "#src/platform/storage/save-on-leave.ts";
import { useAfterHydration } from "#src/platform/loading/hydration.ts";
import { useSteadyCaret } from "#src/platform/page/steady-caret.ts";
import { TextArea } from "#src/ui/field.tsx";
import { maxLengthHint } from "#src/ui/max-length-hint.ts";
import { type Answers, answerKey, withAnswer } from "./answers.ts";
import { saveAnswerAfterMs, maxAnswerLength } from "./config.ts";
import { lang } from "#content/devotions/mentor/days-01-08.ts";
import { mentorMessages } from "./messages.ts";
import { mentorAnswers } from "./stored.ts";

interface AnswerFieldProps {
  day: number;
  /** Starts at 1. */
  number: number;
  question: string;
}

/** One answer among all. */
const textOfAnswer = (key: string): EditedText<Answers> => ({
  kind: "answer",
  part: key,
  entry: mentorAnswers,
  textIn: (answers) => answers[key],
  withText: (answers, text) => withAnswer(answers, key, text),
});

export const AnswerField = ({ day, number, question }: AnswerFieldProps) => {
  const { text, draft, setText, save, notice } = useEditor(textOfAnswer(answerKey(day, number)));
  const [isStored, setIsStored] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useSteadyCaret(field, text);
  // Text typed into the prerendered page before hydration would be lost.
  const isReady = useAfterHydration(true, false);

  const keep = useEffectEvent(async () => {
    if (draft) setIsStored((await save()) === "stored");
  });
  useEffect(() => (draft ? after(saveAnswerAfterMs, () => void keep()) : undefined), [draft]);
  useEffect(() => () => void keep(), []);
  useEffect(() => saveOnLeave(() => void keep()), []);

  return (
    <TextArea
      ref={field}
      label={
        <>
          {mentorMessages.answer}
          <span className="sr">
            {mentorMessages.answerTo}
            <span lang={lang}>{question}</span>
          </span>
        </>
      }
      rows={3}
      maxLength={maxAnswerLength}
      readOnly={!isReady}
      value={text}
      notice={notice}
      hint={maxLengthHint(text, maxAnswerLength) ?? (isStored ? mentorMessages.kept : "\u00A0")}
      onChange={({ target }) => {
        setText(target.value);
        setIsStored(false);
      }}
      onBlur={() => void keep()}
    />
  );
};
