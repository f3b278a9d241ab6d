/** The catalogue of translations. How to add one: docs/architecture.md. */

export interface Translation {
  /** Lower-case key used in URLs and by the API. */
  readonly id: string;
  readonly name: string;
  readonly language: string;
  /** Shown under passages and returned by the API as `translation_note`. */
  readonly note: string;
  /**
   * `embedded` texts ship with the product; the worker fetches `upstream` ones from the public Bible text service, and
   * those of the `world`'s languages from there or from the second one (languages/edition.ts).
   */
  readonly source: "embedded" | "upstream" | "world";
}

const table = [
  { id: "kjv", name: "King James Version", language: "English", note: "Public Domain", source: "embedded" },
  { id: "asv", name: "American Standard Version", language: "English", note: "Public Domain", source: "embedded" },
  { id: "web", name: "World English Bible", language: "English", note: "Public Domain", source: "embedded" },
  {
    id: "webbe",
    name: "World English Bible, British Edition",
    language: "English",
    note: "Public Domain",
    source: "upstream",
  },
  { id: "bbe", name: "Bible in Basic English", language: "English", note: "Public Domain", source: "upstream" },
  { id: "darby", name: "Darby Bible", language: "English", note: "Public Domain", source: "upstream" },
  {
    id: "ylt",
    name: "Young's Literal Translation (New Testament only)",
    language: "English",
    note: "Public Domain",
    source: "upstream",
  },
] as const satisfies readonly Translation[];

export type EmbeddedTranslationId = Extract<(typeof table)[number], { source: "embedded" }>["id"];
type OwnTranslationId = (typeof table)[number]["id"];
/** The key of a translation in one of the world's languages: its code, and a name. `spa_r09` */
export type RemoteTranslationId = `${string}_${string}`;
export type TranslationId = OwnTranslationId | RemoteTranslationId;

export const translations: readonly Translation[] = table;
const byId = Object.fromEntries(table.map((translation) => [translation.id, translation])) as Record<
  OwnTranslationId,
  Translation
>;
/** All keys, in catalogue order. */
export const translationIds: readonly OwnTranslationId[] = table.map(({ id }) => id);
export const defaultTranslationId = "kjv" satisfies EmbeddedTranslationId;
export const embeddedTranslationIds: readonly EmbeddedTranslationId[] = table
  .filter(({ source }) => source === "embedded")
  .map(({ id }) => id as EmbeddedTranslationId);

/** Whether a text has the form of a key of the world's languages. Which of them exist, only the service knows. */
export const isRemoteTranslation = (id: string): id is RemoteTranslationId => /^[a-z]{3}_[a-z0-9_-]{1,28}$/.test(id);

/** What is known of a translation of the world by its key alone. */
const remoteTranslation = (id: RemoteTranslationId): Translation => ({
  id,
  name: id.toUpperCase(),
  language: "",
  note: "",
  source: "world",
});

/** The translation with this id. */
export const translationById = (id: TranslationId): Translation =>
  isRemoteTranslation(id) ? remoteTranslation(id) : byId[id as OwnTranslationId];

/** Finds a translation by its key in any case; undefined for unknown keys, and a bare one for a key of the world's languages. */
export const findTranslation = (text: string): Translation | undefined => {
  const key = text.trim().toLowerCase();
  return isRemoteTranslation(key) ? remoteTranslation(key) : translations.find((translation) => translation.id === key);
};

/** Whether a text is a key of the catalogue, embedded or not, or one of the world's languages. */
export const isTranslation = (id: string): id is TranslationId =>
  isRemoteTranslation(id) || translations.some((translation) => translation.id === id);

export const isEmbedded = (id: string): id is EmbeddedTranslationId =>
  (embeddedTranslationIds as readonly string[]).includes(id);
