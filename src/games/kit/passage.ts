import { quotedTranslation } from "#domain/scripture/translations/quoted-translation.ts";
import { shortName } from "#domain/scripture/translations/short-name.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { readPath } from "#domain/scripture/reference/read-address.ts";
import { type PassagePlace, passageReference } from "#domain/scripture/reference/reference.ts";

/** 'Psalm 23:1', 'Psalm 23:1-4'. */
export const referenceText = (reference: PassagePlace): string => formatReference(passageReference(reference));

/**
 * With the translation in which it is quoted: 'Psalm 23:1, KJV'.
 * @param lang of the quotation, as its file in `content` has it
 */
export const passageName = (reference: PassagePlace, lang: string | undefined): string =>
  `${referenceText(reference)}, ${shortName(quotedTranslation(lang))}`;

/** The address of the verses in the reader. */
export const passageHref = (reference: PassagePlace, lang: string | undefined): string =>
  readPath(quotedTranslation(lang), passageReference(reference));
