import type { WorldTranslationId } from "#domain/scripture/translations.ts";
import { createStore, useStore } from "#src/platform/store.ts";

/** Translations that their service no longer has, as far as this visit has found out: they are not offered again. */
const gone = createStore<readonly WorldTranslationId[]>([]);

export const noteGone = (translation: WorldTranslationId): void =>
  gone.update((present) => (present.includes(translation) ? present : [...present, translation]));

export const useGoneTranslations = (): readonly WorldTranslationId[] => useStore(gone, (present) => present);
