import { lookupMessages } from "../messages.ts";
import { plainTypography } from "../text/typography.ts";

/** Strict rules, which tell references from keyword searches (docs/product/search.md, "Strict lookup"). */

export const lookupKeywords = [
  "faith",
  "hope",
  "love",
  "prayer",
  "peace",
  "joy",
  "grace",
  "mercy",
  "forgiveness",
  "salvation",
  "eternal",
  "righteousness",
  "truth",
  "light",
  "life",
  "blessed",
  "holy",
  "glory",
  "praise",
  "worship",
  "repent",
  "believe",
  "trust",
  "fear",
  "wisdom",
  "strength",
  "comfort",
  "healing",
  "miracle",
  "kingdom",
] as const;

/** Prefix of a query copied from the search page's URL. */
const searchPrefix = "?search=";

/** Whether a text contains one of the keywords, in any case. */
export const isKeywordSearch = (text: string): boolean => {
  const lower = text.toLowerCase();
  return lookupKeywords.some((keyword) => lower.includes(keyword));
};

/** The message if the lookup refuses a query, otherwise undefined. Typographic characters count as their plain equivalents. */
export const lookupProblem = (query: string): string | undefined => {
  const text = plainTypography(query).trim();
  if (text === "") return lookupMessages.empty;
  if (text.startsWith(searchPrefix)) return lookupMessages.keyword;
  if (!/^[\p{L}\p{M}\p{N}\s:-]*$/u.test(text.replace(/[.,;]/g, " "))) return lookupMessages.invalid;
  return isKeywordSearch(text) ? lookupMessages.keyword : undefined;
};
