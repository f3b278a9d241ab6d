import { Link } from "react-router";
import { readPath } from "#domain/scripture/read-address.ts";
import { verseReference } from "#domain/scripture/reference.ts";
import { defaultTranslationId } from "#domain/scripture/translations.ts";
import { parseVerseSet } from "#domain/scripture/verse-set.ts";

/** References in our own content are to the KJV. */
const pathOf = (reference: string): string => {
  const set = parseVerseSet(reference);
  const [first = 1] = set?.verses ?? [];
  if (!set) return "/";
  const place = { book: set.book, chapter: set.chapter };
  return readPath(
    defaultTranslationId,
    verseReference({ ...place, verse: first }, { ...place, verse: set.verses.at(-1) ?? first }),
  );
};

/** A link to the passage that explains a term or a word. */
export const ReferenceLink = ({ reference }: { reference: string }) => (
  <Link className="dict-ref" to={pathOf(reference)}>
    {reference}
  </Link>
);
