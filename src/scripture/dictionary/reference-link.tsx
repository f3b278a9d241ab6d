import { Link } from "#src/platform/page/router.tsx";
import { readPath } from "#domain/scripture/reference/read-address.ts";
import type { TranslationId } from "#domain/scripture/translations/translations.ts";
import { parseVerseSet, spanOfSet, verseSetReference } from "#domain/scripture/reference/verse-set.ts";
import { locale, localeTag, quotedIn } from "#domain/site/locales/locale.ts";

interface ReferenceLinkProps {
  reference: string;
  /** In which the passage opens: the one that the explanation is about. */
  translation: TranslationId;
}

/** A link to the passage that explains a term or a word. */
export const ReferenceLink = ({ reference, translation }: ReferenceLinkProps) => {
  const set = parseVerseSet(reference);
  return (
    <Link
      className="row-link dict-ref"
      to={set ? readPath(translation, spanOfSet(set)) : "/"}
      lang={quotedIn && localeTag}
    >
      {set && locale !== "en" ? verseSetReference(set) : reference}
    </Link>
  );
};
