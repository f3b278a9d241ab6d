import type { EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { createStore, useStore } from "#src/platform/store.ts";
import { scriptureManifest } from "#src/scripture/manifest.ts";

/** Bytes of a translation's search index fetched so far. */
export interface FetchedWords {
  readonly translation: EmbeddedTranslationId;
  readonly bytes: number;
}

const fetched = createStore<Readonly<Partial<Record<EmbeddedTranslationId, number>>>>({});

export const noteFetchedWords = ({ translation, bytes }: FetchedWords): void =>
  fetched.update((present) => ({ ...present, [translation]: bytes }));

/** The size of the search index that the first search in a translation fetches. */
export const bytesOfWords = (translation: EmbeddedTranslationId): number =>
  scriptureManifest.translations.find(({ id }) => id === translation)!.bytes.words;

/** The bytes fetched so far; 0 at first. */
export const useFetchedWords = (translation: EmbeddedTranslationId): number =>
  useStore(fetched, (bytes) => bytes[translation] ?? 0);
