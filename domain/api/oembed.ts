import * as z from "zod/mini";
import { wholeNumber } from "./bible.ts";
import { fieldMessages } from "./messages.ts";

/** `GET /api/oembed`, as https://oembed.com describes it. */

const pixels = wholeNumber(fieldMessages.pixels, 1, Number.MAX_SAFE_INTEGER);

export const oembedQuerySchema = z.object({
  url: z.string(fieldMessages.address),
  /** XML is not offered. */
  format: z.optional(z.string()),
  maxwidth: pixels,
  maxheight: pixels,
});

export const oembedSchema = z.object({
  version: z.literal("1.0"),
  type: z.literal("rich"),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.url(),
  /** In seconds. */
  cache_age: z.int(),
  html: z.string(),
  width: z.int(),
  height: z.int(),
});

export type Oembed = z.infer<typeof oembedSchema>;

/** In pixels. */
export const frameSize = { width: 600, height: 320 } as const;
