import { lookupMessages } from "./lookup-messages.ts";
import { plainTypography } from "./typography.ts";

/** The strict rules of the scripture lookup (specification 1, section 5): what is a reference by its looks, and what is a search for words. */

export const lookupKeywords = [
  "faith", "hope", "love", "prayer", "peace", "joy", "grace", "mercy", "forgiveness", "salvation",
  "eternal", "righteousness", "truth", "light", "life", "blessed", "holy", "glory", "praise", "worship",
  "repent", "believe", "trust", "fear", "wisdom", "strength", "comfort", "healing", "miracle", "kingdom",
] as const;

/** The search page's own query. */
const searchPrefix = "?search=";

/** Whether a text contains one of the keywords, in any case. */
export const isKeywordSearch = (text: string): boolean => {
  const lower = text.toLowerCase();
  return lookupKeywords.some((keyword) => lower.includes(keyword));
};

/** Why the lookup refuses a query, as a sentence for the visitor; undefined if it does not. Typographic signs count as the plain ones they stand for. */
export const lookupProblem = (query: string): string | undefined => {
  const text = plainTypography(query).trim();
  if (text === "") return lookupMessages.empty;
  if (text.startsWith(searchPrefix)) return lookupMessages.keyword;
  if (!/^[\p{L}\d\s:-]*$/u.test(text.replace(/[.,;]/g, " "))) return lookupMessages.invalid;
  return isKeywordSearch(text) ? lookupMessages.keyword : undefined;
};
