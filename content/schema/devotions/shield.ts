import * as z from "zod/mini";
import { plainReference, proseOf, quotationSchema } from "./prose.ts";

/** A sentence or two to say aloud, and the passage they are based on. */
const declarationSchema = z.object({ text: proseOf(12, 40), reference: plainReference });
export type Declaration = z.infer<typeof declarationSchema>;

export const shieldContentSchema = z.object({
  declarations: z.array(declarationSchema).check(z.length(20)),
  dailyWords: z.array(quotationSchema).check(z.minLength(31)),
  oldTestamentReadings: z.array(quotationSchema).check(z.minLength(16)),
  newTestamentReadings: z.array(quotationSchema).check(z.minLength(16)),
});
