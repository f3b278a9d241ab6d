import { useDeferredValue, useMemo } from "react";
import { useEntryState } from "#src/platform/page/use-entry-state.ts";
import { firstPage, lang, termCount } from "#content/dictionary/first-page.ts";
import type { DictionaryTerm, GlossaryEntry } from "#content/schema/dictionary.ts";
import { planDayOf } from "#domain/calendar/plan-day.ts";
import { passFocusOn } from "#src/platform/page/focus.ts";
import { useToday } from "#src/platform/use-today.ts";
import { useStored } from "#src/platform/storage/use-stored.ts";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { SearchField } from "#src/ui/search-field.tsx";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { optionsOf, Segmented } from "#src/ui/segmented.tsx";
import { EmptyState, Problem, TextSkeleton } from "#src/ui/states.tsx";
import { dictionaryMessages } from "./messages.ts";
import { isStarred, searchTerms, searchWords, termOfDay, wordsPerPage } from "./rules.ts";
import { favouritesEntry } from "./stored.ts";
import { TermList } from "./term-list.tsx";
import { longestQuery, useSearchText } from "./use-search-text.ts";
import "./dictionary.css";
import { exampleOf } from "#domain/text/glossary-places.ts";
import { Button } from "#src/ui/button.tsx";
import { usePagedList } from "#src/platform/page/use-paged-list.ts";
import { defaultTranslationId } from "#domain/scripture/translations/translations.ts";
import { quotedIn } from "#domain/site/locales/locale.ts";
import { ReferenceLink } from "./reference-link.tsx";

/** Words of the King James Version that changed their meaning or fell out of use, each sense with a verse that has it. */
export const WordList = ({ entries }: { entries: readonly GlossaryEntry[] }) => {
  const { shown, hasMore, showMore, firstNew, firstNewIndex } = usePagedList<HTMLElement>(
    "words",
    entries.length,
    wordsPerPage,
  );
  return (
    <>
      <dl className="dict-words" lang={quotedIn}>
        {entries.slice(0, shown).map(({ words, senses }, index) => (
          <div key={words[0]}>
            <dt tabIndex={-1} ref={index === firstNewIndex ? firstNew : undefined}>
              {words.join(", ")}
            </dt>
            {senses.map((sense) => (
              <dd key={sense.meaning} className="row row-spread">
                {sense.meaning} <ReferenceLink reference={exampleOf(sense)} translation={defaultTranslationId} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
      {hasMore ? (
        <Button isBig className="dict-more" onClick={showMore}>
          {dictionaryMessages.more}
        </Button>
      ) : null}
    </>
  );
};

interface DayTermProps {
  /** All of them, once loaded. */
  terms: readonly DictionaryTerm[] | undefined;
  onOpen: (term: string) => void;
}

/** The word of the day, with the beginning of its definition. Its place is kept while it loads, so that nothing moves. */
const DayTerm = ({ terms, onOpen }: DayTermProps) => {
  const today = useToday();
  const entry = terms && today && termOfDay(terms, planDayOf(today).day);
  return (
    <section className="dict-day" aria-labelledby="dict-day" ref={passFocusOn}>
      <h2 id="dict-day">{dictionaryMessages.ofTheDay}</h2>
      {entry ? (
        <>
          <p className="dict-day-term" lang={lang}>
            {entry.term} <span className="dict-kind">{entry.type}</span>
          </p>
          <p className="dict-day-text" lang={lang}>
            {entry.definition}
          </p>
          <Button variant="quiet" className="dict-listen" onClick={() => onOpen(entry.term)}>
            {dictionaryMessages.open(entry.term)}
          </Button>
        </>
      ) : (
        <TextSkeleton lines={3} />
      )}
    </section>
  );
};

const views = optionsOf(dictionaryMessages.views);
type View = (typeof views)[number]["value"];

/** Lazily loaded, because the data is larger than the rest of the screen. */
const allTerms = lazyCode(
  "dictionary terms",
  async () => (await import("#content/dictionary/terms.ts")).dictionaryTerms,
);
const allWords = lazyCode("glossary", async () => (await import("#content/glossary.ts")).glossary);

const noTerms: readonly DictionaryTerm[] = [];
const noWords: readonly GlossaryEntry[] = [];

const counted = (count: number, view: View): string =>
  view === "words" ? dictionaryMessages.words(count) : dictionaryMessages.terms(count);

/** `/dictionary`, and `/dictionary?q=grace` with the search box filled in. */
export const Page = () => {
  const [query, setQuery] = useSearchText();
  const [view, setView] = useEntryState<View>("view", "terms");
  const [favourites] = useStored(favouritesEntry);

  const wanted = useDeferredValue(query);
  const isOfWords = view === "words";
  const { code: loadedTerms, ...termsState } = useLazyCode(allTerms);
  const { code: loadedWords, ...wordsState } = useLazyCode(allWords, isOfWords);
  const { isMissing, again } = isOfWords ? wordsState : termsState;
  const isFirstPage = view === "terms" && wanted.trim() === "";
  const isThere = (isOfWords ? loadedWords : loadedTerms) !== undefined || isFirstPage;

  const terms = useMemo(() => {
    const all = loadedTerms ?? (isFirstPage ? firstPage : noTerms);
    return searchTerms(view === "favourites" ? all.filter((entry) => isStarred(favourites, entry)) : all, wanted);
  }, [loadedTerms, isFirstPage, view, favourites, wanted]);
  const words = useMemo(() => searchWords(loadedWords ?? noWords, wanted), [loadedWords, wanted]);
  const termsInAll = isFirstPage ? termCount : terms.length;
  const count = isOfWords ? words.length : termsInAll;
  const hasNoFavourites = view === "favourites" && favourites.length === 0;

  return (
    <Wrap className="dict">
      <PageHead title={dictionaryMessages.title} isSlim>
        {dictionaryMessages.lead} {dictionaryMessages.note}
      </PageHead>
      <div className="dict-search stack-3">
        <SearchField
          label={dictionaryMessages.search}
          placeholder={dictionaryMessages.placeholder}
          value={query}
          maxLength={longestQuery}
          onText={setQuery}
          hasIcon
        />
        <Segmented label={dictionaryMessages.show} isLabelHidden value={view} options={views} onChange={setView} />
      </div>
      {isFirstPage ? <DayTerm terms={loadedTerms} onOpen={setQuery} /> : null}
      <p className="list-count" role="status">
        {count === 0 ? "" : counted(count, view)}
      </p>
      {isThere ? null : isMissing ? (
        <Problem message={dictionaryMessages.notLoaded} onRetry={again} />
      ) : (
        <TextSkeleton lines={8} />
      )}
      <div role="status">
        {hasNoFavourites ? <EmptyState>{dictionaryMessages.noFavourites}</EmptyState> : null}
        {isThere && count === 0 && !hasNoFavourites ? (
          <EmptyState>{dictionaryMessages.noResults(wanted.trim())}</EmptyState>
        ) : null}
      </div>
      {isOfWords ? (
        <WordList key={wanted} entries={words} />
      ) : (
        <TermList key={`${view} ${wanted}`} terms={terms} inAll={termsInAll} />
      )}
    </Wrap>
  );
};
