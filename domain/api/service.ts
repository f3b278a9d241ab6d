import * as z from "zod/mini";

/** `GET /api/health` */
export const healthSchema = z.object({
  status: z.literal("ok"),
  /** The version of the API. */
  version: z.string(),
  texts: z.object({
    /** Changes whenever any text changes. */
    version: z.string(),
    /** By translation: SHA-256 of its chapters as JSON, in canonical order. */
    sha256: z.record(z.string(), z.string()),
  }),
});

export type Health = z.infer<typeof healthSchema>;
