import { lookupMessages } from "#domain/scripture/lookup-messages.ts";
import type { ReferenceProblem } from "#domain/scripture/parse-reference.ts";
import { mostTranslations, mostUpstreamChapters } from "./config.ts";

export const compareMessages = {
  /** Specification 2, section 8. */
  failed: "An error occurred while fetching the passage",
  lastTranslation: "At least one translation stays chosen.",
  enoughTranslations: `${mostTranslations} translations at most stand side by side.`,
  /** A translation that is not embedded, and more than its service is asked for. */
  tooLongForUpstream: `It comes from a public service, which is asked for at most ${mostUpstreamChapters} chapters at a time.`,
} as const;

/** Specification 1, section 5: the shared rule for a biblical reference. What is one, the parser decides (decision 2). */
export const referenceFormatMessages = {
  empty: "Biblical reference cannot be empty",
  invalid: "Invalid biblical reference format",
} as const;

/** The sentence for a reference that cannot be compared. */
export const referenceMessage = (problem: ReferenceProblem, query: string): string => {
  if (problem === "empty") return referenceFormatMessages.empty;
  return problem === "not-a-reference" || problem === "too-long" ? referenceFormatMessages.invalid : lookupMessages.notFound(query);
};
