/** What the search box offers while the visitor types. Choosing one searches for its text, or for the reference of a named passage. */
export type Suggestion =
  | { readonly kind: "recent" | "book" | "chapter"; readonly text: string }
  /** The reference is in the language of the interface. */
  | { readonly kind: "passage"; readonly text: string; readonly reference: string };

export const queryOf = (suggestion: Suggestion): string =>
  suggestion.kind === "passage" ? suggestion.reference : suggestion.text;

/** The id of a suggestion's element, which the box names as the active one. */
export const suggestionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Puts a search at the head of the recent ones. Case is ignored when removing its duplicate. */
export const withRecent = (recent: readonly string[], query: string, limit: number): readonly string[] =>
  [query, ...recent.filter((one) => one.toLowerCase() !== query.toLowerCase())].slice(0, limit);
