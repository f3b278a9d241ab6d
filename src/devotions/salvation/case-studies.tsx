import { ChevronDown } from "lucide";
import type { CaseStudy, CaseStudyCategory } from "#content/schema/devotions.ts";
import { Quote } from "#src/devotions/kit/quote.tsx";
import { useEntryState } from "#src/platform/page/use-entry-state.ts";
import { Icon } from "#src/ui/icon.tsx";
import { caseStudies, lang } from "#content/devotions/case-studies.ts";
import { optionsOf, Segmented } from "#src/ui/segmented.tsx";
import { salvationMessages } from "./messages.ts";

type Filter = "all" | CaseStudyKind;

const filters = optionsOf(salvationMessages.filters);

export const livesId = "lives";

export const CaseStudies = () => {
  const [filter, setFilter] = useEntryState<Filter>("lives", "all");
  const shown = caseStudies.filter((study) => filter === "all" || kindOf(study) === filter);
  return (
    <section className="devotion-section" aria-labelledby={livesId}>
      <div className="row row-spread lives-head">
        <h2 id={livesId} tabIndex={-1}>
          {salvationMessages.lives}
        </h2>
        <Segmented label={salvationMessages.show} isLabelHidden value={filter} options={filters} onChange={setFilter} />
      </div>
      <p className="sr" role="status">
        {salvationMessages.shownLives(shown.length, caseStudies.length)}
      </p>
      <ul className="lives">
        {shown.map((study) => (
          <CaseStudyCard key={study.id} study={study} />
        ))}
      </ul>
    </section>
  );
};

type CaseStudyKind = Lowercase<CaseStudyCategory>;

const kindOf = ({ category }: CaseStudy): CaseStudyKind => category.toLowerCase() as CaseStudyKind;

const Paragraphs = ({ text }: { text: string }) =>
  text.split("\n").map((paragraph) => (
    <p key={paragraph} lang={lang}>
      {paragraph}
    </p>
  ));

/** One life: closed, it shows who and a one-sentence summary; open, the story: before, encounter and after. */
const CaseStudyCard = ({ study }: { study: CaseStudy }) => {
  const [isOpen, setIsOpen] = useEntryState(study.id, false);
  return (
    <li>
      <details className="life" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <span className="life-head">
            <span className="eyebrow">
              {salvationMessages.filters[kindOf(study)]} · <span lang={lang}>{study.name}</span>
            </span>
            <h3 lang={lang}>{study.title}</h3>
            <span className="life-summary" lang={lang}>
              {study.summary}
            </span>
          </span>
          <Icon of={ChevronDown} />
        </summary>
        <div className="life-body stack-6">
          <div className="life-story stack-3">
            <Paragraphs text={study.story} />
          </div>
          <div className="life-parts stack-5">
            <section>
              <h4>{salvationMessages.before}</h4>
              <Paragraphs text={study.beforeChrist} />
            </section>
            <section>
              <h4>{salvationMessages.encounter}</h4>
              <Paragraphs text={study.encounter} />
            </section>
            <section>
              <h4>{salvationMessages.after}</h4>
              <Paragraphs text={study.afterChrist} />
            </section>
          </div>
          <section className="life-verse">
            <h4>{salvationMessages.keyVerse}</h4>
            <Quote text={study.keyVerse.text} reference={study.keyVerse.reference} lang={lang} />
          </section>
          <section>
            <h4>{salvationMessages.reflection}</h4>
            <p className="life-question" lang={lang}>
              {study.reflection.question}
            </p>
            <p lang={lang}>{study.reflection.text}</p>
          </section>
        </div>
      </details>
    </li>
  );
};
