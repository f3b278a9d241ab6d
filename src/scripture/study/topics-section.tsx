import { useMemo } from "react";
import { Link } from "#src/platform/page/router.tsx";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { readPath } from "#domain/scripture/reference/read-address.ts";
import { isSubjectId, subjectName, subjectPath } from "#domain/site/subjects/subjects.ts";
import { studyMessages } from "./messages.ts";
import { eachVerseOf, type StudySectionProps } from "./sections.ts";
import { topicsOfVerses } from "./topics.ts";
import { guideMessages } from "#domain/site/chapter-guide/messages.ts";
import { topicTables } from "./topics.data.ts";

interface LinksProps {
  title: string;
  lang?: string;
  links: readonly { readonly to: string; readonly text: string; readonly note?: string }[];
}

const Links = ({ title, lang, links }: LinksProps) =>
  links.length === 0 ? null : (
    <section>
      <h3 className="eyebrow">{title}</h3>
      <ul className="study-links">
        {links.map(({ to, text, note }) => (
          <li key={to} className="row">
            <Link className="row-link" to={to} lang={lang}>
              {text}
            </Link>
            {note === undefined ? null : <small>{note}</small>}
          </li>
        ))}
      </ul>
    </section>
  );

/** The subjects, terms of the dictionary and well-known passages in which the verses stand. */
export const TopicsSection = ({ translation, place: { book, chapter }, verses }: StudySectionProps) => {
  const { subjects, terms, passages } = useMemo(
    () => topicsOfVerses(topicTables, eachVerseOf({ book, chapter }, verses)),
    [book, chapter, verses],
  );
  if (subjects.length + terms.length + passages.length === 0) return <p className="muted">{studyMessages.noTopics}</p>;
  return (
    <>
      <Links
        title={guideMessages.passages}
        links={passages.map(({ name, range }) => ({
          to: readPath(translation, { ranges: [range] }),
          text: name,
          note: formatReference({ ranges: [range] }),
        }))}
      />
      <Links
        title={guideMessages.subjects}
        links={subjects.filter(isSubjectId).map((id) => ({ to: subjectPath(id), text: subjectName(id) }))}
      />
      <Links
        title={studyMessages.terms}
        lang={topicTables.termsIn}
        links={terms.map((term) => ({ to: `/dictionary?q=${encodeURIComponent(term)}`, text: term }))}
      />
    </>
  );
};
