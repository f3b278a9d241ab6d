import type { EmbeddedTranslationId } from "./translations.ts";

/** Whole translations to take away (docs/api.md, "Whole translations to take away"). */

export const downloadFormats = ["json", "text", "usfm"] as const;

type DownloadFormat = (typeof downloadFormats)[number];

/** An entry of `.generated/scripture/downloads.json`. */
export interface Download {
  readonly translation: EmbeddedTranslationId;
  readonly format: DownloadFormat;
  /** What may be done with the text. It is in the file as well. */
  readonly license: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

const endings: Readonly<Record<DownloadFormat, string>> = { json: ".json", text: ".txt", usfm: "-usfm.zip" };

/** The address of a file. It never changes its content: the version is a hash of all texts. */
export const downloadPath = (version: string, translation: EmbeddedTranslationId, format: DownloadFormat): string =>
  `/bible/${version}/${translation}/${translation}${endings[format]}`;

export const digestsPath = (version: string): string => `/bible/${version}/SHA256SUMS`;
