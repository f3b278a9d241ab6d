/** The three highlight colours (specification 1, section 9): the name is also said, shown and printed. */
export const highlightColours = ["Orange", "Pink", "Grey"] as const;

export type HighlightColour = (typeof highlightColours)[number];

/** The colour class that is stored and set on the verse's text. */
export const classOfColour: Record<HighlightColour, string> = { Orange: "hl-orange", Pink: "hl-pink", Grey: "hl-grey" };

/** The colour of any stored class, also of another program's ("bg-gray-200"); undefined for none and for unknown ones. */
export const colourOfClass = (text: string): HighlightColour | undefined => {
  if (/orange|amber|yellow/i.test(text)) return "Orange";
  if (/pink|rose/i.test(text)) return "Pink";
  return /gr[ae]y|slate|stone|zinc|neutral/i.test(text) ? "Grey" : undefined;
};
