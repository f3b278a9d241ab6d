import { lazy, Suspense, useCallback, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { chapterPath, readPath } from "#domain/scripture/read-address.ts";
import { defaultTranslationId, isTranslation } from "#domain/scripture/translations.ts";
import { useStored } from "#src/platform/device-store/use-stored.ts";
import { useAfterHydration } from "#src/platform/hydration.ts";
import { heldVerse } from "#src/scripture/reader/held-verse.ts";
import { chapterView, viewOf, type PassageView } from "#src/scripture/reader/passage-view.ts";
import { Reader } from "#src/scripture/reader/reader.tsx";
import { lastReadEntry } from "#src/scripture/reader/stored.ts";
import { InTurn } from "#src/platform/in-turn.tsx";
import { Wrap } from "#src/ui/page.tsx";
import { TextSkeleton } from "#src/ui/states.tsx";
import { Hero } from "./hero.tsx";
import { PlayAndLearn } from "./play-and-learn.tsx";
import { useHomeRequest, type HomeRequest } from "./use-request.ts";
import { useToldSearch } from "./use-told-search.ts";
import "./home.css";

const SearchResults = lazy(async () => ({ default: (await import("#src/scripture/search/search-results.tsx")).SearchResults }));

/** What the form says about the request, if anything is wrong with it. */
const problemOf = (request: HomeRequest): string | undefined => (request.kind === "problem" ? request.message : undefined);

/** Home: search, today's verse, and the passage asked for, or the one last read (decision 7). */
export const HomePage = () => {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const [lastRead] = useStored(lastReadEntry);
  // The prerendered home knows no query: the first render in the browser repeats it.
  const asked = useAfterHydration(parameters.get("search") ?? parameters.get("book"), null);
  const request = useHomeRequest(asked);

  const wanted = useAfterHydration(parameters.get("translation"), null)?.toLowerCase() ?? "";
  const named = request.kind === "passage" ? request.translation : undefined;
  const translation = isTranslation(wanted) ? wanted : asked === null ? lastRead.translation : (named ?? defaultTranslationId);
  const reference = request.kind === "passage" ? request.reference : undefined;
  const { book, chapter } = lastRead;
  const view = useMemo<PassageView>(
    () => (reference && viewOf(reference)) ?? chapterView({ book, chapter }),
    [reference, book, chapter],
  );

  useToldSearch(reference && asked !== null ? asked : undefined, translation, view.chapters[0].place);

  const search = useCallback((text: string) => void navigate(`/?search=${encodeURIComponent(text)}`), [navigate]);
  const changeTranslation = useCallback(
    (next: string) => {
      const state = heldVerse();
      if (!reference) void navigate(chapterPath(next, { book, chapter }), { state });
      else if (view.chapters.length > 1) void navigate(`/?search=${encodeURIComponent(asked ?? "")}&translation=${next}`, { state });
      else void navigate(readPath(next, reference), { state });
    },
    [navigate, reference, view, asked, book, chapter],
  );

  return (
    <>
      <InTurn>
        <Hero searched={asked ?? ""} problem={problemOf(request)} isSearching={request.kind === "reading"} onSearch={search} />
      </InTurn>
      {request.kind === "words" ? (
        <Suspense fallback={<Waiting />}>
          <SearchResults />
        </Suspense>
      ) : (
        <Reader view={view} translation={translation} onTranslation={changeTranslation} isScrolledTo={reference !== undefined} isSettled={request.kind !== "reading"} />
      )}
      <InTurn>
        <PlayAndLearn />
      </InTurn>
    </>
  );
};

const Waiting = () => (
  <Wrap className="screen-waiting">
    <TextSkeleton lines={10} label="Searching" />
  </Wrap>
);
