import { findChapter, chapterPath } from "#domain/scripture/reference/read-address.ts";
import { guideMessages as messages } from "#domain/site/chapter-guide/messages.ts";
import { chapterTitle } from "#domain/scripture/books/books.ts";
import { Link, useParams } from "#src/platform/page/router.tsx";
import { ServedContent } from "#src/platform/loading/served-content.tsx";
import { PageHead, Wrap } from "#src/ui/page.tsx";
import { EmptyState } from "#src/ui/states.tsx";
import "./chapter-guide.css";

/** In place of the guide: a link to the chapter with its study panel, which has the same content. */
const ToChapter = ({ translation, book, chapter }: { translation: string; book: string; chapter: string }) => {
  const place = findChapter(book, chapter);
  return (
    <Wrap className="guide">
      <PageHead title={place ? chapterTitle(place) : messages.notFound} isSlim />
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
  return (
    <ServedContent
      marker="data-chapter-guide"
      className="wrap guide"
      fallback={<ToChapter translation={translation} book={book} chapter={chapter} />}
    />
  );
};
