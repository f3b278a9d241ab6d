import { ArrowLeft, ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { chapterAfter, chapterBefore, titleOf } from "#domain/scripture/chapter-navigation.ts";
import type { ChapterId } from "#domain/scripture/places.ts";
import { chapterPath } from "#domain/scripture/read-address.ts";
import { Icon } from "#src/ui/icon.tsx";

interface ChapterLinksProps {
  first: ChapterId;
  last: ChapterId;
  translation: string;
}

/** Links below the text to the previous and next chapter, across books. */
export const ChapterLinks = ({ first, last, translation }: ChapterLinksProps) => {
  const before = chapterBefore(first);
  const after = chapterAfter(last);
  return (
    <nav className="chapnav" aria-label="Chapters">
      {before ? (
        <Link to={chapterPath(translation, before)} rel="prev">
          <Icon of={ArrowLeft} />
          <span>
            <small>Previous</small>
            {titleOf(before)}
          </span>
        </Link>
      ) : (
        <span className="chapnav-end">Start of the Bible</span>
      )}
      {after ? (
        <Link to={chapterPath(translation, after)} rel="next">
          <span>
            <small>Next</small>
            {titleOf(after)}
          </span>
          <Icon of={ArrowRight} />
        </Link>
      ) : (
        <span className="chapnav-end">End of the Bible</span>
      )}
    </nav>
  );
};
