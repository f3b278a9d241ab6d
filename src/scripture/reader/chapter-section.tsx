import type { VerseSpan } from "#domain/scripture/reference/places.ts";
import { useCallback, useMemo } from "react";
import { hasDropCap, layOutChapter } from "#domain/scripture/text/chapter-layout.ts";
import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { bookById, chapterTitle } from "#domain/scripture/books/books.ts";
import { isNumberedAsOurs, localTitle } from "#domain/scripture/languages/local-reference.ts";
import { translationById } from "#domain/scripture/translations/translations.ts";
import { locale, quotedIn } from "#domain/site/locales/locale.ts";
import { verseElementId, type ChapterView } from "./passage-view.ts";
import { ScriptureText } from "./scripture-text.tsx";
import type { MarkedVerses } from "#src/scripture/marks/marked-verse.ts";
import { EditionLicence } from "#src/scripture/text/edition-licence.tsx";
import { readerMessages } from "./messages.ts";
import "./edition.css";

interface ChapterSectionProps {
  chapter: ChapterText;
  view: ChapterView;
  /** Its index among the chapters shown; the first has the page's heading. */
  index: number;
  focus: VerseSpan | undefined;
  selected: ReadonlySet<number>;
  spokenVerse: number | undefined;
  marks: MarkedVerses;
}

/** "Old Testament, King James Version" */
const nameOfPart = ({ book, translation }: ChapterText): string => {
  const testament = bookById(book).testament === "OT" ? readerMessages.oldTestament : readerMessages.newTestament;
  return `${book === "PSA" ? readerMessages.psalms : testament}, ${translationById(translation).name}`;
};

/** "Genesis 1" with its numeral in gold; a part of a chapter also names its verses. */
const Heading = ({ view, isFirst, title }: { view: ChapterView; isFirst: boolean; title: string }) => {
  const Tag = isFirst ? "h1" : "h2";
  const name = title.slice(0, title.lastIndexOf(" "));
  const verses = view.range ? `:${view.range.from}${view.range.to > view.range.from ? `-${view.range.to}` : ""}` : "";
  return (
    <Tag className="chapter-title" tabIndex={isFirst ? -1 : undefined}>
      {`${name} `}
      <span className="num">{`${view.place.chapter}${verses}`}</span>
    </Tag>
  );
};

interface EditionFootProps {
  chapter: ChapterText;
  range: VerseSpan | undefined;
}

/** Under a text in another language: its notes, whether its numbers are not ours, its name and its licence. */
const EditionFoot = ({ chapter: whole, range }: EditionFootProps) => {
  const { edition, notes = [], chapter } = whole;
  if (!edition) return null;
  const shown = range ? notes.filter(({ verse }) => verse >= range.from && verse <= range.to) : notes;
  return (
    <footer className="edition">
      {shown.length > 0 ? (
        <ul className="edition-notes">
          {shown.map(({ verse, text }, index) => (
            <li key={index}>
              <b>{`${chapter}:${verse}`}</b> <bdi>{text}</bdi>
            </li>
          ))}
        </ul>
      ) : null}
      {isNumberedAsOurs(whole) ? null : (
        <p lang={locale} dir="ltr">
          {readerMessages.otherNumbers}
        </p>
      )}
      <EditionLicence className="edition-license" edition={edition} isInText />
    </footer>
  );
};

export const ChapterSection = ({ chapter, view, index, focus, selected, spokenVerse, marks }: ChapterSectionProps) => {
  const { range, place } = view;
  const isFirst = index === 0;
  const blocks = useMemo(
    () => layOutChapter(chapter, range ? { first: range.from, last: range.to } : undefined),
    [chapter, range],
  );
  const idOf = useCallback((verse: number) => verseElementId(place, verse, isFirst), [place, isFirst]);
  const { edition } = chapter;
  // The headings are in the language of the page.
  const textLanguage = edition ? undefined : quotedIn;
  const hasInitial = (range?.from ?? 1) === 1 && hasDropCap(chapter, blocks);
  return (
    <section data-section={index} lang={edition?.tag} dir={edition?.direction}>
      <header className="chapter-head">
        <p className="eyebrow">{edition?.name ?? nameOfPart(chapter)}</p>
        <Heading
          view={view}
          isFirst={isFirst}
          title={edition ? localTitle(edition, place.chapter) : chapterTitle(place)}
        />
        {chapter.title && (range?.from ?? 1) === 1 ? (
          <p className="psalm-title" lang={textLanguage}>
            {chapter.title}
          </p>
        ) : null}
      </header>
      <div className="prose" lang={textLanguage}>
        <ScriptureText
          blocks={blocks}
          idOf={idOf}
          selected={selected}
          focus={focus}
          spokenVerse={spokenVerse}
          marks={marks}
          hasOpening={hasInitial}
        />
      </div>
      {chapter.colophon && !range ? (
        <p className="colophon" lang={textLanguage}>
          {chapter.colophon}
        </p>
      ) : null}
      <EditionFoot chapter={chapter} range={range} />
    </section>
  );
};
