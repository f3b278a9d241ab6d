import { useState, useRef, useEffect } from "react";
import { flushSync } from "react-dom";
import { lang, salvation } from "#content/devotions/salvation.ts";
import { EnglishNote } from "#src/devotions/kit/head.tsx";
import { Quote } from "#src/devotions/kit/quote.tsx";
import { ShareRow } from "#src/devotions/kit/share-row.tsx";
import { focusId } from "#src/platform/page/focus.ts";
import { Button } from "#src/ui/button.tsx";
import { HelplinesLink } from "#src/ui/helplines-link.tsx";
import { PageHead, Wrap, Figure, Figures } from "#src/ui/page.tsx";
import { CaseStudies, livesId } from "./case-studies.tsx";
import { salvationMessages } from "./messages.ts";
import { recordUsage } from "#src/usage/usage.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { randomId } from "#src/platform/random.ts";
import { toast } from "#src/platform/page/toast.ts";
import { deviceId, salvationAcceptances } from "./stored.ts";
import { Link } from "#src/platform/page/router.tsx";
import { PrayerText } from "#src/devotions/kit/prayer-text.tsx";
import "#src/devotions/kit/devotions.css";
import "./salvation.css";

const toastMs = 5000;

/** Defined outside the component: a new ref callback would run on every render and move the focus. */
const focusOnMount = (welcome: HTMLElement | null): void => welcome?.focus();

/** The button, which becomes a welcome for the rest of this visit; the count stays. */
const Acceptance = () => {
  const [count, update] = useStored(salvationAcceptances);
  const [isWelcome, setIsWelcome] = useState(false);
  const isBusy = useRef(false);
  const accept = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const [isStored] = await Promise.all([
      update((present) => present + 1),
      deviceStore().update(deviceId, (present) => present || randomId()),
    ]);
    void recordUsage("plays");
    if (isStored)
      toast({ title: salvationMessages.welcome, description: salvationMessages.welcomeDetail, durationMs: toastMs });
    setIsWelcome(true);
    isBusy.current = false;
  };
  return (
    <section className="devotion-section acceptance stack-6" aria-labelledby="acceptance">
      <div className="stack-4">
        <h2 id="acceptance">{salvationMessages.answer}</h2>
        {isWelcome ? (
          <p className="acceptance-welcome" tabIndex={-1} ref={focusOnMount}>
            {salvationMessages.welcomeText}
          </p>
        ) : (
          <>
            <p>{salvationMessages.sayItFirst}</p>
            <Button variant="primary" isBig onClick={() => void accept()}>
              {salvationMessages.accept}
            </Button>
          </>
        )}
      </div>
      <div className="impact stack-4">
        <h3>{salvationMessages.impact}</h3>
        <Figures>
          <Figure value={count} label={salvationMessages.acceptances(count)} />
        </Figures>
        <Quote text={salvation.joy.text} reference={salvation.joy.reference} lang={lang} />
      </div>
    </section>
  );
};

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
const SalvationPrayer = ({ id }: { id: string }) => {
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

const prayerId = "salvation-prayer";
const readPrayerId = "salvation-read-prayer";

const GodsLove = () => (
  <section className="gods-love stack-4" aria-labelledby="gods-love">
    <h2 id="gods-love">{salvationMessages.godsLove}</h2>
    {salvation.godsLove.paragraphs.map((paragraph) => (
      <p key={paragraph} lang={lang}>
        {paragraph}
      </p>
    ))}
    <Quote text={salvation.godsLove.scripture.text} reference={salvation.godsLove.scripture.reference} lang={lang} />
  </section>
);

export const Page = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Wrap className="salvation roomy">
      <PageHead title={salvationMessages.title}>{salvationMessages.lead}</PageHead>
      <EnglishNote lang={lang} />
      <div className="row salvation-ways">
        <Button variant="primary" onClick={() => focusId(livesId)}>
          {salvationMessages.toLives}
        </Button>
        <Button
          onClick={() => {
            flushSync(() => setIsOpen(true));
            focusId(readPrayerId);
          }}
        >
          {salvationMessages.toPrayer}
        </Button>
      </div>
      <GodsLove />
      <CaseStudies />
      <HelplinesLink />
      <div className="devotion-section">
        <Button
          id={readPrayerId}
          isBig
          aria-expanded={isOpen}
          aria-controls={prayerId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {salvationMessages.readPrayer}
        </Button>
        {isOpen ? <SalvationPrayer id={prayerId} /> : <div id={prayerId} hidden />}
      </div>
      <Acceptance />
      <section className="devotion-section" aria-labelledby="salvation-share">
        <h2 id="salvation-share">{salvationMessages.passOn}</h2>
        <ShareRow
          path="/salvation"
          text={salvationMessages.shareText}
          mailSubject={salvationMessages.title}
          targets={["whatsapp", "facebook", "email", "twitter"]}
        />
      </section>
    </Wrap>
  );
};
