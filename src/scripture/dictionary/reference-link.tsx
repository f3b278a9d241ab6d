import { Link } from "#src/platform/page/router.tsx";
import { readPath } from "#domain/scripture/reference/read-address.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import { parseVerseSet, type VerseSet, verseSetReference } from "#domain/scripture/reference/verse-set.ts";
import { locale, localeTag, quotedIn } from "#domain/site/locales/locale.ts";

const pathOf = (set: VerseSet | undefined, translation: TranslationId): string => {
  const [first = 1] = set?.verses ?? [];
  if (!set) return "/";
  const place = { book: set.book, chapter: set.chapter };
  return readPath(
    translation,
    verseReference({ ...place, verse: first }, { ...place, verse: set.verses.at(-1) ?? first }),
  );
};

interface ReferenceLinkProps {
  reference: string;
  /** In which the passage opens: the one that the explanation is about. */
  translation: TranslationId;
}

/** A link to the passage that explains a term or a word. */
export const ReferenceLink = ({ reference, translation }: ReferenceLinkProps) => {
  const set = parseVerseSet(reference);
  return (
    <Link className="dict-ref" to={pathOf(set, translation)} lang={quotedIn && localeTag}>
      {set && locale !== "en" ? verseSetReference(set) : reference}
    </Link>
  );
};
