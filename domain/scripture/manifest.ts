import type { EmbeddedTranslationId } from "./translations.ts";

/** What lies in the static Scripture files: `.generated/scripture/manifest.json`, served as `/bible/manifest.json`. */
export interface ScriptureManifest {
  /** Short hash of the content; part of every address below, so that an offline copy knows when it is stale. */
  readonly version: string;
  readonly translations: readonly {
    readonly id: EmbeddedTranslationId;
    readonly name: string;
    /** SHA-256 of the chapters as JSON, in canonical order. */
    readonly checksum: string;
    /** Sizes in bytes of what a device takes: the text as JSON, uncompressed, and the words for the search, as they travel. */
    readonly bytes: { readonly text: number; readonly words: number };
  }[];
}

/** Address of a chapter's file: JSON of type ChapterText. */
export const chapterFilePath = (version: string, translation: EmbeddedTranslationId, book: string, chapter: number): string =>
  `/bible/${version}/${translation}/${book}/${chapter}.json`;

/** Address of a whole translation: JSON array of the 1,189 ChapterTexts in canonical order. */
export const translationFilePath = (version: string, translation: EmbeddedTranslationId): string => `/bible/${version}/${translation}/text.json`;

/** Address of a translation's words for searching on a device: gzip of what search/pack.ts makes and search/unpack.ts opens. */
export const packedWordsPath = (version: string, translation: EmbeddedTranslationId): string => `/bible/${version}/${translation}/words.bin`;

/** Address of a translation's word index: binary, opened by search/open.ts. The worker reads it: it has less time to open it than a device has to wait for it. */
export const searchIndexPath = (version: string, translation: EmbeddedTranslationId): string => `/bible/${version}/${translation}/search.bin`;

/** Address of a translation's verse texts for searching: 31,102 lines of plain text by ordinal, an empty line for an omitted verse. */
export const versesFilePath = (version: string, translation: EmbeddedTranslationId): string => `/bible/${version}/${translation}/verses.txt`;

/** Address of a whole book: JSON array of its ChapterTexts. For those who need many chapters at once. */
export const bookFilePath = (version: string, translation: EmbeddedTranslationId, book: string): string =>
  `/bible/${version}/${translation}/${book}/book.json`;

/** Address of the verses' weights for ranking: one byte a verse by ordinal. Derived from the cross references, under their licence. */
export const verseWeightsPath = (version: string): string => `/crossref/${version}/weights.bin`;

/** Address of a chapter's cross references: JSON of type CrossReferenceChapter. */
export const crossReferencePath = (version: string, book: string, chapter: number): string => `/crossref/${version}/${book}/${chapter}.json`;
