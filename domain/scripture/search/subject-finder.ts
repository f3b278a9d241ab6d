import { subjectName, type SubjectId } from "#domain/site/subjects/subjects.ts";
import { nameFinder } from "./known-names.ts";
import { plainQuery, wordsOf } from "./words.ts";

interface Searched {
  readonly id: SubjectId;
  readonly otherNames: readonly string[];
}

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

/** Words that people put around a subject: "bible verses about fear", "what does the bible say about money", "i am afraid". */
const opening = listOf(
  "bible kjv verse verses passage passages scripture scriptures quotes texts what does do the say says about on for of against when if i am im feel feeling being be dealing help with how to a an my god gods some",
);
const closing = listOf("bible kjv verse verses passage passages scripture scriptures quotes in the");

/** The query without the words around its subject. */
const withoutFrame = (query: string): string => {
  const words = wordsOf(plainQuery(query)).map(({ word }) => word);
  const first = words.findIndex((word) => !opening.has(word));
  const last = words.findLastIndex((word) => !closing.has(word));
  return first < 0 ? "" : words.slice(first, last + 1).join(" ");
};

/**
 * Returns a lookup of the subject that a query names: by its name or one of its other names, in any case, with or without
 * accents, in the singular or plural, alone or as in "verses on fear". The query must name nothing else.
 */
export const subjectFinder = <Item extends Searched>(
  subjects: readonly Item[],
): ((query: string) => Item | undefined) => {
  const named = subjects.map((subject) => ({ subject, name: subjectName(subject.id), also: subject.otherNames }));
  const whole = nameFinder(named);
  const framed = nameFinder(named, withoutFrame);
  return (query) => {
    const core = withoutFrame(query);
    return whole(query)?.subject ?? (core === "" ? undefined : (whole(core) ?? framed(core))?.subject);
  };
};
