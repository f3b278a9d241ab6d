import { subjectName, type SubjectId } from "#domain/site/subjects/subjects.ts";
import { nameFinder, plainWords } from "./known-names.ts";
import { queryWords } from "./query-words.ts";

interface Searched {
  readonly id: SubjectId;
  readonly otherNames: readonly string[];
}

const opening = new Set(queryWords.opening.split(" "));
const closing = new Set(queryWords.closing.split(" "));

/** The query without the words around its subject: first with all that opens it, at last without. */
const unframed = (query: string): readonly string[] => {
  const words = plainWords(query);
  const last = words.findLastIndex((word) => !closing.has(word));
  const first = words.findIndex((word) => !opening.has(word));
  if (first < 0) return [];
  return Array.from({ length: first + 1 }, (_, start) => words.slice(start, last + 1).join(" "));
};

/** In each language of the interface a query with such a word leads to the page with the helplines, whatever else it says. */
const namesSuicide = (query: string): boolean => plainWords(query).some((word) => word.startsWith("suicid"));

const withoutFrame = (name: string): string => unframed(name).at(-1) ?? "";

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
    // Also where every word is an opening one: "when God says no".
    const direct = whole(query);
    if (direct) return direct.subject;
    const parts = unframed(query);
    for (const part of parts) {
      const found = whole(part);
      if (found) return found.subject;
    }
    const core = framed(parts.at(-1) ?? "")?.subject;
    return core ?? (namesSuicide(query) ? subjects.find(({ id }) => id === "despair") : undefined);
  };
};
