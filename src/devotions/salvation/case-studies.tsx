import { useState } from "react";
import { caseStudies } from "#content/devotions/case-studies.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { CaseStudyCard, type CaseStudyKind, kindOf } from "./case-study-card.tsx";
import { salvationMessages } from "./messages.ts";

type Filter = "all" | CaseStudyKind;

const filters = (["all", "biblical", "historical"] as const).map((value) => ({
  value,
  label: salvationMessages.filters[value],
}));

/** The six life stories, with their filter. */
export const CaseStudies = () => {
  const [filter, setFilter] = useState<Filter>("all");
  const shown = caseStudies.filter((study) => filter === "all" || kindOf(study) === filter);
  return (
    <section className="devotion-section" aria-labelledby="lives">
      <div className="lives-head">
        <h2 id="lives">{salvationMessages.lives}</h2>
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
