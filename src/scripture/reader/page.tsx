import { useMemo } from "react";
import { Navigate, useLocation, useNavigate, useParams } from "#src/platform/page/router.tsx";
import { chapterTitle, findBookBySlug } from "#domain/scripture/books/books.ts";
import { lookupMessages, navigationMessages } from "#domain/scripture/messages.ts";
import {
  chapterPath,
  findChapter,
  findVerses,
  parseVerseHash,
  verseHash,
} from "#domain/scripture/reference/read-address.ts";
import { firstTranslation } from "#domain/site/locales/locale.ts";
import { isTranslation } from "#domain/scripture/translations/translations.ts";
import { useAfterHydration } from "#src/platform/loading/hydration.ts";
import { ButtonLink } from "#src/ui/button.tsx";
import { uiMessages } from "#src/ui/messages.ts";
import { Wrap } from "#src/ui/page.tsx";
import { Problem } from "#src/ui/states.tsx";
import { anchorVerse, chapterView, validFocus } from "./passage-view.ts";
import { Reader } from "./reader.tsx";
import { readerMessages } from "./messages.ts";

interface NotThereProps {
  message: string;
  /** Where to read instead. */
  to: string;
  label: string;
}

const NotThere = ({ message, to, label }: NotThereProps) => (
  <Wrap className="screen-waiting">
    <h1 className="sr" tabIndex={-1}>
      {uiMessages.notFound}
    </h1>
    <Problem message={message}>
      <ButtonLink to={to}>{label}</ButtonLink>
    </Problem>
  </Wrap>
);

/** A well-formed address of a chapter that does not exist. */
const NoSuchChapter = ({ book, chapter }: { book: string; chapter: string }) => {
  const known = findBookBySlug(book);
  if (!known)
    return (
      <NotThere message={lookupMessages.notFound(`${book} ${chapter}`)} to="/search" label={readerMessages.browse} />
    );
  const isBelowFirst = Number(chapter) < 1;
  const nearest = { book: known.id, chapter: isBelowFirst ? 1 : known.verseCounts.length };
  return (
    <NotThere
      message={navigationMessages[isBelowFirst ? "belowFirst" : "aboveLast"]}
      to={chapterPath(firstTranslation, nearest)}
      label={chapterTitle(nearest)}
    />
  );
};

/** `/read/{translation}/{book}/{chapter}#v16-18`, and `/verse/…/16-18`. Unknown translations fall back to kjv. */
export const Page = () => {
  const { translation = "", book = "", chapter = "", verses } = useParams();
  const key = translation.toLowerCase();
  // The server does not receive the fragment, and renders shared verses as their chapter: hydration must match that HTML.
  const hash = useAfterHydration(useLocation().hash, "");
  const shared = useAfterHydration(verses, undefined);
  const navigate = useNavigate();
  const place = useMemo(() => findChapter(book, chapter, key), [book, chapter, key]);
  const view = useMemo(() => {
    const focus = place && (shared === undefined ? parseVerseHash(hash) : findVerses(place, shared, key));
    return place && chapterView(place, validFocus(place, focus, key));
  }, [place, shared, hash, key]);
  if (!place || !view) return <NoSuchChapter book={book} chapter={chapter} />;
  const title = chapterTitle(place);
  if (verses !== undefined && !findVerses(place, verses, key))
    return (
      <NotThere
        message={lookupMessages.notFound(`${title}:${verses}`)}
        to={chapterPath(firstTranslation, place)}
        label={title}
      />
    );
  const pathIn = (wanted: string) =>
    chapterPath(wanted, place) + (view.focus ? `#${verseHash(view.focus.from, view.focus.to)}` : "");
  if (!isTranslation(key)) return <Navigate to={pathIn(firstTranslation)} replace />;
  return (
    <Reader
      view={view}
      translation={key}
      isScrolledTo={view.focus !== undefined}
      onTranslation={(next) => void navigate(pathIn(next), { state: anchorVerse() })}
    />
  );
};
