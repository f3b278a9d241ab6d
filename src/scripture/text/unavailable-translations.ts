import type { RemoteTranslationId } from "#domain/scripture/translations/translations.ts";
import { createStore, useStore } from "#src/platform/store.ts";

/** Translations that their service no longer has, as seen in this session: they are not offered again. */
const gone = createStore<readonly RemoteTranslationId[]>([]);

export const noteUnavailable = (translation: RemoteTranslationId): void =>
  gone.update((present) => (present.includes(translation) ? present : [...present, translation]));

export const useUnavailableTranslations = (): readonly RemoteTranslationId[] => useStore(gone, (present) => present);
