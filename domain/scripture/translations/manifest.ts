import type { EmbeddedTranslationId } from "./translations.ts";

/** Lists the static Scripture files: `.generated/scripture/manifest.json`, served as `/bible/manifest.json`. */
export interface ScriptureManifest {
  /** Short hash of the content. It is part of every path below, so that an offline copy can tell when it is stale. */
  readonly version: string;
  readonly translations: readonly {
    readonly id: EmbeddedTranslationId;
    readonly name: string;
    /** SHA-256 of the chapters as JSON, in canonical order. */
    readonly checksum: string;
    /**
     * Download sizes in bytes: the text as uncompressed JSON, and the packed words as transferred. `original` is what is
     * known of the words behind the text, uncompressed; 0 for all but the King James Version.
     */
    readonly bytes: { readonly text: number; readonly words: number; readonly original: number };
    /** Digests (see digests.ts) of what is read to search: the unpacked words, the word index, the verses. */
    readonly digests: { readonly words: string; readonly index: string; readonly verses: string };
  }[];
  readonly weightsDigest: string;
}

/** Path of a chapter's file: JSON of type ChapterText. */
export const chapterFilePath = (
  version: string,
  translation: EmbeddedTranslationId,
  book: string,
  chapter: number,
): string => `/bible/${version}/${translation}/${book}/${chapter}.json`;

/** Path of a whole translation: JSON array of the 1,189 ChapterTexts in canonical order. */
export const translationFilePath = (version: string, translation: EmbeddedTranslationId): string =>
  `/bible/${version}/${translation}/text.json`;

/** Path of a translation's words for searching on a device: packed by search/pack.ts, opened by search/unpack.ts. */
export const packedWordsPath = (version: string, translation: EmbeddedTranslationId): string =>
  `/bible/${version}/${translation}/words.bin`;

/** Path of a translation's word index, opened by search/open.ts: for the worker, which has no time to unpack words. */
export const searchIndexPath = (version: string, translation: EmbeddedTranslationId): string =>
  `/bible/${version}/${translation}/search.bin`;

/** Path of a translation's verse texts for searching: 31,102 lines of plain text by ordinal, empty for an omitted verse. */
export const versesFilePath = (version: string, translation: EmbeddedTranslationId): string =>
  `/bible/${version}/${translation}/verses.txt`;

/** Path of a whole book: JSON array of its ChapterTexts. Saves requests where many chapters are needed at once. */
export const bookFilePath = (version: string, translation: EmbeddedTranslationId, book: string): string =>
  `/bible/${version}/${translation}/${book}/book.json`;

/** Path of the verses' ranking weights: a byte per verse by ordinal. Made of the cross references, under their licence. */
export const verseWeightsPath = (version: string): string => `/crossref/${version}/weights.bin`;

/** A file for each chapter would be 2,400 files more; one for each book would send 90 kB for a psalm. */
const chaptersInFile = 10;

/** Which of its book's files of cross references, or of words, a chapter is in, from 0. */
export const partOfBook = (chapter: number): number => Math.floor((chapter - 1) / chaptersInFile);

/** The part's name in addresses: "11-20" for chapter 12, also where the book ends earlier. */
export const partName = (chapter: number): string => {
  const before = partOfBook(chapter) * chaptersInFile;
  return `${before + 1}-${before + chaptersInFile}`;
};

/** The content of the files of a book: its chapters in order, at most ten in each. */
export const inParts = <Chapter>(chapters: readonly Chapter[]): readonly (readonly Chapter[])[] =>
  Array.from({ length: Math.ceil(chapters.length / chaptersInFile) }, (_, part) =>
    chapters.slice(part * chaptersInFile, (part + 1) * chaptersInFile),
  );

/** Path of the cross references of a chapter and those beside it: JSON array of CrossReferenceChapters. */
export const crossReferencePath = (version: string, book: string, chapter: number): string =>
  `/crossref/${version}/${book}/${partName(chapter)}.json`;
