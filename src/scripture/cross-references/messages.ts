import { maxTranslations, maxUpstreamChapters } from "./config.ts";

export const compareMessages = {
  title: "Cross references",
  lead: "A passage in up to three translations side by side, and other verses on the same subject.",
  passage: "Passage",
  example: "John 3:16-18",
  translations: "Translations, one to three",
  compare: "Compare",
  change: "Change",
  start: "Enter a passage such as “John 3:16-18” and press Compare.",
  /** docs/product/dictionary-and-comparison.md, "Comparison". */
  failed: "An error occurred while fetching the passage",
  failedOf: (translation: string, message: string) => `${translation}: ${message}`,
  loading: (translation: string) => `Loading the ${translation}…`,
  lastTranslation: "Keep at least one translation.",
  enoughTranslations: `You can compare up to ${maxTranslations} translations.`,
  differences: "Show differences in wording",
  verse: "Verse",
  byNumber: "Verses are compared by number. Translations in other languages may number some of them differently.",
  /** For a passage longer than what we request from the public service. */
  tooLongForUpstream: `It comes from a public service, which we ask for at most ${maxUpstreamChapters} chapters at a time. Choose a shorter passage.`,
  tooLong: "This passage is too long to compare in full. These are its first verses.",
  moreVerses: "Show more verses",
  shown: (shown: number, all: number) => `${shown} of ${all}`,
  related: "Related Verses",
  relatedNote: "",
  noRelated: "No related verses are known for this passage.",
  compareThis: (reference: string) => `Compare ${reference}`,
  moreRelated: "Show more related verses",
  credit: "Cross references from MetaV by Robert Rouse",
  empty: "Biblical reference cannot be empty",
  invalid: "Invalid biblical reference format",
} as const;
