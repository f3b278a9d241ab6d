import { lookupMessages } from "../messages.ts";
import { parseReference, type ReferenceProblem } from "../reference/parse-reference.ts";
import type { Reference } from "../reference/reference.ts";
import { searchFormProblem } from "./search-form.ts";
import { abbreviations, shortName } from "../translations/short-name.ts";
import { isTranslation, type TranslationId } from "../translations/translations.ts";

/** What a visitor meant by the text they typed into the search box. */
export type SearchIntent =
  | { readonly kind: "refused"; readonly message: string }
  /** `translation`: named after the reference, as in "John 3:16 ASV". */
  | { readonly kind: "reference"; readonly reference: Reference; readonly translation?: TranslationId }
  /** Looks like a reference, but the passage does not exist. */
  | { readonly kind: "not-found"; readonly message: string }
  | { readonly kind: "words"; readonly query: string };

/** Looks like a reference, but the passage does not exist. */
const isMistake = (problem: ReferenceProblem): boolean => problem === "out-of-bounds" || problem === "reversed";

/** The key of a translation by what readers call it, in lower case; other words are what they were. */
const keyOfShortName = (word: string): string =>
  Object.keys(abbreviations).find((id) => shortName(id).toLowerCase() === word) ?? word;

/** Splits "John 3:16 ASV" and "Juan 3:16 RV1909" into the text before the translation key and the translation; undefined if none is named. */
export const namedTranslation = (
  text: string,
): { readonly text: string; readonly translation: TranslationId } | undefined => {
  const words = text.trim().split(/\s+/);
  const key = keyOfShortName(words.at(-1)!.toLowerCase());
  return words.length > 1 && isTranslation(key)
    ? {
        text: words
          .slice(0, -1)
          .join(" ")
          .replace(/[,;:]$/, ""),
        translation: key,
      }
    : undefined;
};

/**
 * Interprets a search: references first, anything else is a word search. Loads the reference parser, so
 * import it only where a person has typed.
 */
export const readSearch = (text: string): SearchIntent => {
  const message = searchFormProblem(text);
  if (message !== undefined) return { kind: "refused", message };
  const named = namedTranslation(text);
  const before = named && parseReference(named.text);
  if (before?.ok) return { kind: "reference", reference: before.reference, translation: named!.translation };
  const parsed = before && isMistake(before.problem) ? before : parseReference(text);
  if (parsed.ok) return { kind: "reference", reference: parsed.reference };
  const isMistaken = isMistake(parsed.problem) || (parsed.problem === "unknown-book" && text.includes(":"));
  const query = text.trim();
  return isMistaken ? { kind: "not-found", message: lookupMessages.notFound(query) } : { kind: "words", query };
};
