import type { PassageAnswer } from "#domain/api/bible.ts";
import type { Translation } from "#domain/scripture/translations.ts";
import type { AnswerVerse } from "./read-verses.ts";

/** One line, whatever the layout: verses joined by one space, their numbers before them if asked for. */
const joined = (verses: readonly AnswerVerse[], hasNumbers: boolean): string =>
  verses.map(({ verse, text }) => (hasNumbers ? `(${verse}) ${text}` : text)).join(" ");

/** A passage as it is sent, keys in the order of the public service. */
export const passageAnswer = (
  reference: string,
  verses: AnswerVerse[],
  { id, name, note }: Translation,
  { hasNumbers = false }: { readonly hasNumbers?: boolean } = {},
): PassageAnswer => ({
  reference,
  verses,
  text: joined(verses, hasNumbers),
  translation_id: id,
  translation_name: name,
  translation_note: note,
});
