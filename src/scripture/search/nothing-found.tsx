import { useQueries } from "@tanstack/react-query";
import { Link } from "#src/platform/page/router.tsx";
import type { SearchHit } from "#domain/scripture/search/types.ts";
import {
  embeddedTranslationIds,
  findTranslation,
  isOfOtherLanguage,
} from "#domain/scripture/translations/translations.ts";
import { savesData } from "#src/platform/network/connection.ts";
import { searchPath, type SearchParameters } from "./parameters.ts";
import { langOf, ResultList } from "./result-list.tsx";
import { searchInBackground } from "./word-search.ts";
import { searchMessages } from "./messages.ts";

interface NothingFoundProps {
  search: SearchParameters;
  suggestions: readonly string[];
  /** The language of a downloaded translation. */
  lang: string | undefined;
  nearest: readonly SearchHit[];
  /** The number of verses with words that begin with the last one; undefined if there are none. */
  beginnings: number | undefined;
}

/** The number of matching verses in other translations; undefined while loading, with data saving on, or from another language. */
const useOtherTotals = (search: SearchParameters) => {
  const others = embeddedTranslationIds.filter((id) => id !== search.translation && !isOfOtherLanguage(id));
  const results = useQueries({
    queries: others.map((translation) => ({
      queryKey: ["words-total", translation, search.query],
      queryFn: async () => {
        const answer = await searchInBackground({ translation, query: search.query, limit: 1, hasOpenEnd: false });
        return answer.ok ? answer.total : 0;
      },
      // The other translations are in English: they do not contain words of another language.
      enabled: !savesData() && !isOfOtherLanguage(search.translation),
    })),
  });
  return others.map((translation, index) => ({ translation, total: results[index]?.data }));
};

/** Suggestions when no verse has the words: other spellings, other translations, and the closest verses. */
export const NothingFound = ({ search, suggestions, lang, nearest, beginnings }: NothingFoundProps) => {
  const totals = useOtherTotals(search);
  const everywhere = { ...search, testament: undefined, book: undefined };
  const isElsewhere = totals.some(({ total }) => total !== undefined && total > 0);
  const spellings =
    suggestions.length > 0 ? <Suggestions search={everywhere} suggestions={suggestions} lang={lang} /> : null;
  return (
    <div className="nothing stack-5">
      {beginnings === undefined ? null : (
        <p>
          <Link to={searchPath({ ...search, isWhole: false })}>{searchMessages.beginnings(beginnings)}</Link>
        </p>
      )}
      {isElsewhere ? null : spellings}
      <section aria-labelledby="other-translations">
        <h2 id="other-translations">{searchMessages.elsewhere}</h2>
        <ul className="link-list">
          {totals.map(({ translation, total }) => (
            <li key={translation}>
              <Link to={searchPath({ ...everywhere, translation })}>{findTranslation(translation)?.name}</Link>
              {total === undefined ? null : (
                <span className="muted"> {total === 0 ? searchMessages.noVerse : searchMessages.verses(total)}</span>
              )}
            </li>
          ))}
        </ul>
      </section>
      {isElsewhere ? spellings : null}
      {search.book || search.testament ? (
        <p>
          <Link to={searchPath(everywhere)}>{searchMessages.everywhere}</Link>
        </p>
      ) : null}
      {nearest.length > 0 ? (
        <section aria-labelledby="nearest-verses">
          <h2 id="nearest-verses">{searchMessages.nearest}</h2>
          <ResultList hits={nearest} translation={search.translation} lang={lang} />
        </section>
      ) : null}
    </div>
  );
};

const Suggestions = ({ search, suggestions, lang }: Pick<NothingFoundProps, "search" | "suggestions" | "lang">) => (
  <section aria-labelledby="did-you-mean">
    <h2 id="did-you-mean">{searchMessages.didYouMean}</h2>
    <ul className="link-list">
      {suggestions.map((query) => (
        <li key={query}>
          <Link to={searchPath({ ...search, query })} lang={langOf({ translation: search.translation, lang })}>
            {query}
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
