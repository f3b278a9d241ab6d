import { useState } from "react";
import { caseStudies } from "#content/devotions/case-studies.ts";
import type { CaseStudyCategory } from "#content/schema/devotions/salvation.ts";
import { Segmented } from "#src/ui/segmented.tsx";
import { CaseStudyCard } from "./case-study-card.tsx";

type Filter = "All" | CaseStudyCategory;

const filters = (["All", "Biblical", "Historical"] as const).map((value) => ({ value, label: value }));

/** The six life stories, with their filter. */
export const CaseStudies = () => {
  const [filter, setFilter] = useState<Filter>("All");
  const shown = caseStudies.filter(({ category }) => filter === "All" || category === filter);
  return (
    <section className="devotion-section" aria-labelledby="lives">
      <div className="lives-head">
        <h2 id="lives">Six lives</h2>
        <Segmented label="Show" isLabelHidden value={filter} options={filters} onChange={setFilter} />
      </div>
      <p className="sr" role="status">
        {shown.length} of {caseStudies.length} lives
      </p>
      <ul className="lives">
        {shown.map((study) => (
          <CaseStudyCard key={study.id} study={study} />
        ))}
      </ul>
    </section>
  );
};
