import { formatScripture } from "#src/ui/format-scripture.tsx";
import type { MentorDay as DayContent, Reflection, SuggestedAnswer } from "#content/schema/devotions.ts";
import { PassageLink } from "#src/devotions/kit/quote.tsx";
import { HelplinesLink } from "#src/ui/helplines-link.tsx";
import { passFocusOn } from "#src/platform/page/focus.ts";
import { lang } from "#content/devotions/mentor/days-01-08.ts";
import { AnswerField } from "./answer-field.tsx";
import { mentorMessages } from "./messages.ts";

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
