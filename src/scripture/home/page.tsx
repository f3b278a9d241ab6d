import { type ComponentProps, useCallback, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "#src/platform/page/router.tsx";
import { chapterPath, readPath } from "#domain/scripture/reference/read-address.ts";
import { defaultTranslationId, isTranslation } from "#domain/scripture/translations/translations.ts";
import { deviceStore } from "#src/platform/storage/browser-store.ts";
import { useAfterHydration, useReadOnceAfterHydration } from "#src/platform/loading/hydration.ts";
import { anchorVerse, chapterView, type PassageView, viewOf } from "#src/scripture/reader/passage-view.ts";
import { Reader } from "#src/scripture/reader/reader.tsx";
import { lastReadEntry } from "#src/scripture/last-read/stored.ts";
import { useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { useArrivalScroll } from "#src/platform/scroll/arrival.ts";
import { focusHeading, searchFieldId } from "#src/platform/page/focus.ts";
import { firstTranslation } from "#domain/site/locales/locale.ts";
import { scrollToElement } from "#src/platform/scroll/scroll-to.ts";
import type { SearchResults } from "#src/scripture/search/search-results.tsx";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";
import { Hero } from "./hero.tsx";
import { PlayAndLearn } from "./play-and-learn.tsx";
import { searchResults, useHomeRequest, useSearchEvent } from "./use-request.ts";
import { homeMessages } from "./messages.ts";
import "./home.css";

/** Home: search, today's verse, and the requested passage or the one last read. */
export const Page = () => {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const {
    translation: last = firstTranslation,
    book,
    chapter,
    // Read once a visit of home: reading in another tab must not turn the page in this one.
  } = useReadOnceAfterHydration(() => deviceStore().read(lastReadEntry), lastReadEntry.fallback, useLocation().key);
  // The prerendered home has no query, and hydration must match it.
  const searchText = useAfterHydration(parameters.get("search") ?? parameters.get("book"), null);
  const wanted = useAfterHydration(parameters.get("translation"), null)?.toLowerCase() ?? "";
  const request = useHomeRequest(searchText, isTranslation(wanted) ? wanted : last);

  const named = request.kind === "passage" ? request.translation : undefined;
  const usual = wanted === "" ? (named ?? last) : defaultTranslationId;
  const translation = isTranslation(wanted) ? wanted : usual;
  const reference = request.kind === "passage" ? request.reference : undefined;
  const view = useMemo<PassageView>(
    () => (reference && viewOf(reference)) ?? chapterView({ book, chapter }),
    [reference, book, chapter],
  );

  const requested = reference && searchText !== null ? searchText : undefined;
  const isPassagePending = useSearchEvent(requested, translation, view);
  /** The words whose search has ended, with verses or with a failure. */
  const [searchedWords, setSearchedWords] = useState<string>();
  const isSearching =
    request.kind === "reading" || (request.kind === "words" ? request.query !== searchedWords : isPassagePending);

  const problem = request.kind === "problem" ? request.message : undefined;
  const scrollOnArrival = useArrivalScroll();
  useEffect(() => {
    if (problem !== undefined) scrollOnArrival(() => scrollToElement(searchFieldId));
  }, [problem, scrollOnArrival]);

  const search = useCallback(
    (text: string) => {
      const replace = text === searchText;
      if (replace) {
        // The same search again: no new passage arrives that would scroll and take the focus.
        scrollToElement("passage");
        focusHeading();
      }
      void navigate(`/?search=${encodeURIComponent(text)}`, { replace });
    },
    [navigate, searchText],
  );
  const changeTranslation = useCallback(
    (next: string) => {
      const state = anchorVerse();
      if (!reference) void navigate(chapterPath(next, { book, chapter }), { state });
      else if (view.chapters.length > 1)
        void navigate(`/?search=${encodeURIComponent(searchText ?? "")}&translation=${next}`, { state });
      else void navigate(readPath(next, reference), { state });
    },
    [navigate, reference, view, searchText, book, chapter],
  );

  return (
    <>
      <Hero searched={searchText ?? ""} problem={problem} isSearching={isSearching} onSearch={search} />
      {request.kind === "words" ? (
        <Results query={request.query} parameters={parameters} onSettled={setSearchedWords} />
      ) : (
        <Reader
          view={view}
          translation={translation}
          onTranslation={changeTranslation}
          isScrolledTo={reference !== undefined}
          isSettled={request.kind !== "reading"}
        />
      )}
      <PlayAndLearn />
    </>
  );
};

/** Search results; their code loads on demand. */
const Results = ({ onSettled, ...search }: ComponentProps<typeof SearchResults>) => {
  const { code: Shown, isMissing, again } = useLazyCode(searchResults);
  // On a phone the message would be below the fold.
  useEffect(() => {
    if (!isMissing) return;
    scrollToElement("passage");
    onSettled(search.query);
  }, [isMissing, onSettled, search.query]);
  if (Shown) return <Shown {...search} onSettled={onSettled} />;
  return (
    <>
      <div className="passagebar">
        <div className="wrap" />
      </div>
      <div className="wrap screen-waiting" id="passage">
        {isMissing ? (
          <Problem message={homeMessages.searchNotLoaded} onRetry={again} />
        ) : (
          <TextSkeleton lines={10} label={homeMessages.searchingLabel} />
        )}
      </div>
    </>
  );
};
