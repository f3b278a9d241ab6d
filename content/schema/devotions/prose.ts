import * as z from "zod/mini";

/** Number of words in a text. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

/** Prose of `least` to `most` words (content guide: lengths), without exclamation marks. */
export const proseOf = (least: number, most: number) =>
  z.string().check(
    z.refine((text) => wordCount(text) >= least && wordCount(text) <= most, `has ${least} to ${most} words`),
    z.refine((text) => !text.includes("!"), "has no exclamation mark"),
  );

/** A written prayer. Lines are separated by line breaks. */
export const writtenPrayer = proseOf(50, 110);

/** A simple reference that the search understands, such as `Psalm 121:7-8`. */
export const plainReference = z
  .string()
  .check(z.regex(/^(?:[1-3] )?[A-Z][A-Za-z ]+ \d+:\d+(?:-\d+)?$/, "a book, a chapter and verses"));

/** A quotation from Scripture: KJV, word for word, a whole verse or a clause that makes sense on its own. */
export const quotationSchema = z.object({ text: z.string().check(z.minLength(10)), reference: plainReference });
export type Quotation = z.infer<typeof quotationSchema>;
