import * as z from "zod/mini";

/** A guide on the help page: one goal, step by step. */
export const guideSchema = z.object({
  id: z.string().check(z.regex(/^[a-z-]+$/)),
  title: z.string().check(z.minLength(3)),
  lead: z.string().check(z.minLength(20)),
  steps: z
    .array(z.object({ title: z.string().check(z.minLength(3)), text: z.string().check(z.minLength(20)) }))
    .check(z.minLength(3)),
  /** A screen on which to try it. */
  link: z.object({ href: z.string().check(z.startsWith("/")), label: z.string() }),
});

export type Guide = z.infer<typeof guideSchema>;
