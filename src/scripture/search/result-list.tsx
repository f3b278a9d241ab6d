import { formatScripture } from "#src/ui/format-scripture.tsx";
import { Link } from "#src/platform/page/router.tsx";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { readPath } from "#domain/scripture/reference/read-address.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import { isRemoteTranslation, textLanguage } from "#domain/scripture/translations/translations.ts";
import type { SearchHit } from "#domain/scripture/search/types.ts";
import type { SearchedTranslation } from "./parameters.ts";

const MarkedText = ({ text, marks }: Pick<SearchHit, "text" | "marks">) => {
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {formatScripture(text.slice(ends[index], start))}
          <mark>{formatScripture(text.slice(start, end))}</mark>
        </span>
      ))}
      {formatScripture(text.slice(ends.at(-1)))}
    </>
  );
};

interface ResultListProps {
  hits: readonly SearchHit[];
  translation: SearchedTranslation;
  /** The language of a downloaded translation's texts. */
  lang: string | undefined;
}

/** The language of the words of a searched translation, on a page of another. */
export const langOf = ({ translation, lang }: Omit<ResultListProps, "hits">): string | undefined =>
  isRemoteTranslation(translation) ? lang : textLanguage(translation);

/** Verses, each with a link that opens it in its chapter. */
export const ResultList = ({ hits, translation, lang }: ResultListProps) => (
  <ol className="results-list">
    {hits.map(({ verse, text, marks, name: ownName }) => {
      const reference = verseReference(verse);
      const name = ownName ?? formatReference(reference);
      return (
        <li className="result" key={name}>
          <Link className="ref" to={readPath(translation, reference)}>
            {ownName === undefined ? name : <bdi lang={lang}>{name}</bdi>}
          </Link>
          <p lang={langOf({ translation, lang })} dir={ownName === undefined ? undefined : "auto"}>
            <MarkedText text={text} marks={marks} />
          </p>
        </li>
      );
    })}
  </ol>
);
