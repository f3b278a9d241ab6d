import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { salvation } from "#content/devotions/salvation.ts";
import { PrayerText } from "#src/devotions/kit/prayer-text.tsx";
import { Quote } from "#src/devotions/kit/quote.tsx";

const Steps = () => (
  <ol className="steps">
    {salvation.steps.map(({ letter, word, text, scripture }) => (
      <li key={letter}>
        <span className="steps-letter num" aria-hidden="true">
          {letter}
        </span>
        <div>
          <h3>{word}</h3>
          <p>{text}</p>
          <Quote text={scripture.text} reference={scripture.reference} />
        </div>
      </li>
    ))}
  </ol>
);

const Next = () => (
  <>
    <h2>What Happens Next</h2>
    <ul className="nexts">
      {salvation.next.map(({ title, text, to }) => (
        <li key={title}>
          <h3>
            {to === undefined ? (
              title
            ) : (
              <Link to={to} className="lone-link">
                {title}
              </Link>
            )}
          </h3>
          <p>{text}</p>
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
    <div id={id} className="salvation-prayer">
      <h2 ref={heading} tabIndex={-1}>
        The A, B, C of it
      </h2>
      <Steps />
      <section className="salvation-words" aria-labelledby="salvation-words">
        <h2 id="salvation-words">A prayer</h2>
        <PrayerText text={salvation.prayer} />
        <p className="muted">{salvation.afterPrayer}</p>
      </section>
      <Next />
    </div>
  );
};
