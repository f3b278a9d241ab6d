import { lookupMessages } from "#domain/scripture/lookup-messages.ts";
import type { ReferenceProblem } from "#domain/scripture/parse-reference.ts";
import { maxTranslations, maxUpstreamChapters } from "./config.ts";

export const compareMessages = {
  /** docs/product/dictionary-and-comparison.md, "Comparison". */
  failed: "An error occurred while fetching the passage",
  lastTranslation: "Keep at least one translation.",
  enoughTranslations: `You can compare up to ${maxTranslations} translations.`,
  byNumber:
    "Verses stand side by side by their numbers. Translations of other languages may count some of them otherwise.",
  /** For a passage longer than what we request from the public service. */
  tooLongForUpstream: `It comes from a public service, which we ask for at most ${maxUpstreamChapters} chapters at a time.`,
} as const;

/** The messages for a reference. The parser decides what counts as one. */
export const referenceFormatMessages = {
  empty: "Biblical reference cannot be empty",
  invalid: "Invalid biblical reference format",
} as const;

/** The message for a reference that cannot be compared. */
export const referenceMessage = (problem: ReferenceProblem, query: string): string => {
  if (problem === "empty") return referenceFormatMessages.empty;
  return problem === "not-a-reference" || problem === "too-long"
    ? referenceFormatMessages.invalid
    : lookupMessages.notFound(query);
};
