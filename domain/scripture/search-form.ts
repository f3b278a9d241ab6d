import { plainTypography } from "./typography.ts";

/** What the search form says (specification 1, section 5, home search form). */
export const searchFormMessages = {
  empty: "Please enter a search term.",
  invalid: 'Please enter a valid Bible reference (e.g., "John 3:16" or "Genesis").',
  failed: "An error occurred while processing your search.",
} as const;

/** More than anyone types; what is longer is refused before it is read. In characters. */
const longestSearch = 1000;

/**
 * The character rule of the form: letters, digits, white space, colon and hyphen, after typographic signs, dots and the
 * commas and semicolons of lists are brought to plain ones (decision 2). Quotes mark phrases, apostrophes belong to words.
 */
const allowed = /^[A-Za-z0-9\s:'"-]+$/;

/** The sentence that refuses a search, or undefined if it can be tried. */
export const searchFormProblem = (text: string): string | undefined => {
  if (text.trim() === "") return searchFormMessages.empty;
  if (text.length > longestSearch) return searchFormMessages.invalid;
  const plain = plainTypography(text).replace(/[.,;&]/g, " ");
  return allowed.test(plain) && /[A-Za-z0-9]/.test(plain) ? undefined : searchFormMessages.invalid;
};
