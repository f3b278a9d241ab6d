import { storedTexts } from "#domain/site/stored-texts.data.ts";

/** What is stored under a key, in plain words. */
export const labelOf = (key: string): string =>
  (storedTexts as Readonly<Record<string, { what: string } | undefined>>)[key]?.what ?? key;
