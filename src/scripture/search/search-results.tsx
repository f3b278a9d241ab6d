import { useEffect, useMemo } from "react";
import { useNavigate } from "react-router";
import { findTranslation } from "#domain/scripture/translations.ts";
import { useQueryParameters } from "#src/platform/use-query-parameters.ts";
import { showPassage } from "#src/platform/document-data.ts";
import { focusHeadingIfLost } from "#src/platform/focus.ts";
import { scrollToElement } from "#src/platform/viewport.ts";
import { Button } from "#src/ui/button.tsx";
import { Problem, TextSkeleton } from "#src/ui/states.tsx";
import { Filters } from "./filters.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { readParameters, searchPath } from "./parameters.ts";
import { ResultList } from "./result-list.tsx";
import { ResultsBar } from "./results-bar.tsx";
import { useWordSearch } from "./use-word-search.ts";
import "#src/scripture/reader/reader.css";
import "./search.css";

const noCounts: readonly never[] = [];

/** The verses with the words that the address asks for. */
export const SearchResults = () => {
  const parameters = useQueryParameters();
  const navigate = useNavigate();
  const search = useMemo(() => readParameters(parameters), [parameters]);
  const { answer, hits, hasMore, isLoadingMore, loadMore, failure, retry } = useWordSearch(search);
  const { query, translation } = search;

  useEffect(showPassage, []);
  useEffect(() => {
    if (query === "") return;
    scrollToElement("passage");
    focusHeadingIfLost();
  }, [query]);

  return (
    <>
      <ResultsBar query={query} translation={translation} />
      <div className="wrap results-page" id="passage">
        <div className="results-grid">
          <Filters search={search} counts={answer?.counts ?? noCounts} onChange={(changed) => void navigate(searchPath(changed), { preventScrollReset: true })} />
          <section aria-labelledby="results-heading" aria-busy={!answer && !failure}>
            <header className="results-head">
              <h1 id="results-heading" tabIndex={-1}>
                <Heading total={answer?.total} query={query} />
              </h1>
              <p className="muted" role="status">
                {answer ? `${findTranslation(translation)?.name ?? ""}${answer.total > 1 ? ", best matches first" : ""}` : null}
              </p>
            </header>
            {failure ? <Problem message={failure} onRetry={retry} /> : null}
            {!answer && !failure ? <TextSkeleton lines={10} label="Searching" /> : null}
            {answer?.total === 0 ? <NothingFound search={search} suggestions={answer.suggestions} /> : null}
            {hits.length > 0 ? <ResultList hits={hits} translation={translation} /> : null}
            {answer && answer.total > 0 ? (
              <p className="row results-more">
                {hasMore ? (
                  <Button onClick={loadMore} disabled={isLoadingMore}>
                    Show more verses
                  </Button>
                ) : null}
                <span className="muted">{`${hits.length.toLocaleString("en")} of ${answer.total.toLocaleString("en")}`}</span>
              </p>
            ) : null}
          </section>
        </div>
      </div>
    </>
  );
};

const Heading = ({ total, query }: { total: number | undefined; query: string }) => {
  if (total === undefined) return <>Searching for <em>{query}</em></>;
  if (total === 0) return <>No verse with <em>{query}</em></>;
  return (
    <>
      <span className="num">{total.toLocaleString("en")}</span> {total === 1 ? "verse" : "verses"} with <em>{query}</em>
    </>
  );
};
