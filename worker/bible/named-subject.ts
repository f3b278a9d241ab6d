import { subjects } from "#content/subjects/catalogue.ts";
import { otherNames as spanishOthers } from "#content/subjects/other-names.es.ts";
import { otherNames as frenchOthers } from "#content/subjects/other-names.fr.ts";
import { otherNames as portugueseOthers } from "#content/subjects/other-names.pt.ts";
import { subjectFinder } from "#domain/scripture/search/subject-finder.ts";
import { subjectNames as spanishNames } from "#domain/site/subjects/subject-names.es.ts";
import { subjectNames as frenchNames } from "#domain/site/subjects/subject-names.fr.ts";
import { subjectNames as portugueseNames } from "#domain/site/subjects/subject-names.pt.ts";
import { subjectInSentence } from "#domain/site/subjects/subjects.ts";
import { editDistance } from "#domain/text/edit-distance.ts";
import { fold } from "#domain/text/fold.ts";

type Subject = (typeof subjects)[number];

const article = /^(?:the|an?|el|la|los|las|una?|os?|as?|uma?|les?|une|l) /;

/** A name as it is compared: without accents, marks and a leading article. "L’inquiétude" is "inquietude". */
const plain = (name: string): string =>
  fold(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(article, "");

const others = [
  { names: spanishNames, also: spanishOthers },
  { names: portugueseNames, also: portugueseOthers },
  { names: frenchNames, also: frenchOthers },
] as const;

const namesOf = ({ id, otherNames }: Subject): readonly string[] => [
  id,
  subjectInSentence(id),
  ...otherNames,
  ...others.flatMap(({ names, also }) => [names[id], ...also[id]]),
];

interface Names {
  readonly byName: ReadonlyMap<string, Subject>;
  readonly inSentence: (query: string) => Subject | undefined;
}

let prepared: Names | undefined;

const prepare = (): Names => ({
  byName: new Map(subjects.flatMap((subject) => namesOf(subject).map((name) => [plain(name), subject] as const))),
  inSentence: subjectFinder(subjects),
});

/** In characters, with room for words around a name. */
const longest = 100;

/** The subject of this id or name, in any language of the site, or of an English query ("verses for a broken heart"). */
export const namedSubject = (asked: string): Subject | undefined => {
  if (asked.length > longest) return undefined;
  prepared ??= prepare();
  return prepared.byName.get(plain(asked)) ?? prepared.inSentence(asked);
};

/** At most five subjects with a name like this one, nearest first: one that it is part of, or that is spelled nearly so. */
export const nearSubjects = (asked: string): readonly Subject[] => {
  const text = plain(asked.slice(0, longest));
  if (text.length < 3) return [];
  prepared ??= prepare();
  const limit = Math.min(3, Math.max(1, Math.floor(text.length / 4)));
  const near = new Map<Subject, number>();
  for (const [name, subject] of prepared.byName) {
    const distance = ` ${name} `.includes(` ${text} `) ? 0 : editDistance(text, name, limit);
    if (distance <= limit) near.set(subject, Math.min(distance, near.get(subject) ?? distance));
  }
  return [...near]
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, 5)
    .map(([subject]) => subject);
};
