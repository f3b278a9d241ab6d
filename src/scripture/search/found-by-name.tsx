import { Link } from "#src/platform/page/router.tsx";
import { knownPassages } from "#content/known-passages.ts";
import { shownReference } from "#domain/scripture/reference/format-reference.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { firstTranslation } from "#domain/site/locales/locale.ts";
import { nameFinder } from "#domain/scripture/search/known-names.ts";
import { subjects } from "#content/subjects/catalogue.ts";
import { subjectFinder } from "#domain/scripture/search/subject-finder.ts";
import { formatNumber } from "#domain/scripture/original-words/original-word-files.ts";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { savesData } from "#src/platform/network/connection.ts";
import { namedWord, useWordsByName, WordLink } from "#src/scripture/words/word-by-name.tsx";
import { subjectInSentence, subjectPath } from "#domain/site/subjects/subjects.ts";
import { TextSkeleton } from "#src/ui/states.tsx";
import { type SearchParameters, searchPath } from "./parameters.ts";
import { termNames } from "./term-names.data.ts";
import { searchMessages } from "./messages.ts";

const findSubject = subjectFinder(subjects);

const findPassage = nameFinder(knownPassages);
const findTerm = nameFinder(termNames);

const passagePath = (search: SearchParameters, reference: string): string =>
  searchPath({ ...search, testament: undefined, book: undefined, query: shownReference(reference) });

interface AlsoFoundProps {
  search: SearchParameters;
  /** Undefined while searching. */
  verses: number | undefined;
}

/** Words of the originals beside the other results. */
const mostWords = 3;

/**
 * What else has the name that was searched for, in one line above the verses: a subject ("verses on anxiety" is in no
 * verse), a well-known passage, a term of the dictionary, words of the originals.
 */
export const AlsoFound = ({ search, verses }: AlsoFoundProps) => {
  const { query } = search;
  const subject = findSubject(query);
  const known = findPassage(query);
  const term = findTerm(query);
  const hasVerses = verses !== undefined && verses > 0;
  // They load after the verses, so their line is reserved. Where no verse was found, they are shown in full elsewhere.
  const mayNameWords = verses !== 0 && !savesData() && namedWord(query) !== "";
  const words = useWordsByName(hasVerses && mayNameWords ? query : "", mostWords);
  if (subject === undefined && term === undefined && words.length === 0 && !(known && hasVerses))
    return mayNameWords ? <div className="also-found" /> : null;
  return (
    <nav className="also-found" aria-label={searchMessages.alsoFound}>
      {subject === undefined ? null : (
        <Link className="lone-link" to={subjectPath(subject.id)}>
          {searchMessages.versesOn(subjectInSentence(subject.id))}
        </Link>
      )}
      {known === undefined || !hasVerses ? null : (
        <Link className="lone-link" to={passagePath(search, known.reference)}>
          {known.name}
        </Link>
      )}
      {term === undefined ? null : (
        <Link className="lone-link" to={`/dictionary?q=${encodeURIComponent(term.name)}`}>
          {searchMessages.inDictionary(term.name)}
        </Link>
      )}
      {words.map(({ number, word }) => (
        <WordLink key={formatNumber(number)} number={number} word={word} />
      ))}
    </nav>
  );
};

const firstPassages = lazyCode(
  "first passages of a subject",
  async () => (await import("#src/scripture/verses-for/first-passages.tsx")).FirstPassages,
);

/** The first passages of the subject that was searched for, where no verse with the words is shown: "anxiety". Not where data is saved. */
export const SubjectByName = ({ search }: { search: SearchParameters }) => {
  const subject = findSubject(search.query);
  const isShown = subject !== undefined && !savesData();
  const { code: FirstPassages, isMissing } = useLazyCode(firstPassages, isShown);
  if (!isShown || isMissing) return null;
  return (
    <section className="by-subject" aria-label={searchMessages.versesOn(subjectInSentence(subject.id))}>
      {FirstPassages ? <FirstPassages id={subject.id} /> : <TextSkeleton lines={30} />}
    </section>
  );
};

/** The passage with the name that was searched for, where no verse has the words, if there is one: "prodigal son". */
export const KnownByName = ({ search }: { search: SearchParameters }) => {
  const known = findPassage(search.query);
  if (known === undefined) return null;
  return (
    <section className="known" aria-label={searchMessages.byName}>
      <Link className="ref" to={passagePath(search, known.reference)}>
        {known.name}, <span>{shownReference(known.reference)}</span>
      </Link>
      {known.words === undefined ? null : (
        <p>
          {searchMessages.quoted(known.words)} <small>{shortName(firstTranslation)}</small>
        </p>
      )}
    </section>
  );
};
