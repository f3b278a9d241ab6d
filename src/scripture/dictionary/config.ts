/** Specification 2, section 9. */
export const termsPerPage = 6;

/** The list of old words is short lines: more fit on a page. */
export const wordsPerPage = 24;
