import { ArrowLeft, ArrowRight } from "lucide";
import type { MouseEvent } from "react";
import { currentPath } from "#src/platform/page/history.ts";
import { Link, useLocation, useNavigate } from "#src/platform/page/router.tsx";
import { chapterTitle } from "#domain/scripture/books/books.ts";
import { chapterAfter, chapterBefore } from "#domain/scripture/books/chapter-navigation.ts";
import { localTitle } from "#domain/scripture/languages/local-reference.ts";
import type { ChapterEdition } from "#domain/scripture/languages/edition.ts";
import type { ChapterId } from "#domain/scripture/reference/places.ts";
import { chapterOfPath, chapterPath } from "#domain/scripture/reference/read-address.ts";
import { Icon } from "#src/ui/icon.tsx";
import { readerMessages } from "./messages.ts";

interface ChapterLinksProps {
  first: ChapterId;
  last: ChapterId;
  translation: string;
  /** The names of the text's own books, if it is in another language. */
  firstEdition: ChapterEdition | undefined;
  lastEdition: ChapterEdition | undefined;
}

/** A neighbour by its own name, if it is in the same book. */
const nameOf = (to: ChapterId, from: ChapterId, edition: ChapterEdition | undefined): string =>
  edition && to.book === from.book ? localTitle(edition, to.chapter) : chapterTitle(to);

/** Links below the text to the previous and next chapter, across books. Each tap counts, even before the screen has followed. */
export const ChapterLinks = ({ first, last, translation, firstEdition, lastEdition }: ChapterLinksProps) => {
  const before = chapterBefore(first, firstEdition);
  const after = chapterAfter(last, lastEdition);
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const turnFromAddress = (neighbour: typeof chapterAfter) => (event: MouseEvent) => {
    const asked = chapterOfPath(currentPath());
    if (!asked || currentPath() === pathname || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const to = neighbour(asked.place);
    if (to) void navigate(chapterPath(asked.translation, to));
  };
  return (
    <nav className="chapnav below" aria-label={readerMessages.chapters}>
      {before ? (
        <Link to={chapterPath(translation, before)} rel="prev" onClick={turnFromAddress(chapterBefore)}>
          <Icon of={ArrowLeft} />
          <span>
            <small>{readerMessages.previous}</small>
            {nameOf(before, first, firstEdition)}
          </span>
        </Link>
      ) : (
        <span className="chapnav-end">{readerMessages.start}</span>
      )}
      {after ? (
        <Link to={chapterPath(translation, after)} rel="next" onClick={turnFromAddress(chapterAfter)}>
          <span>
            <small>{readerMessages.next}</small>
            {nameOf(after, last, lastEdition)}
          </span>
          <Icon of={ArrowRight} />
        </Link>
      ) : (
        <span className="chapnav-end">{readerMessages.end}</span>
      )}
    </nav>
  );
};
