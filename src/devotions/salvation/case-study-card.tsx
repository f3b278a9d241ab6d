import { ChevronDown } from "lucide-react";
import type { CaseStudy } from "#content/schema/devotions/salvation.ts";
import { Quote } from "#src/devotions/kit/quote.tsx";
import { Icon } from "#src/ui/icon.tsx";

const Paragraphs = ({ text }: { text: string }) =>
  text.split("\n").map((paragraph) => <p key={paragraph}>{paragraph}</p>);

/** One life: closed, it shows who and a one-sentence summary; open, the story: before, encounter and after. */
export const CaseStudyCard = ({ study }: { study: CaseStudy }) => (
  <li>
    <details className="life">
      <summary>
        <span className="life-head">
          <span className="devotion-eyebrow">
            {study.category} · {study.name}
          </span>
          <h3>{study.title}</h3>
          <span className="life-summary">{study.summary}</span>
        </span>
        <Icon of={ChevronDown} />
      </summary>
      <div className="life-body">
        <div className="life-story">
          <Paragraphs text={study.story} />
        </div>
        <div className="life-parts">
          <section>
            <h4>Before Christ</h4>
            <Paragraphs text={study.beforeChrist} />
          </section>
          <section>
            <h4>The encounter</h4>
            <Paragraphs text={study.encounter} />
          </section>
          <section>
            <h4>After Christ</h4>
            <Paragraphs text={study.afterChrist} />
          </section>
        </div>
        <section className="life-verse">
          <h4>Key verse</h4>
          <Quote text={study.keyVerse.text} reference={study.keyVerse.reference} />
        </section>
        <section className="life-reflection">
          <h4>Reflection</h4>
          <p className="life-question">{study.reflection.question}</p>
          <p>{study.reflection.text}</p>
        </section>
      </div>
    </details>
  </li>
);
