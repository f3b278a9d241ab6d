import { plainTypography } from "./typography.ts";

/** What the shared rule for a biblical reference says (specification 1, section 5). */
export const referenceFormatMessages = {
  empty: "Biblical reference cannot be empty",
  invalid: "Invalid biblical reference format",
} as const;

const longestReference = 100;
const format = /^(?:[1-3] ?)?[A-Za-z]+(?: [A-Za-z]+)* \d{1,3}:\d{1,3}(?:-\d{1,3})?$/;

/** The sentence that refuses a text as "John 3:16" or "1 John 4:8-10" are written, or undefined if it is one. */
export const referenceFormatProblem = (text: string): string | undefined => {
  if (text.trim() === "") return referenceFormatMessages.empty;
  if (text.length > longestReference) return referenceFormatMessages.invalid;
  return format.test(plainTypography(text)) ? undefined : referenceFormatMessages.invalid;
};
