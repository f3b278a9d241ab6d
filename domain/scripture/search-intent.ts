import { lookupMessages } from "./lookup-messages.ts";
import { parseReference } from "./parse-reference.ts";
import type { Reference } from "./reference.ts";
import { searchFormProblem } from "./search-form.ts";

/** What a visitor means by what they typed into the one box. */
export type SearchIntent =
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "reference"; readonly reference: Reference }
  /** Written as a reference to something that does not exist. */
  | { readonly kind: "not-found"; readonly message: string }
  | { readonly kind: "words"; readonly query: string };

/**
 * References win; what is no reference is a search for words (decision 2). Loads the reference parser: import it
 * where a person has typed.
 */
export const readSearch = (text: string): SearchIntent => {
  const message = searchFormProblem(text);
  if (message !== undefined) return { kind: "refused", message };
  const parsed = parseReference(text);
  if (parsed.ok) return { kind: "reference", reference: parsed.reference };
  const isMistaken =
    parsed.problem === "out-of-bounds" || parsed.problem === "reversed" || (parsed.problem === "unknown-book" && text.includes(":"));
  const query = text.trim();
  return isMistaken ? { kind: "not-found", message: lookupMessages.notFound(query) } : { kind: "words", query };
};
