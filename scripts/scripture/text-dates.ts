import type { EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";

/**
 * When the text of each embedded translation last changed here (ISO date), which the sitemap tells search engines. The
 * beginning of its checksum in the manifest says which text is meant: text-dates.test.ts fails when a text changes without
 * its date.
 */
export const textDates: Readonly<Record<EmbeddedTranslationId, { readonly checksum: string; readonly date: string }>> =
  {
    kjv: { checksum: "f9b71bed118b", date: "2026-11-22" },
    asv: { checksum: "2a05934045ad", date: "2026-11-22" },
    web: { checksum: "ce6517103f93", date: "2026-11-22" },
  };
