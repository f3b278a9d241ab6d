import { isCommaReference, isLocalFirst, withEnglishSigns } from "#domain/scripture/reference/comma-verses.ts";
import type { ParsedReference } from "#domain/scripture/reference/parse-reference.ts";
import type { Reference } from "#domain/scripture/reference/reference.ts";
import { lazyCode, loadCode } from "#src/platform/loading/lazy-code.ts";
import type { RemoteBooks } from "#src/scripture/text/remote-translation-books.ts";

/** The code that reads references as they are typed. It loads with its first use. */

const referenceParser = lazyCode(
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

/** Parses a text as a reference with these names of books; null if it is not one. Rejects if the code cannot be loaded. */
export const readWithOwnNames = async (text: string, books: RemoteBooks): Promise<Reference | null> =>
  (await loadCode(otherLanguages)).readWithOwnNames(text, books);

/**
 * Parses a text as a reference in English or in the browser's languages ("es-MX en"). Rejects if the parser cannot be loaded, or,
 * for what is none in English, the code or a list of names.
 */
export const readReference = async (text: string, browser: string): Promise<ParsedReference> => {
  const parse = await loadCode(referenceParser);
  const parted = isCommaReference(text, browser) ? parse(withEnglishSigns(text)) : undefined;
  const english = parted?.ok ? parted : parse(text);
  if (english.ok && !isLocalFirst(text, browser)) return english;
  // Without the list of names what English reads is still known.
  const local = await readLocalReference(text, browser).catch((error: unknown) => {
    if (!english.ok) throw error;
  });
  if (local === "no passage") return english.ok ? english : { ok: false, problem: "out-of-bounds" };
  return local ? { ok: true, reference: local } : english;
};
