import { Link } from "react-router";
import { knownPassages } from "#content/known-passages.ts";
import { nameFinder } from "#domain/scripture/search/known-names.ts";
import { searchPath, type SearchParameters } from "./parameters.ts";
import { searchMessages } from "./messages.ts";

const find = nameFinder(knownPassages);

/** The passage with the name that was searched for, if there is one: "prodigal son" is in no verse. */
export const KnownByName = ({ search }: { search: SearchParameters }) => {
  const known = find(search.query);
  if (known === undefined) return null;
  return (
    <section className="known" aria-label={searchMessages.byName}>
      <Link
        className="ref"
        to={searchPath({ ...search, testament: undefined, book: undefined, query: known.reference })}
      >
        {known.name}, <span>{known.reference}</span>
      </Link>
      <p>
        “{known.words}” <small>KJV</small>
      </p>
    </section>
  );
};
