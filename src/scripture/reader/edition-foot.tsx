import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import { translationMessages } from "#domain/scripture/messages.ts";
import { locale } from "#domain/site/locales/locale.ts";
import type { VerseSpan } from "./passage-view.ts";
import "./edition.css";

interface EditionFootProps {
  chapter: ChapterText;
  /** Only these verses are shown; if undefined, the whole chapter. */
  range: VerseSpan | undefined;
}

/** Under a text in another language: its notes, its name and its licence. */
export const EditionFoot = ({ chapter: { edition, notes = [], chapter }, range }: EditionFootProps) => {
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
      <p className="edition-license">
        <bdi>{edition.name}</bdi>
        {" · "}
        <bdi>{edition.language}</bdi>
        {" · "}
        {edition.licenseUrl ? (
          <a href={edition.licenseUrl} rel="license noreferrer" target="_blank" lang={locale} dir="ltr">
            {translationMessages.licence(edition.license)}
          </a>
        ) : (
          <bdi lang={locale}>{translationMessages.licence(edition.license)}</bdi>
        )}
      </p>
    </footer>
  );
};
