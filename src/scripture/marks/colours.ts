/** The three highlight colours (docs/product/marks.md, "Highlights"). The names are also spoken, shown and printed. */
export const highlightColours = ["Orange", "Pink", "Grey"] as const;

export type HighlightColour = (typeof highlightColours)[number];

/** The class stored for a colour and set on the verse's text. */
export const classOfColour: Record<HighlightColour, string> = { Orange: "hl-orange", Pink: "hl-pink", Grey: "hl-grey" };

/** The colour of a stored class, including those of other programs ("bg-gray-200"); undefined for none or an unknown one. */
export const colourOfClass = (text: string): HighlightColour | undefined => {
  if (/orange|amber|yellow/i.test(text)) return "Orange";
  if (/pink|rose/i.test(text)) return "Pink";
  return /gr[ae]y|slate|stone|zinc|neutral/i.test(text) ? "Grey" : undefined;
};
