import * as z from "zod/mini";
import { proseOf, quotationSchema, writtenPrayer } from "./prose.ts";

const caseStudyCategories = ["Biblical", "Historical"] as const;
export type CaseStudyCategory = (typeof caseStudyCategories)[number];

/** A person's life before, at and after meeting Christ. Paragraphs are separated by line breaks. */
export const caseStudySchema = z.object({
  id: z.string().check(z.regex(/^[a-z-]+$/)),
  name: z.string().check(z.minLength(3)),
  category: z.enum(caseStudyCategories),
  title: z.string().check(z.minLength(3)),
  summary: proseOf(12, 35),
  story: proseOf(180, 280),
  beforeChrist: proseOf(50, 90),
  encounter: proseOf(50, 90),
  afterChrist: proseOf(50, 90),
  keyVerse: quotationSchema,
  reflection: z.object({ question: z.string().check(z.regex(/^[^.?!]+\?$/, "one question")), text: proseOf(30, 70) }),
});
export type CaseStudy = z.infer<typeof caseStudySchema>;

const salvationStepSchema = z.object({
  letter: z.enum(["A", "B", "C"]),
  word: z.string(),
  text: proseOf(30, 70),
  scripture: quotationSchema,
});

/** Something to do afterwards. `to` is a path on this site. */
const nextThingSchema = z.object({ title: z.string(), text: proseOf(15, 50), to: z.optional(z.string()) });

export const salvationContentSchema = z.object({
  hero: z.object({ title: z.string(), lead: proseOf(15, 45) }),
  godsLove: z.object({ title: z.string(), paragraphs: z.array(proseOf(25, 80)), scripture: quotationSchema }),
  steps: z.array(salvationStepSchema).check(z.length(3)),
  prayer: writtenPrayer,
  afterPrayer: proseOf(20, 70),
  next: z.array(nextThingSchema).check(z.minLength(4)),
  joy: quotationSchema,
});
export type SalvationContent = z.infer<typeof salvationContentSchema>;
