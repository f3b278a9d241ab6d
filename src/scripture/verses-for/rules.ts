import type { Subject, SubjectGroup } from "#content/schema/subjects.ts";
import { subjectName } from "#domain/site/subjects/subjects.ts";
import { fold, hasEveryWord } from "#domain/text/fold.ts";

const namesOf = ({ id, otherNames }: Subject): string => [subjectName(id), ...otherNames].join(" ");

/** Groups with the subjects whose names contain every word of the query; groups without one are left out. */
export const filteredGroups = (groups: readonly SubjectGroup[], query: string): readonly SubjectGroup[] => {
  const matches = hasEveryWord(query);
  return groups
    .map((group) => ({ ...group, subjects: group.subjects.filter((subject) => matches(namesOf(subject))) }))
    .filter(({ subjects }) => subjects.length > 0);
};

/** The other name by which a subject was found: "Anxiety" typed, "Worry" found. Undefined if its own name matches. */
export const foundBy = (subject: Subject, query: string): string | undefined => {
  const wanted = fold(query.trim());
  if (wanted === "" || hasEveryWord(query)(subjectName(subject.id))) return undefined;
  return subject.otherNames.find(hasEveryWord(query));
};
