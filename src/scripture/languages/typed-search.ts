import type { Reference } from "#domain/scripture/reference/reference.ts";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";

export { readSearch } from "#domain/scripture/lookup/search-intent.ts";

const typedReferences = lazyCode("references in other languages", () => import("./typed-reference.ts"));

/**
 * Whether a search that English does not take for a passage may name one in another language: it has letters that English
 * has not, or a name with numbers after it.
 */
export const mayBeForeignReference = (text: string, kind: string): boolean =>
  (kind === "words" || kind === "problem") &&
  (/[^\p{ASCII}\p{P}]/u.test(text) || /\p{L}\.? ?\d[\d\s:.,;-]*$/u.test(text));

/** Parses a text as a reference in the browser's languages or that of its script; null if it is not one. */
export const readLocalReference = async (text: string, browser: string): Promise<Reference | null> => {
  try {
    return await (await loadCode(typedReferences)).readLocalReference(text, browser);
  } catch {
    return null;
  }
};
