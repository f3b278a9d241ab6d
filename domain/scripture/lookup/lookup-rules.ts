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

/** Why the lookup refuses a query (`lookupMessages` says it); undefined if it does not. Typographic characters count as plain ones. */
export const lookupProblem = (query: string): "empty" | "keyword" | "invalid" | undefined => {
  const text = plainTypography(query);
  if (text === "") return "empty";
  if (text.startsWith(searchPrefix)) return "keyword";
  if (!/^[\p{L}\p{M}\p{N}\s:-]*$/u.test(text.replace(/[.,;]/g, " "))) return "invalid";
  return isKeywordSearch(text) ? "keyword" : undefined;
};
