import { type ComponentType, Fragment, useMemo, useState } from "react";
import { Link } from "#src/platform/page/router.tsx";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import type { ChapterEdition } from "#domain/scripture/languages/edition.ts";
import { translationMessages } from "#domain/scripture/messages.ts";
import { translationName } from "#domain/scripture/languages/translation-name.ts";
import type { VerseId } from "#domain/scripture/reference/places.ts";
import { readPath } from "#domain/scripture/reference/read-address.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import { isOfOtherLanguage, type TranslationId } from "#domain/scripture/translations/translations.ts";
import { differingWords } from "#domain/scripture/text/wording.ts";
import { quotedIn } from "#domain/site/locales/locale.ts";
import { Button } from "#src/ui/button.tsx";
import { lazyCode, useLazyCode } from "#src/platform/loading/lazy-code.ts";
import { Switch } from "#src/ui/switch.tsx";
import { usePagedList } from "#src/platform/page/use-paged-list.ts";
import { EditionLicence } from "#src/scripture/text/edition-licence.tsx";
import { versesAtOnce } from "./config.ts";
import { compareMessages } from "./messages.ts";

interface ComparisonTableProps {
  title: string;
  verses: readonly VerseId[];
  translations: readonly TranslationId[];
  textOf: (translation: TranslationId, verse: VerseId) => string | undefined;
  editionOf: (translation: TranslationId) => ChapterEdition | undefined;
}

const wordsBehind = lazyCode(
  "words behind",
  async () => (await import("#src/scripture/words/words-behind.tsx")).WordsBehind,
);

interface WordingsProps extends Pick<ComparisonTableProps, "translations" | "textOf" | "editionOf"> {
  verse: VerseId;
  nameOf: (translation: TranslationId) => string;
  showsDifferences: boolean;
  /** Undefined until its code has loaded, and while it is not wanted. */
  WordsBehind: ComponentType<{ verse: VerseId; others: readonly string[] }> | undefined;
}

/** A verse in each of the translations. The differences are from the first one. */
const Wordings = ({ verse, translations, textOf, editionOf, nameOf, showsDifferences, WordsBehind }: WordingsProps) => {
  const base = translations[0]!;
  return translations.map((id) => (
    <td key={id}>
      <span className="cmp-t" aria-hidden="true" lang={editionOf(id)?.tag} dir={editionOf(id)?.direction}>
        {isOfOtherLanguage(id) ? nameOf(id) : shortName(id)}
      </span>
      <Wording
        edition={editionOf(id)}
        text={textOf(id, verse) ?? ""}
        compared={
          showsDifferences && id !== base && editionOf(id)?.tag === editionOf(base)?.tag
            ? textOf(base, verse)
            : undefined
        }
      />
      {WordsBehind && showsDifferences && id === "kjv" ? (
        <WordsBehind
          verse={verse}
          others={translations.filter((other) => other !== id).map((other) => textOf(other, verse) ?? "")}
        />
      ) : null}
    </td>
  ));
};

/** Translations side by side, verse by verse; stacked on phones. */
export const ComparisonTable = ({ title, verses, translations, textOf, editionOf }: ComparisonTableProps) => {
  const [showsDifferences, setShowsDifferences] = useState(false);
  const { shown, hasMore, showMore, firstNew, firstNewIndex } = usePagedList<HTMLAnchorElement>(
    "verses",
    verses.length,
    versesAtOnce,
  );
  const [first] = verses;
  const isOneChapter = verses.every((verse) => verse.book === first?.book && verse.chapter === first.chapter);
  const base = translations[0]!;
  const nameOf = (id: TranslationId) => editionOf(id)?.name ?? translationName(id);
  const others = translations.filter((id) => editionOf(id) !== undefined);
  const { code: WordsBehind } = useLazyCode(wordsBehind, showsDifferences && translations.includes("kjv"));
  return (
    <section aria-labelledby="comparison-heading">
      <div className="row row-spread cmp-tools">
        <h2 id="comparison-heading" tabIndex={-1}>
          {title}
        </h2>
        {translations.length > 1 ? (
          <Switch label={compareMessages.differences} isOn={showsDifferences} onChange={setShowsDifferences} />
        ) : null}
      </div>
      <table className={`cmp cmp-${translations.length}`}>
        <caption className="sr">{`${title}, ${translations.map(nameOf).join(", ")}`}</caption>
        <thead>
          <tr className="cmp-row cmp-head">
            <th scope="col">
              <span className="sr">{compareMessages.verse}</span>
            </th>
            {translations.map((id) => (
              <th key={id} scope="col" lang={editionOf(id)?.tag} dir={editionOf(id)?.direction}>
                {nameOf(id)}
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
              <Wordings
                verse={verse}
                translations={translations}
                textOf={textOf}
                editionOf={editionOf}
                nameOf={nameOf}
                showsDifferences={showsDifferences}
                WordsBehind={WordsBehind}
              />
            </tr>
          ))}
        </tbody>
      </table>
      {others.length > 0 && translations.length > 1 ? <p className="muted">{compareMessages.byNumber}</p> : null}
      {others.map((id) => (
        <EditionLicence key={id} className="muted" edition={editionOf(id)!} />
      ))}
      {hasMore ? (
        <p className="row cmp-more">
          <Button onClick={showMore}>{compareMessages.moreVerses}</Button>
          <span className="muted">{compareMessages.shown(shown, verses.length)}</span>
        </p>
      ) : null}
    </section>
  );
};

interface WordingProps {
  text: string;
  edition: ChapterEdition | undefined;
  /** The wording to highlight differences from; undefined for none. */
  compared: string | undefined;
}

const Wording = ({ text, edition, compared }: WordingProps) => {
  const stretches = useMemo(
    () => (compared === undefined || compared === "" ? [] : differingWords(text, compared)),
    [text, compared],
  );
  if (text === "") return <i className="muted">{translationMessages.omitted}</i>;
  const ends = [0, ...stretches.map(([, end]) => end)];
  return (
    <span lang={edition ? edition.tag : quotedIn} dir={edition?.direction} className="cmp-words">
      {stretches.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark className="cmp-other">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </span>
  );
};
