import { Link } from "#src/platform/page/router.tsx";
import { chapterPath, verseHash } from "#domain/scripture/reference/read-address.ts";
import type { VerseSet } from "#domain/scripture/reference/verse-set.ts";
import type { Placed } from "./marks-of-chapter.ts";

const addressOf = (set: VerseSet, translation: string): string => {
  const [first] = set.verses;
  const path = chapterPath(translation, set);
  return first === undefined ? path : `${path}#${verseHash(first, set.verses.at(-1))}`;
};

/** A mark's reference as a link to its passage. An unreadable reference is plain text. */
export const MarkLink = ({ mark, translation }: { mark: Placed<unknown>; translation: string }) =>
  mark.set === undefined ? (
    <span className="mark-ref">{mark.reference}</span>
  ) : (
    <Link className="mark-ref" to={addressOf(mark.set, translation)}>
      {mark.reference}
    </Link>
  );
