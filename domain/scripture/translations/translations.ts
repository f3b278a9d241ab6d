import { quotedIn } from "../../site/locales/locale.ts";
import { translationMessages } from "../messages.ts";
import { configuredTranslations } from "./embedded.data.ts";
import { shortName } from "./short-name.ts";

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
  /** BCP 47, of an embedded text in another language. */
  readonly tag?: string;
}

const english = { language: "English", note: "Public Domain" } as const;

const table = [
  { id: "kjv", name: "King James Version", ...english, source: "embedded" },
  { id: "asv", name: "American Standard Version", ...english, source: "embedded" },
  { id: "web", name: "World English Bible", ...english, source: "embedded" },
  { id: "webbe", name: "World English Bible, British Edition", ...english, source: "upstream" },
  { id: "bbe", name: "Bible in Basic English", ...english, source: "upstream" },
  { id: "darby", name: "Darby Bible", ...english, source: "upstream" },
  {
    id: "ylt",
    name: translationMessages.newTestamentOnly("Young's Literal Translation"),
    ...english,
    source: "upstream",
  },
] as const satisfies readonly Translation[];

/** The embedded translations that come from packages. */
export type PackagedTranslationId = Extract<(typeof table)[number], { source: "embedded" }>["id"];
/** The key of a translation in one of the world's languages: its code, and a name. `spa_r09` */
export type RemoteTranslationId = `${string}_${string}`;
/** One of these whose text the operator has embedded (site.config.json, `embed`). */
type ConfiguredTranslationId = RemoteTranslationId & { readonly isEmbedded: true };
export type EmbeddedTranslationId = PackagedTranslationId | ConfiguredTranslationId;
type OwnTranslationId = (typeof table)[number]["id"];
export type TranslationId = OwnTranslationId | RemoteTranslationId;

const isStored = ({ source }: Translation) => source === "embedded";

export const translations: readonly Translation[] = [
  ...table.filter(isStored),
  ...configuredTranslations,
  ...table.filter((translation) => !isStored(translation)),
];
const byId: ReadonlyMap<string, Translation> = new Map(
  translations.map((translation) => [translation.id, translation]),
);
/** All keys of the catalogue but those that the operator has added, in its order. */
export const translationIds: readonly OwnTranslationId[] = table.map(({ id }) => id);
export const defaultTranslationId = "kjv" satisfies PackagedTranslationId;
export const embeddedTranslationIds: readonly EmbeddedTranslationId[] = translations
  .filter(isStored)
  .map(({ id }) => id as EmbeddedTranslationId);

/** The embedded translations as a list in a sentence: "KJV, ASV and WEB". */
export const embeddedNames = (language: "en-GB" | "es" | "fr" | "pt"): string =>
  new Intl.ListFormat(language).format(embeddedTranslationIds.map(shortName));

/** What can be read without a service in place of another text: one in this language (BCP 47), or else the default. */
export const embeddedInstead = (language: string): EmbeddedTranslationId =>
  embeddedTranslationIds.find((id) => byId.get(id)?.tag === language) ?? defaultTranslationId;

/** Whether a text has the form of a key of the world's languages, embedded or not. The service knows which exist. */
export const isOfOtherLanguage = (id: string): id is RemoteTranslationId => /^[a-z]{3}_[a-z0-9_-]{1,28}$/.test(id);

/** Whether it is such a key, and its text must be asked of the service. */
export const isRemoteTranslation = (id: string): id is RemoteTranslationId => isOfOtherLanguage(id) && !byId.has(id);

/** What is known of a translation of the world by its key alone. */
const remoteTranslation = (id: RemoteTranslationId): Translation => ({
  id,
  name: shortName(id),
  language: "",
  note: "",
  source: "world",
});

export const translationById = (id: TranslationId): Translation =>
  byId.get(id) ?? remoteTranslation(id as RemoteTranslationId);

/** The `lang` of the words of an embedded text; undefined if they are in the language of the page. */
export const textLanguage = (id: EmbeddedTranslationId): string | undefined => translationById(id).tag ?? quotedIn;

/** Finds a translation by its key in any case; undefined for unknown ones. A bare one for a key of the world's languages. */
export const findTranslation = (text: string): Translation | undefined => {
  const key = text.trim().toLowerCase();
  return byId.get(key) ?? (isOfOtherLanguage(key) ? remoteTranslation(key) : undefined);
};

/** Whether a text is a key of the catalogue, embedded or not, or one of the world's languages. */
export const isTranslation = (id: string): id is TranslationId => isOfOtherLanguage(id) || byId.has(id);

export const isEmbedded = (id: string): id is EmbeddedTranslationId => byId.get(id)?.source === "embedded";
