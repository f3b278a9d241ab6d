import { Fragment, useMemo, useState } from "react";
import { Link } from "react-router";
import { formatReference } from "#domain/scripture/format-reference.ts";
import type { VerseId } from "#domain/scripture/places.ts";
import { readPath } from "#domain/scripture/read-address.ts";
import { verseReference } from "#domain/scripture/reference.ts";
import { findTranslation, type TranslationId } from "#domain/scripture/translations.ts";
import { differingWords } from "#domain/scripture/wording.ts";
import { Button } from "#src/ui/button.tsx";
import { lateCode, useLateCode } from "#src/platform/late-code.ts";
import { Switch } from "#src/ui/switch.tsx";
import { useMore } from "#src/platform/use-more.ts";
import { versesAtOnce } from "./config.ts";

interface ComparisonTableProps {
  title: string;
  verses: readonly VerseId[];
  translations: readonly TranslationId[];
  textOf: (translation: TranslationId, verse: VerseId) => string | undefined;
}

const wordsBehind = lateCode(
  "words behind",
  async () => (await import("#src/scripture/words/words-behind.tsx")).WordsBehind,
);

/** Translations side by side, verse by verse; stacked on phones. */
export const ComparisonTable = ({ title, verses, translations, textOf }: ComparisonTableProps) => {
  const [showsDifferences, setShowsDifferences] = useState(false);
  const { shown, hasMore, showMore, firstNew, firstNewIndex } = useMore<HTMLAnchorElement>(verses.length, versesAtOnce);
  const [first] = verses;
  const isOneChapter = verses.every((verse) => verse.book === first?.book && verse.chapter === first.chapter);
  const base = translations[0]!;
  const { code: WordsBehind } = useLateCode(wordsBehind, showsDifferences && translations.includes("kjv"));
  return (
    <section aria-labelledby="comparison-heading">
      <div className="cmp-tools">
        <h2 id="comparison-heading" tabIndex={-1}>
          {title}
        </h2>
        {translations.length > 1 ? (
          <Switch label="Show differences in wording" isOn={showsDifferences} onChange={setShowsDifferences} />
        ) : null}
      </div>
      <table className={`cmp cmp-${translations.length}`}>
        <caption className="sr">{`${title}, ${translations.map((id) => findTranslation(id)?.name).join(", ")}`}</caption>
        <thead>
          <tr className="cmp-row cmp-head">
            <th scope="col">
              <span className="sr">Verse</span>
            </th>
            {translations.map((id) => (
              <th key={id} scope="col">
                {findTranslation(id)?.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {verses.slice(0, shown).map((verse, index) => (
            <tr className="cmp-row" key={`${verse.book} ${verse.chapter}:${verse.verse}`}>
              <th scope="row" className="cmp-n">
                <Link
                  ref={index === firstNewIndex ? firstNew : undefined}
                  to={readPath(base, verseReference(verse))}
                  aria-label={formatReference(verseReference(verse))}
                >
                  {isOneChapter ? verse.verse : `${verse.chapter}:${verse.verse}`}
                </Link>
              </th>
              {translations.map((id) => (
                <td key={id}>
                  <span className="cmp-t" aria-hidden="true">
                    {id.toUpperCase()}
                  </span>
                  <Wording
                    text={textOf(id, verse) ?? ""}
                    compared={showsDifferences && id !== base ? textOf(base, verse) : undefined}
                  />
                  {WordsBehind && showsDifferences && id === "kjv" ? (
                    <WordsBehind
                      verse={verse}
                      others={translations.filter((other) => other !== id).map((other) => textOf(other, verse) ?? "")}
                    />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hasMore ? (
        <p className="row cmp-more">
          <Button onClick={showMore}>Show more verses</Button>
          <span className="muted">{`${shown} of ${verses.length}`}</span>
        </p>
      ) : null}
    </section>
  );
};

interface WordingProps {
  text: string;
  /** The wording to highlight differences from; undefined for none. */
  compared: string | undefined;
}

const Wording = ({ text, compared }: WordingProps) => {
  const stretches = useMemo(
    () => (compared === undefined || compared === "" ? [] : differingWords(text, compared)),
    [text, compared],
  );
  if (text === "") return <i className="muted">omitted in this translation</i>;
  const ends = [0, ...stretches.map(([, end]) => end)];
  return (
    <>
      {stretches.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark className="cmp-other">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
};
