import { formatScripture } from "#src/ui/format-scripture.tsx";
import type { MentorDay as DayContent, Reflection, SuggestedAnswer } from "#content/schema/devotions.ts";
import { PassageLink } from "#src/devotions/kit/quote.tsx";
import { HelplinesLink } from "#src/ui/helplines-link.tsx";
import { passFocusOn } from "#src/platform/page/focus.ts";
import { lang } from "#content/devotions/mentor/days-01-08.ts";
import { mentorMessages } from "./messages.ts";
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

const Verse = ({ scripture }: { scripture: DayContent["scripture"] }) => (
  <figure className="mentor-verse">
    <blockquote lang={lang}>{formatScripture(scripture.text)}</blockquote>
    <figcaption>
      <PassageLink reference={scripture.reference} lang={lang} />
    </figcaption>
  </figure>
);

const Reflections = ({ day, reflections }: { day: number; reflections: readonly Reflection[] }) => (
  <ol className="mentor-reflections stack-6">
    {reflections.map(({ question, content }, index) => (
      <li key={`${day}.${index}`} className="stack-3">
        <h4 lang={lang}>{question}</h4>
        <p lang={lang}>{content}</p>
        <AnswerField day={day} number={index + 1} question={question} />
      </li>
    ))}
  </ol>
);

/** Closed at first, so that visitors can give their own answer first. */
const SuggestedAnswers = ({ answers }: { answers: readonly SuggestedAnswer[] }) => (
  <details className="mentor-suggested">
    <summary className="arrow-summary">{mentorMessages.suggested}</summary>
    <p className="muted">{mentorMessages.suggestedLead}</p>
    <div className="stack-5">
      {answers.map(({ title, answer }) => (
        <section key={title} lang={lang}>
          <h4>{title}</h4>
          <p>{answer}</p>
        </section>
      ))}
    </div>
  </details>
);

export const MentorDayBody = ({ content }: { content: DayContent }) => (
  <div className="mentor-body stack-6">
    <Verse scripture={content.scripture} />
    <section aria-labelledby="mentor-wisdom">
      <h3 id="mentor-wisdom">{mentorMessages.wisdom}</h3>
      <p className="mentor-wisdom" lang={lang}>
        {content.wisdom}
      </p>
    </section>
    <section aria-labelledby="mentor-reflections">
      <h3 id="mentor-reflections">{mentorMessages.reflections}</h3>
      <p className="mentor-private hint">{mentorMessages.private}</p>
      <Reflections day={content.day} reflections={content.reflections} />
      {content.offersHelplines ? <HelplinesLink /> : null}
    </section>
    <SuggestedAnswers key={content.day} answers={content.suggestedAnswers} />
  </div>
);

/** A placeholder in the day's layout while it loads. */
export const MentorDaySkeleton = () => (
  <div className="mentor-body stack-6" role="status" ref={passFocusOn}>
    <span className="sr">{mentorMessages.loading}</span>
    {["verse", "wisdom", "wisdom"].map((part, index) => (
      <span key={index} className={`sk mentor-sk-${part}`} aria-hidden="true" />
    ))}
  </div>
);
