import * as z from "zod/mini";
import { subjectGroupIds, subjectIds } from "#domain/site/subjects/subjects.ts";

/** A passage of one to eight verses of the King James Version, and what it gives to somebody in that place. */
export const subjectPassageSchema = z.object({
  reference: z.string(),
  /** One sentence of 8 to 26 words, honest about whom the passage was first said to. Quotations from it stand in “ ”. */
  why: z.string().check(z.minLength(30), z.maxLength(220)),
});

export type SubjectPassage = z.infer<typeof subjectPassageSchema>;

/** A need or subject with a page of its own. Its name follows from its id. */
const subjectSchema = z.object({
  id: z.enum(subjectIds),
  /** What people type instead of the name. */
  otherNames: z.readonly(z.array(z.string().check(z.minLength(3), z.maxLength(30))).check(z.minLength(1))),
  /** One plain sentence. */
  intro: z.string().check(z.minLength(40), z.maxLength(200)),
  /** Despair, violence, illness and the like: the page leads to people who can help now. */
  care: z.optional(z.literal(true)),
});

export type Subject = z.infer<typeof subjectSchema>;

export const subjectGroupSchema = z.object({
  id: z.enum(subjectGroupIds),
  name: z.string().check(z.minLength(5)),
  subjects: z.array(subjectSchema).check(z.minLength(5)),
});

export type SubjectGroup = z.infer<typeof subjectGroupSchema>;
