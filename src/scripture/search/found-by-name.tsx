import { Link } from "#src/platform/page/router.tsx";
import { knownPassages } from "#content/known-passages.ts";
import { shownReference } from "#domain/scripture/reference/format-reference.ts";
import { translationMessages } from "#domain/scripture/messages.ts";
import { firstTranslation } from "#domain/site/locales/locale.ts";
import { nameFinder } from "#domain/scripture/search/known-names.ts";
import { subjects } from "#content/subjects/catalogue.ts";
import { subjectFinder } from "#domain/scripture/search/subject-finder.ts";
import { subjectInSentence, subjectPath } from "#domain/site/subjects/subjects.ts";
import { type SearchParameters, searchPath } from "./parameters.ts";
import { searchMessages } from "./messages.ts";

const findSubject = subjectFinder(subjects);

/** The page of verses on the subject that was searched for, if there is one: "verses on anxiety" is in no verse. */
export const SubjectByName = ({ query }: { query: string }) => {
  const subject = findSubject(query);
  if (subject === undefined) return null;
  return (
    <p className="known-subject">
      <Link className="lone-link" to={subjectPath(subject.id)}>
        {searchMessages.versesOn(subjectInSentence(subject.id))}
      </Link>
    </p>
  );
};

const findPassage = nameFinder(knownPassages);

/** The passage with the name that was searched for, if there is one: "prodigal son" is in no verse. */
export const KnownByName = ({ search }: { search: SearchParameters }) => {
  const known = findPassage(search.query);
  if (known === undefined) return null;
  return (
    <section className="known" aria-label={searchMessages.byName}>
      <Link
        className="ref"
        to={searchPath({ ...search, testament: undefined, book: undefined, query: known.reference })}
      >
        {known.name}, <span>{shownReference(known.reference)}</span>
      </Link>
      {known.words === undefined ? null : (
        <p>
          {searchMessages.quoted(known.words)} <small>{translationMessages.key(firstTranslation)}</small>
        </p>
      )}
    </section>
  );
};
