import { searchFormMessages } from "../messages.ts";
import { plainTypography } from "../text/typography.ts";

export { searchFormMessages };

/** In characters. Longer input is refused without being parsed; nobody types more. */
const longestSearch = 1000;

/**
 * The form's character rule: letters of any script with their vowel signs, digits, white space, colon and hyphen, checked
 * after typographic characters, dots, brackets and list separators are replaced by plain ones. Quotes mark phrases;
 * apostrophes belong to words.
 */
const allowed = /^[\p{L}\p{M}\p{N}\s:'"-]+$/u;

/** The message if a search is refused, otherwise undefined. */
export const searchFormProblem = (text: string): string | undefined => {
  if (text.trim() === "") return searchFormMessages.empty;
  if (text.length > longestSearch) return searchFormMessages.invalid;
  const plain = plainTypography(text).replace(/[.,;&()[\]]/g, " ");
  return allowed.test(plain) && /[\p{L}\p{N}]/u.test(plain) ? undefined : searchFormMessages.invalid;
};
