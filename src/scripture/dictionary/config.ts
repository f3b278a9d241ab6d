/** docs/product/dictionary-and-comparison.md, "Dictionary". */
export const termsPerPage = 6;

/** Old words are listed as short lines, so more fit on a page. */
export const wordsPerPage = 24;
