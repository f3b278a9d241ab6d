import { lookupMessages } from "#domain/scripture/lookup/messages.ts";
import type { ReferenceProblem } from "#domain/scripture/reference/parse-reference.ts";
import { referenceFormatMessages } from "./messages.ts";

/** The message for a reference that cannot be compared. */
export const referenceMessage = (problem: ReferenceProblem, query: string): string => {
  if (problem === "empty") return referenceFormatMessages.empty;
  return problem === "not-a-reference" || problem === "too-long"
    ? referenceFormatMessages.invalid
    : lookupMessages.notFound(query);
};
