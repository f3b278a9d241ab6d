import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Link, useNavigate } from "#src/platform/page/router.tsx";
import { ArrowLeft, ArrowRight } from "lucide";
import { translationName } from "#domain/scripture/languages/translation-name.ts";
import {
  type EmbeddedTranslationId,
  isEmbedded,
  isOfOtherLanguage,
  isRemoteTranslation,
} from "#domain/scripture/translations/translations.ts";
import { formatBytes } from "#domain/text/byte-size.ts";
import { firstTranslation, quotedIn } from "#domain/site/locales/locale.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { useReadOnceAfterHydration } from "#src/platform/loading/hydration.ts";
import { lastReadEntry } from "#src/scripture/last-read/stored.ts";
import { useArrivalScroll } from "#src/platform/scroll/arrival.ts";
import { showPassage } from "#src/platform/loading/document-data.ts";
import { focusHeadingIfLost, focusIfLost } from "#src/platform/page/focus.ts";
import { scrollToElement } from "#src/platform/scroll/scroll-to.ts";
import { Button, ButtonLink } from "#src/ui/button.tsx";
import { Notice, Problem, TextSkeleton } from "#src/ui/states.tsx";
import { useIsOnline } from "#src/platform/network/network.ts";
import { WordByName } from "#src/scripture/words/word-by-name.tsx";
import { inDigits } from "#domain/text/counting.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { IconButton } from "#src/ui/icon-button.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { bytesOfWords, useFetchedWords } from "./fetched-words.ts";
import { Filters } from "./filters.tsx";
import { useDownloadedKeys } from "./downloaded-keys.ts";
import { AlsoFound, KnownByName, SubjectByName } from "./found-by-name.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { readParameters, type SearchedTranslation, searchPath } from "./parameters.ts";
import { ResultList } from "./result-list.tsx";
import { useWordSearch } from "./use-word-search.ts";
import type { FoundWords } from "./word-search.ts";
import { searchMessages } from "./messages.ts";
import "#src/scripture/reader/reader.css";
import { readerMessages } from "#src/scripture/reader/messages.ts";
import "./search.css";

/** Replaces the passage bar while search results are shown: there is no chapter to turn. */
const ResultsBar = ({ query, translation }: { query: string; translation: string }) => (
  <div className="passagebar">
    <div className="wrap">
      <p className="results-title">
        <span className="picker-text">{query}</span>
        <span className="muted">{shortName(translation)}</span>
      </p>
      <div className="tools">
        <IconButton label={readerMessages.previousChapter} disabled>
          <Icon of={ArrowLeft} />
        </IconButton>
        <IconButton label={readerMessages.nextChapter} disabled>
          <Icon of={ArrowRight} />
        </IconButton>
      </div>
    </div>
  </div>
);

interface SearchResultsProps {
  query: string;
  /** The address's parameters, with the filters. */
  parameters: URLSearchParams;
  /** Called with the words when their search has ended, with verses or with a failure. */
  onSettled: (query: string) => void;
}

/** The verses with the words that were searched for. */
export const SearchResults = ({ query, parameters, onSettled }: SearchResultsProps) => {
  const navigate = useNavigate();
  // As on home, what is read in another tab changes nothing here.
  const { translation: own = firstTranslation } = useReadOnceAfterHydration(
    () => deviceStore().read(lastReadEntry),
    lastReadEntry.fallback,
    query,
  );
  const downloaded = useDownloadedKeys();
  // A visitor who reads a downloaded translation of another language searches that one. Where the interface is not English
  // either, it is searched even if it is not downloaded: then the results say how to download it.
  const usual =
    isOfOtherLanguage(own) && (quotedIn !== undefined || isEmbedded(own) || downloaded.includes(own)) ? own : undefined;
  const search = useMemo(() => readParameters(query, parameters, usual), [query, parameters, usual]);
  const { answer, hits, hasMore, isLoadingMore, loadMore, failure, retry, counts } = useWordSearch(search);
  const { translation } = search;

  useEffect(showPassage, []);
  const scrollOnArrival = useArrivalScroll();
  useEffect(() => {
    if (query === "") return;
    scrollOnArrival(() => scrollToElement("passage"));
    focusHeadingIfLost();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each search, not for each of its filters
  }, [query]);
  // If nothing is found, the filter that was pressed may be gone.
  const isSettled = answer !== undefined || failure !== undefined;
  useLayoutEffect(() => {
    if (isSettled) focusHeadingIfLost();
  }, [isSettled, query]);
  useEffect(() => {
    if (!isSettled) return;
    onSettled(query);
    scrollOnArrival(() => undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- as above
  }, [isSettled, query]);

  return (
    <>
      <ResultsBar query={query} translation={translation} />
      <div className="wrap results-page" id="passage">
        <div className="results-grid">
          <Filters search={search} counts={counts} onChange={(changed) => void navigate(searchPath(changed))} />
          <section aria-labelledby="results-heading" aria-busy={!answer && !failure}>
            <AlsoFound search={search} verses={answer?.total} />
            <header className="results-head">
              <h1 id="results-heading" tabIndex={-1}>
                <Heading
                  total={answer?.total}
                  isFailed={failure !== undefined}
                  query={query}
                  lang={answer?.downloaded?.tag}
                />
              </h1>
              <p className="muted" role="status">
                {answer ? <SearchedText answer={answer} translation={translation} /> : null}
              </p>
            </header>
            {answer?.total === 0 ? (
              <>
                <KnownByName search={search} />
                <WordByName query={query} />
              </>
            ) : null}
            {failure !== undefined && failure !== searchMessages.notDownloaded ? (
              <Problem message={failure} onRetry={retry}>
                <OfflineHint />
              </Problem>
            ) : null}
            {answer?.total === 0 || failure ? <SubjectByName search={search} /> : null}
            {failure === searchMessages.notDownloaded ? (
              <Notice>
                <p role="status">{failure}</p>
                <ButtonLink to="/search#keep-offline">{searchMessages.toDownloads}</ButtonLink>
              </Notice>
            ) : null}
            {!answer && !failure ? <Searching key={translation} translation={translation} /> : null}
            {answer?.total === 0 ? (
              <NothingFound
                search={search}
                suggestions={answer.suggestions}
                lang={answer.downloaded?.tag}
                nearest={answer.nearest}
                beginnings={answer.beginnings}
              />
            ) : null}
            {hits.length > 0 ? (
              <ResultList hits={hits} translation={translation} lang={answer?.downloaded?.tag} />
            ) : null}
            {answer && answer.total > 0 ? (
              <More
                shown={hits.length}
                total={answer.total}
                hasMore={hasMore}
                isLoading={isLoadingMore}
                onMore={loadMore}
              />
            ) : null}
          </section>
        </div>
      </div>
    </>
  );
};

const FirstSearch = ({ translation }: { translation: EmbeddedTranslationId }) => {
  const all = bytesOfWords(translation);
  const fetched = useFetchedWords(translation);
  // Stays until the result is there: unpacking the index takes a moment after the download.
  const [isFirst] = useState(fetched < all);
  return (
    <>
      {isFirst ? (
        <div className="words-coming">
          <progress value={fetched} max={all} aria-label={searchMessages.progress} />
          <p className="muted">{searchMessages.firstSearch(translationName(translation), formatBytes(all))}</p>
        </div>
      ) : null}
      <TextSkeleton lines={10} label={searchMessages.searching} />
    </>
  );
};

/** The first search waits for its translation's search index. On a slow connection this shows the progress. */
const Searching = ({ translation }: { translation: SearchedTranslation }) =>
  isRemoteTranslation(translation) ? (
    <TextSkeleton lines={10} label={searchMessages.searching} />
  ) : (
    <FirstSearch translation={translation} />
  );

/** Beside a failed search: how to search offline. Nothing while online. */
const OfflineHint = () =>
  useIsOnline() ? null : (
    <p>
      {searchMessages.searchOffline}
      <Link to="/search#keep-offline">{readerMessages.downloadForOffline}</Link>
      {searchMessages.searchOfflineEnd}
    </p>
  );

/** What was searched, and how the results are ordered. */
const SearchedText = ({ answer: { total, downloaded }, translation }: { answer: FoundWords; translation: string }) => (
  <>
    {downloaded ? <bdi lang={downloaded.tag}>{downloaded.name}</bdi> : translationName(translation)}
    {total > 1 ? searchMessages.bestFirst : null}
    {downloaded && !downloaded.isWhole ? ` · ${searchMessages.downloadedSoFar(downloaded.chapters)}` : null}
  </>
);

interface MoreProps {
  shown: number;
  total: number;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}

/** Shows how many verses are listed. Receives the focus when the 'more' button has shown the last of them and is gone. */
const More = ({ shown, total, hasMore, isLoading, onMore }: MoreProps) => {
  const countRef = useRef<HTMLSpanElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    if (!hasMore && isAsked.current) focusIfLost(countRef.current);
  }, [hasMore]);
  const ask = () => {
    isAsked.current = true;
    onMore();
  };
  return (
    <p className="row results-more">
      {hasMore ? (
        <Button onClick={ask} isPaused={isLoading}>
          {searchMessages.more}
        </Button>
      ) : null}
      <span className="muted" tabIndex={-1} ref={countRef}>
        {searchMessages.shownOf(shown, total)}
      </span>
    </p>
  );
};

interface HeadingProps {
  total: number | undefined;
  /** Whether it has ended without an answer. */
  isFailed: boolean;
  query: string;
  /** The language of the text that was searched, where it is not English. */
  lang: string | undefined;
}

const Heading = ({ total, isFailed, query, lang }: HeadingProps) => (
  <>
    {total ? (
      <>
        <span className="num">{inDigits(total)}</span>
        {searchMessages.versesWith(total)}
      </>
    ) : total === 0 ? (
      searchMessages.noVerseWith
    ) : isFailed ? null : (
      searchMessages.searchingFor
    )}
    <em lang={lang}>{query}</em>
  </>
);
