import * as z from "zod/mini";

/** Words as a reader counts them. */
export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;

/** Running text of so many words (content guide: lengths), without exclamation marks. */
export const proseOf = (least: number, most: number) =>
  z
    .string()
    .check(
      z.refine((text) => wordCount(text) >= least && wordCount(text) <= most, `has ${least} to ${most} words`),
      z.refine((text) => !text.includes("!"), "has no exclamation mark"),
    );

/** A written prayer; lines are divided by line breaks. */
export const writtenPrayer = proseOf(50, 110);

/** A plain reference such as `Psalm 121:7-8`, as the reader's search understands it. */
export const plainReference = z.string().check(z.regex(/^(?:[1-3] )?[A-Z][A-Za-z ]+ \d+:\d+(?:-\d+)?$/, "a book, a chapter and verses"));

/** Scripture in our own content: KJV word for word, a whole verse or a clause that makes sense alone. */
export const quotationSchema = z.object({ text: z.string().check(z.minLength(10)), reference: plainReference });
export type Quotation = z.infer<typeof quotationSchema>;
