import type { Reference } from "#domain/scripture/reference/reference.ts";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";

/** The code that reads references as they are typed. It loads with its first use. */

/** English, as `parseReference` of the domain. */
export const referenceParser = lazyCode(
  "reference parser",
  async () => (await import("#domain/scripture/reference/parse-reference.ts")).parseReference,
);

const otherLanguages = lazyCode("references in other languages", () => import("./typed-reference.ts"));

/**
 * Parses a text as a reference in the browser's languages ("es-MX en") or that of its script; null if it is not one, "no
 * passage" if there is no such chapter or verse. Rejects if the code or a list of names cannot be loaded.
 */
export const readLocalReference = async (text: string, browser: string): Promise<Reference | "no passage" | null> =>
  (await loadCode(otherLanguages)).readLocalReference(text, browser);
