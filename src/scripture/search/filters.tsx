import { Link } from "#src/platform/page/router.tsx";
import { bookById, bookName, type BookId, type Testament } from "#domain/scripture/books/books.ts";
import { translationName } from "#domain/scripture/languages/translation-name.ts";
import type { SearchAnswer } from "#domain/scripture/search/types.ts";
import { embeddedTranslationIds, isRemoteTranslation } from "#domain/scripture/translations/translations.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { inDigits } from "#domain/text/counting.ts";
import { Switch } from "#src/ui/switch.tsx";
import { useDownloadedKeys } from "./downloaded-keys.ts";
import { searchPath, type SearchParameters } from "./parameters.ts";
import { readerMessages } from "#src/scripture/reader/messages.ts";
import { searchMessages } from "./messages.ts";

interface FiltersProps {
  search: SearchParameters;
  counts: SearchAnswer["counts"];
  onChange: (search: SearchParameters) => void;
}

const totalOf = (counts: SearchAnswer["counts"], testament?: Testament): number =>
  counts
    .filter(({ book }) => !testament || bookById(book).testament === testament)
    .reduce((sum, { total }) => sum + total, 0);

const testaments: readonly { readonly value: Testament | undefined; readonly label: string; readonly of: string }[] = [
  { value: undefined, label: searchMessages.all, of: searchMessages.allOf },
  { value: "OT", label: searchMessages.old, of: searchMessages.testament },
  { value: "NT", label: searchMessages.new, of: searchMessages.testament },
];

/** Links, so that a filtered search can be opened in a new tab, shared and navigated back to. */
export const Filters = ({ search, counts, onChange }: FiltersProps) => {
  const downloaded = useDownloadedKeys();
  const others =
    isRemoteTranslation(search.translation) && !downloaded.includes(search.translation)
      ? [...downloaded, search.translation]
      : downloaded;
  return (
    <aside className="row filters" aria-label={searchMessages.filters}>
      <Places search={search} counts={counts} onChange={onChange} />
      <div className="field">
        <span className="label" id="filter-translation">
          {searchMessages.translation}
        </span>
        <ul className="filter-list" aria-labelledby="filter-translation">
          {[...embeddedTranslationIds, ...others].map((id) => (
            <li key={id}>
              <Link
                to={searchPath({ ...search, translation: id })}
                aria-current={search.translation === id ? "true" : undefined}
                aria-label={`${shortName(id)}, ${translationName(id)}`}
              >
                <b>{shortName(id)}</b>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Switch
        label={searchMessages.wholeWords}
        isOn={search.isWhole}
        onChange={(isWhole) => onChange({ ...search, isWhole })}
      />
    </aside>
  );
};

/** Filters by part of the Bible; without numbers until there are any, so that nothing moves. */
const Places = ({ search, counts, onChange }: FiltersProps) => (
  <>
    <div className="field">
      <span className="label" id="filter-testament">
        {searchMessages.testament}
      </span>
      <ul className="filter-list" aria-labelledby="filter-testament">
        {testaments.map(({ value, label, of }) => (
          <li key={label}>
            <Link
              to={searchPath({ ...search, testament: value, book: undefined })}
              aria-current={search.testament === value && !search.book ? "true" : undefined}
            >
              <b>{label}</b>
              <span className="sr">{counts.length > 0 ? ` ${of}, ` : ` ${of}`}</span>
              {counts.length > 0 ? <span>{inDigits(totalOf(counts, value))}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
    <div className="field">
      <label className="label" htmlFor="filter-book">
        {searchMessages.book}
      </label>
      <select
        id="filter-book"
        className="input input-select filter-book"
        value={search.book ?? ""}
        onChange={(event) =>
          onChange({
            ...search,
            testament: undefined,
            book: (event.currentTarget.value || undefined) as BookId | undefined,
          })
        }
      >
        <option value="">{readerMessages.allBooks}</option>
        {counts.map(({ book, total }) => (
          <option key={book} value={book}>
            {`${bookName(book)} (${inDigits(total)})`}
          </option>
        ))}
        {search.book && !counts.some(({ book }) => book === search.book) ? (
          <option value={search.book}>{`${bookName(search.book)} (0)`}</option>
        ) : null}
      </select>
    </div>
  </>
);
