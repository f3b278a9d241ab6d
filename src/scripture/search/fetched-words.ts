import type { EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { useExternalValue } from "#src/platform/use-external-value.ts";
import { scriptureManifest } from "#src/scripture/manifest.ts";

/** Bytes of a translation's search index fetched so far. */
export interface FetchedWords {
  readonly translation: EmbeddedTranslationId;
  readonly bytes: number;
}

const fetched = new Map<EmbeddedTranslationId, number>();
const listeners = new Set<() => void>();

export const noteFetchedWords = ({ translation, bytes }: FetchedWords): void => {
  fetched.set(translation, bytes);
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The size of the search index that the first search in a translation fetches. */
export const bytesOfWords = (translation: EmbeddedTranslationId): number => scriptureManifest.translations.find(({ id }) => id === translation)!.bytes.words;

/** The bytes fetched so far; 0 at first. */
export const useFetchedWords = (translation: EmbeddedTranslationId): number => useExternalValue(() => fetched.get(translation) ?? 0, 0, subscribe);
