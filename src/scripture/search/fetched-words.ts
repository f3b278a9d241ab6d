import type { EmbeddedTranslationId } from "#domain/scripture/translations.ts";
import { useExternalValue } from "#src/platform/use-external-value.ts";
import { scriptureManifest } from "#src/scripture/manifest.ts";

/** How many bytes of a translation's words have come to the device. */
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

/** All that there are to fetch for the first search in a translation. */
export const bytesOfWords = (translation: EmbeddedTranslationId): number => scriptureManifest.translations.find(({ id }) => id === translation)!.bytes.words;

/** How many of them are here: 0 before the first has come. */
export const useFetchedWords = (translation: EmbeddedTranslationId): number => useExternalValue(() => fetched.get(translation) ?? 0, 0, subscribe);
