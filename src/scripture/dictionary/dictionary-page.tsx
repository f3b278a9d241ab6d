import { Search } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { useSearchParams } from "react-router";
import { dictionaryTerms } from "#content/dictionary/terms.ts";
import { glossary } from "#content/glossary.ts";
import { useStored } from "#src/platform/device-store/use-stored.ts";
import { useAfterHydration } from "#src/platform/hydration.ts";
import { Icon } from "#src/ui/icon.tsx";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { Segmented } from "#src/ui/segmented.tsx";
import { EmptyState } from "#src/ui/states.tsx";
import { dictionaryMessages, noResults } from "./messages.ts";
import { searchTerms, searchWords } from "./rules.ts";
import { favouritesEntry } from "./stored.ts";
import { TermList } from "./term-list.tsx";
import { WordList } from "./word-list.tsx";
import "./dictionary.css";

type View = "terms" | "favourites" | "words";

const views = [
  { value: "terms", label: "Terms" },
  { value: "favourites", label: "Favourites" },
  { value: "words", label: "Old words" },
] as const satisfies readonly { value: View; label: string }[];

const counted = (count: number, view: View): string => {
  const noun = view === "words" ? "word" : "term";
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
};

/** `/dictionary`, and `/dictionary?q=grace` with the search box filled in. */
export const DictionaryPage = () => {
  const [parameters] = useSearchParams();
  const queryParameter = (parameters.get("q") ?? "").slice(0, 60);
  // The prerendered page has no query; the box is filled after hydration.
  const fromAddress = useAfterHydration(queryParameter, "");
  const [typed, setTyped] = useState<string>();
  const query = typed ?? fromAddress;
  const [view, setView] = useState<View>("terms");
  const [favourites] = useStored(favouritesEntry);

  const wanted = useDeferredValue(query);
  const terms = useMemo(() => {
    const among = view === "favourites" ? dictionaryTerms.filter(({ term }) => favourites.includes(term)) : dictionaryTerms;
    return searchTerms(among, wanted);
  }, [view, favourites, wanted]);
  const words = useMemo(() => searchWords(glossary, wanted), [wanted]);
  const count = view === "words" ? words.length : terms.length;
  const hasNoFavourites = view === "favourites" && favourites.length === 0;

  return (
    <Wrap className="dict">
      <PageHead title="Bible Dictionary" isSlim>
        Terms of the Bible in plain words, each with its passages, and the old words of the King James Version.
      </PageHead>
      <div className="dict-search">
        <label htmlFor="dictionary-search" className="sr">
          Search the dictionary
        </label>
        <div className="searchbox">
          <Icon of={Search} />
          <input
            id="dictionary-search"
            className="input"
            type="search"
            value={query}
            maxLength={60}
            placeholder="Terms, meanings, passages"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
        <Segmented label="Show" isLabelHidden value={view} options={views} onChange={setView} />
      </div>
      <p className="dict-count" role="status">
        {count === 0 ? "" : counted(count, view)}
      </p>
      {hasNoFavourites ? <EmptyState>{dictionaryMessages.noFavourites}</EmptyState> : null}
      {count === 0 && !hasNoFavourites ? <EmptyState>{noResults(wanted.trim())}</EmptyState> : null}
      {view === "words" ? <WordList key={wanted} entries={words} /> : <TermList key={`${view} ${wanted}`} terms={terms} />}
    </Wrap>
  );
};
