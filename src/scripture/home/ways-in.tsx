import { Link } from "react-router";
import { chapterTitle } from "#domain/scripture/books.ts";
import { chapterPath } from "#domain/scripture/read-address.ts";
import { useStored } from "#src/platform/device-store/use-stored.ts";
import { useIsHydrated } from "#src/platform/hydration.ts";
import { lastReadEntry } from "#src/scripture/reader/stored.ts";

/**
 * Below the search: for a stranger three ways into the text, for somebody who has read here before the way back
 * (docs/product/reading.md, "Home"). The head script decides which of the two is shown, before the first paint.
 */
export const WaysIn = () => {
  const [{ translation, book, chapter }] = useStored(lastReadEntry);
  const isHydrated = useIsHydrated();
  return (
    <>
      <nav className="ways for-new" aria-label="Begin">
        <Link to="/read/kjv/john/1">Begin with John</Link>
        <Link to="/reading-plan">Today’s reading</Link>
        <Link to="/search">All the books</Link>
      </nav>
      <nav className="ways for-known" aria-label="Go on">
        <Link className="way-back" to={isHydrated ? chapterPath(translation, { book, chapter }) : "/#passage"}>
          Continue{isHydrated ? `: ${chapterTitle(book, chapter)}` : ""}
        </Link>
        <Link to="/reading-plan">Today’s reading</Link>
        <Link to="/trivia-challenge?daily">Today’s game</Link>
      </nav>
    </>
  );
};
