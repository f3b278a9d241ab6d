import { books } from "#domain/scripture/books.ts";
import { bookFilePath, packedWordsPath, verseWeightsPath } from "#domain/scripture/manifest.ts";
import type { EmbeddedTranslationId } from "#domain/scripture/translations.ts";

/** Every file needed to read and search a translation offline. */
export const filesOfTranslation = (version: string, translation: EmbeddedTranslationId): string[] => [
  ...books.map((book) => bookFilePath(version, translation, book.id)),
  packedWordsPath(version, translation),
  verseWeightsPath(version),
];
