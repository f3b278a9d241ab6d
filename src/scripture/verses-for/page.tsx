import { useDeferredValue, useMemo } from "react";
import { useEntryState } from "#src/platform/page/use-entry-state.ts";
import { Link } from "#src/platform/page/router.tsx";
import type { SubjectGroup } from "#content/schema/subjects.ts";
import { subjectGroups } from "#content/subjects/catalogue.ts";
import { isRemoteTranslation } from "#domain/scripture/translations/translations.ts";
import { firstTranslation } from "#domain/site/locales/locale.ts";
import { subjectGroupNames } from "#domain/site/subjects/subject-names.ts";
import { subjectName, subjectPath } from "#domain/site/subjects/subjects.ts";
import { SearchField } from "#src/ui/search-field.tsx";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { EmptyState } from "#src/ui/states.tsx";
import { subjectMessages } from "./messages.ts";
import { filteredGroups, foundBy } from "./rules.ts";
import "./verses-for.css";

const GroupSection = ({ group, query }: { group: SubjectGroup; query: string }) => (
  <section className="subject-group" aria-labelledby={group.id}>
    <h2 id={group.id}>{subjectGroupNames?.[group.id] ?? group.name}</h2>
    <ul>
      {group.subjects.map((subject) => {
        const otherName = foundBy(subject, query);
        return (
          <li key={subject.id} className="row">
            <Link className="row-link" to={subjectPath(subject.id)}>
              {subjectName(subject.id)}
            </Link>
            {otherName === undefined ? null : <span> {otherName}</span>}
          </li>
        );
      })}
    </ul>
  </section>
);

/** `/verses-for`: all subjects by group, with a filter. */
export const Page = () => {
  const [typed, setTyped] = useEntryState("text", "");
  const query = useDeferredValue(typed);
  const groups = useMemo(() => filteredGroups(subjectGroups, query), [query]);
  const count = groups.reduce((sum, { subjects }) => sum + subjects.length, 0);
  return (
    <Wrap className="roomy">
      <PageHead title={subjectMessages.title} isSlim>
        {subjectMessages.lead} {isRemoteTranslation(firstTranslation) ? subjectMessages.note : null}
      </PageHead>
      <div className="subject-filter">
        <SearchField
          label={subjectMessages.find}
          placeholder={subjectMessages.examples}
          value={typed}
          maxLength={60}
          onText={setTyped}
          hasIcon
        />
        <p className="list-count" role="status">
          {count === 0 ? "" : subjectMessages.subjects(count)}
        </p>
      </div>
      <div role="status">{count === 0 ? <EmptyState>{subjectMessages.none(query.trim())}</EmptyState> : null}</div>
      <div className="subject-groups">
        {groups.map((group) => (
          <GroupSection key={group.id} group={group} query={query} />
        ))}
      </div>
    </Wrap>
  );
};
