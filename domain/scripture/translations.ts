/** The catalogue of translations. How to add one: docs/architecture.md. */

export interface Translation {
  /** Lower-case key used in URLs and by the API. */
  readonly id: string;
  readonly name: string;
  readonly language: string;
  /** Shown under passages and returned by the API as `translation_note`. */
  readonly note: string;
  /** `embedded` texts ship with the product; the worker fetches `upstream` ones from the public Bible text service. */
  readonly source: "embedded" | "upstream";
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
export type TranslationId = (typeof table)[number]["id"];

export const translations: readonly Translation[] = table;
const byId = Object.fromEntries(table.map((translation) => [translation.id, translation])) as Record<
  TranslationId,
  Translation
>;
/** All keys, in catalogue order. */
export const translationIds: readonly TranslationId[] = table.map(({ id }) => id);
export const defaultTranslationId = "kjv" satisfies EmbeddedTranslationId;
export const embeddedTranslationIds: readonly EmbeddedTranslationId[] = table
  .filter(({ source }) => source === "embedded")
  .map(({ id }) => id as EmbeddedTranslationId);

/** The translation with this id. */
export const translationById = (id: TranslationId): Translation => byId[id];

/** Finds a translation by its key in any case; undefined for unknown keys. */
export const findTranslation = (text: string): Translation | undefined => {
  const key = text.trim().toLowerCase();
  return translations.find((translation) => translation.id === key);
};

/** Whether a text is a key of the catalogue, embedded or not. */
export const isTranslation = (id: string): id is TranslationId =>
  translations.some((translation) => translation.id === id);

export const isEmbedded = (id: string): id is EmbeddedTranslationId =>
  (embeddedTranslationIds as readonly string[]).includes(id);
