import { useState } from "react";
import { flushSync } from "react-dom";
import { lang, salvation } from "#content/devotions/salvation.ts";
import { EnglishNote } from "#src/devotions/kit/head.tsx";
import { Quote } from "#src/devotions/kit/quote.tsx";
import { ShareRow } from "#src/devotions/kit/share-row.tsx";
import { focusId } from "#src/platform/page/focus.ts";
import { Button } from "#src/ui/button.tsx";
import { HelplinesLink } from "#src/ui/helplines-link.tsx";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { Acceptance } from "./acceptance.tsx";
import { CaseStudies, livesId } from "./case-studies.tsx";
import { salvationMessages } from "./messages.ts";
import { SalvationPrayer } from "./salvation-prayer.tsx";
import "#src/devotions/kit/devotions.css";
import "./salvation.css";

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
