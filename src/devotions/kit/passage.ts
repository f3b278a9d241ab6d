import { shownReference } from "#domain/scripture/reference/format-reference.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { defaultTranslationId, type TranslationId } from "#domain/scripture/translations/translations.ts";
import { quotedTranslation } from "#domain/scripture/translations/quoted-translation.ts";
import { readPath } from "#domain/scripture/reference/read-address.ts";
import { parseVerseSet, spanOfSet } from "#domain/scripture/reference/verse-set.ts";

/**
 * The reader's address for a reference as written in our content (`Psalm 121:7-8`), in the KJV unless another
 * translation is named; for anything else, the home page's search.
 */
export const passageHref = (reference: string, translation: TranslationId = defaultTranslationId): string => {
  const set = parseVerseSet(reference);
  return set ? readPath(translation, spanOfSet(set)) : searchHref(reference);
};

/** `/?search={reference}`, which opens any reference in the reader. */
export const searchHref = (reference: string): string => `/?search=${encodeURIComponent(reference)}`;

/** `/?book={reference}`: the target of Daily Scripture (docs/product/devotions.md, "Shield"). */
export const bookHref = (reference: string): string => `/?book=${encodeURIComponent(reference)}`;

/** "Psalm 121:7-8, KJV" */
export const quotedSource = (reference: string, lang: string | undefined): string =>
  `${shownReference(reference)}, ${shortName(quotedTranslation(lang))}`;
