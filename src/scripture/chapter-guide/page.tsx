import { useEffect, useRef, useState } from "react";
import { findChapter, chapterPath } from "#domain/scripture/reference/read-address.ts";
import { guideMessages as messages } from "#domain/site/chapter-guide/messages.ts";
import { chapterTitle } from "#domain/scripture/books/books.ts";
import { Link, useParams } from "#src/platform/page/router.tsx";
import { useIsHydrated } from "#src/platform/loading/hydration.ts";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { EmptyState } from "#src/ui/states.tsx";
import "./chapter-guide.css";

/** Without the worker's markup, as on a visit from within the site: the chapter with its study panel says the same. */
const ToChapter = ({ translation, book, chapter }: { translation: string; book: string; chapter: string }) => {
  const place = findChapter(book, chapter);
  return (
    <Wrap className="guide">
      <PageHead title={place ? chapterTitle(place.book, place.chapter) : messages.notFound} isSlim />
      {place ? (
        <p>
          <Link to={`${chapterPath(translation, place)}?study=references`}>{messages.openPanel}</Link>
        </p>
      ) : (
        <EmptyState>{messages.noChapter}</EmptyState>
      )}
    </Wrap>
  );
};

/** `/study/{translation}/{book}/{chapter}`: its content comes with the page (worker/chapter-guide.ts). */
export const Page = () => {
  const { translation = "", book = "", chapter = "" } = useParams();
  const isHydrated = useIsHydrated();
  const [isFromEdge, setIsFromEdge] = useState(!isHydrated);
  const filled = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (filled.current?.childElementCount === 0) setIsFromEdge(false);
  }, []);
  // React leaves the content of such an element as it came.
  return isFromEdge ? (
    <div
      ref={filled}
      className="wrap guide"
      data-chapter-guide=""
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: "" }}
    />
  ) : (
    <ToChapter translation={translation} book={book} chapter={chapter} />
  );
};
