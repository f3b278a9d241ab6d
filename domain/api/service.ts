import * as z from "zod/mini";

/** The version of the API, as in CHANGELOG.md (docs/api.md, "What changes, and how it is told"). */
export const apiVersion = "1.6.0";

/** The feed of what changed in the API: a static file, made from CHANGELOG.md. */
export const changesFeedPath = "/changes.atom";

/** The page on which a request is put together and sent. */
export const developersPath = "/developers";

/** The client for JavaScript as a package that npm installs: a static file. */
export const clientPath = "/lampstand-client.tgz";

/** `GET /api/health` */
export const healthSchema = z.object({
  status: z.literal("ok"),
  version: z.string(),
  texts: z.object({
    /** Changes whenever any text changes. */
    version: z.string(),
    /** By translation: SHA-256 of its chapters as JSON, in canonical order. */
    sha256: z.record(z.string(), z.string()),
  }),
});

export type Health = z.infer<typeof healthSchema>;
