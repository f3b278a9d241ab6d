import { Link } from "#src/platform/page/router.tsx";
import { chapterTitle } from "#domain/scripture/books/books.ts";
import { readPath } from "#domain/scripture/reference/read-address.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import { defaultTranslationId } from "#domain/scripture/translations/translations.ts";
import { parseVerseSet, verseList, type VerseSet } from "#domain/scripture/reference/verse-set.ts";
import { locale } from "#domain/site/locales/locale.ts";

/** References in our own content are to the KJV. */
const pathOf = (set: VerseSet | undefined): string => {
  const [first = 1] = set?.verses ?? [];
  if (!set) return "/";
  const place = { book: set.book, chapter: set.chapter };
  return readPath(
    defaultTranslationId,
    verseReference({ ...place, verse: first }, { ...place, verse: set.verses.at(-1) ?? first }),
  );
};

/** The reference in the language of the interface. */
const nameOf = ({ book, chapter, verses }: VerseSet): string =>
  `${chapterTitle(book, chapter)}${verses.length === 0 ? "" : `:${verseList(verses)}`}`;

/** A link to the passage that explains a term or a word. */
export const ReferenceLink = ({ reference }: { reference: string }) => {
  const set = parseVerseSet(reference);
  return (
    <Link className="dict-ref" to={pathOf(set)}>
      {set && locale !== "en" ? nameOf(set) : reference}
    </Link>
  );
};
