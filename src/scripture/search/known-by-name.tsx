import { Link } from "react-router";
import { knownPassages } from "#content/known-passages.ts";
import { knownNames } from "#domain/scripture/search/known-names.ts";
import { searchPath, type SearchParameters } from "./parameters.ts";

const find = knownNames(knownPassages);

/** The passage that goes by the name which is searched for, if there is one: "prodigal son" stands in no verse. */
export const KnownByName = ({ search }: { search: SearchParameters }) => {
  const known = find(search.query);
  if (known === undefined) return null;
  return (
    <section className="known" aria-label="A passage of this name">
      <Link className="ref" to={searchPath({ ...search, testament: undefined, book: undefined, query: known.reference })}>
        {known.name}, <span>{known.reference}</span>
      </Link>
      <p>
        “{known.words}” <small>KJV</small>
      </p>
    </section>
  );
};
