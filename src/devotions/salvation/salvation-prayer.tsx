import { useEffect, useRef } from "react";
import { Link } from "#src/platform/page/router.tsx";
import { lang, salvation } from "#content/devotions/salvation.ts";
import { PrayerText } from "#src/devotions/kit/prayer-text.tsx";
import { Quote } from "#src/devotions/kit/quote.tsx";
import { salvationMessages } from "./messages.ts";

const Steps = () => (
  <ol className="steps stack-5">
    {salvation.steps.map(({ letter, word, text, scripture }) => (
      <li key={letter}>
        <span className="steps-letter num" aria-hidden="true">
          {letter}
        </span>
        <div className="stack-2">
          <h3 lang={lang}>{word}</h3>
          <p lang={lang}>{text}</p>
          <Quote text={scripture.text} reference={scripture.reference} lang={lang} />
        </div>
      </li>
    ))}
  </ol>
);

const Next = () => (
  <>
    <h2>{salvationMessages.next}</h2>
    <ul className="nexts stack-5">
      {salvation.next.map(({ title, text, to }) => (
        <li key={title}>
          <h3 lang={lang}>
            {to === undefined ? (
              title
            ) : (
              <Link to={to} className="lone-link">
                {title}
              </Link>
            )}
          </h3>
          <p lang={lang}>{text}</p>
        </li>
      ))}
    </ul>
  </>
);

/** What the button reveals: the steps, the prayer and what follows. Receives the focus when it opens. */
export const SalvationPrayer = ({ id }: { id: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div id={id} className="salvation-prayer stack-5">
      <h2 ref={heading} tabIndex={-1}>
        {salvationMessages.steps}
      </h2>
      <Steps />
      <section className="salvation-words stack-4" aria-labelledby="salvation-words">
        <h2 id="salvation-words">{salvationMessages.prayer}</h2>
        <PrayerText text={salvation.prayer} lang={lang} />
        <p className="muted" lang={lang}>
          {salvation.afterPrayer}
        </p>
      </section>
      <Next />
    </div>
  );
};
