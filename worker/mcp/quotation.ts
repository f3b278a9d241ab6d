import * as z from "zod/mini";
import type { PassageResponse } from "#domain/api/bible.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { parseReference } from "#domain/scripture/reference/parse-reference.ts";
import { readPath } from "#domain/scripture/reference/read-address.ts";

/** A passage as an assistant is to quote it: what it is, its words, and where to read them in their chapter. */
export const quotationSchema = z.object({
  reference: z.string(),
  text: z.string(),
  translation: z.string(),
  translation_id: z.string(),
  license: z.string(),
  /** The passage in its chapter, on this site. */
  link: z.string(),
});

export type Quotation = z.infer<typeof quotationSchema>;

/** The address of a passage on this site. `origin` has no trailing slash. */
export const linkTo = (origin: string, translation: string, reference: string): string => {
  const parsed = parseReference(reference);
  return origin + (parsed.ok ? readPath(translation, parsed.reference) : "/");
};

/** A verse with where it stands on this site. */
export const withLink =
  (origin: string, translation: string) =>
  ({ reference, text }: { readonly reference: string; readonly text: string }) => ({
    reference,
    text,
    link: linkTo(origin, translation, reference),
  });

/** The reference as people write it: "Psalm 23", where the answer has "Psalms 23". */
const inWords = (reference: string): string => {
  const parsed = parseReference(reference);
  return parsed.ok ? formatReference(parsed.reference) : reference;
};

/** Each verse on a line of its own, after its number; a verse alone without one. */
const linesOf = ({ verses }: PassageResponse): string =>
  verses.length === 1
    ? verses[0]!.text
    : verses
        .map(({ chapter, verse, text }, index) => {
          const isNewChapter = index === 0 || verses[index - 1]!.chapter !== chapter;
          return `${isNewChapter ? `${chapter}:` : ""}${verse} ${text}`;
        })
        .join("\n");

export const quotationOf = (origin: string, passage: PassageResponse): Quotation => ({
  reference: inWords(passage.reference),
  text: linesOf(passage),
  translation: passage.translation_name,
  translation_id: passage.translation_id,
  license: passage.translation_note,
  link: linkTo(origin, passage.translation_id, passage.reference),
});

/** The quotation as text, for assistants that read nothing else. */
export const quoted = ({ reference, text, translation, link }: Quotation): string =>
  `${reference} (${translation})\n${text || "omitted in this translation"}\n${link}`;
