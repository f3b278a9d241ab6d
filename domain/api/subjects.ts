import * as z from "zod/mini";
import { relatedSchema } from "./cross-references.ts";
import { subjectIdSchema } from "./search.ts";

/** `GET /api/subjects` and `GET /api/subjects/{id}` */

const subjectShape = {
  id: subjectIdSchema,
  name: z.string(),
  /** The name of its group: "Grief and loss". */
  group: z.string(),
  other_names: z.array(z.string()),
  intro: z.string(),
  /** True where somebody may need help now (despair, violence, illness): please show where to find it. */
  care: z.boolean(),
};

export const listedSubjectSchema = z.object({
  ...subjectShape,
  /** How many passages it has. */
  passages: z.int(),
  /** The subject on this API. */
  url: z.url(),
});

export const subjectListSchema = z.object({ subjects: z.array(listedSubjectSchema) });

export const subjectPassageSchema = z.extend(relatedSchema, {
  /** What the passage gives to somebody in that place. Written for the King James Version, whose words it may quote. */
  why: z.string(),
});

export const subjectAnswerSchema = z.object({
  ...subjectShape,
  passages: z.array(subjectPassageSchema),
  translation_id: z.string(),
  translation_name: z.string(),
  translation_note: z.string(),
});

export type SubjectList = z.infer<typeof subjectListSchema>;
export type SubjectAnswer = z.infer<typeof subjectAnswerSchema>;
