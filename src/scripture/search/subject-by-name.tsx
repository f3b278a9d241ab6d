import { Link } from "react-router";
import { subjects } from "#content/subjects/catalogue.ts";
import { subjectFinder } from "#domain/scripture/search/subject-finder.ts";
import { subjectInSentence, subjectPath } from "#domain/site/subjects/subjects.ts";
import { searchMessages } from "./messages.ts";

const find = subjectFinder(subjects);

/** The page of verses on the subject that was searched for, if there is one: "verses on anxiety" is in no verse. */
export const SubjectByName = ({ query }: { query: string }) => {
  const subject = find(query);
  if (subject === undefined) return null;
  return (
    <p className="known-subject">
      <Link className="lone-link" to={subjectPath(subject.id)}>
        {searchMessages.versesOn(subjectInSentence(subject.id))}
      </Link>
    </p>
  );
};
