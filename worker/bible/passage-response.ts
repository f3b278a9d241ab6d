import type { PassageResponse } from "#domain/api/bible.ts";
import type { Translation } from "#domain/scripture/translations/translations.ts";
import type { PassageVerse } from "./read-verses.ts";

/** The verses on one line, separated by spaces, with verse numbers if requested. */
const joined = (verses: readonly PassageVerse[], hasNumbers: boolean): string =>
  verses.map(({ verse, text }) => (hasNumbers ? `(${verse}) ${text}` : text)).join(" ");

/** The response for a passage, with keys in the order of the public service. */
export const passageResponse = (
  reference: string,
  verses: PassageVerse[],
  { id, name, note }: Translation,
  { hasNumbers = false }: { readonly hasNumbers?: boolean } = {},
): PassageResponse => ({
  reference,
  verses,
  text: joined(verses, hasNumbers),
  translation_id: id,
  translation_name: name,
  translation_note: note,
});
