import type { ChapterId } from "../reference/places.ts";
import type { RemoteTranslationId } from "../translations/translations.ts";

/** A translation in one of the world's languages: which service has it, how it is set, and under what licence. */
export interface Edition {
  /** Our key, in addresses and in the API: `spa_r09`. */
  readonly key: RemoteTranslationId;
  /** Its name in its own language. */
  readonly name: string;
  /** The language's own name: `español`. */
  readonly language: string;
  /** The language's name in English, for finding it. */
  readonly englishLanguage: string;
  /** For `lang` attributes and voices: a BCP 47 tag. */
  readonly tag: string;
  /** ISO 639-3. */
  readonly code: string;
  readonly direction: "ltr" | "rtl";
  readonly license: string;
  /** An `https:` address, or "". */
  readonly licenseUrl: string;
  readonly service: "helloao" | "bible-api";
  /** What that service calls it. */
  readonly id: string;
}

/** What a chapter says of the translation that it stands in: all that its screen needs to know of it. */
export interface ChapterEdition extends Pick<
  Edition,
  "name" | "language" | "tag" | "direction" | "license" | "licenseUrl"
> {
  /** The book's name in that language. */
  readonly bookName: string;
  /** Its usual abbreviation there: "1 Ts". Undefined in languages whose abbreviations we do not have. */
  readonly bookAbbreviation?: string;
  /** Chapters of the book in this translation, which may count otherwise. */
  readonly chapters: number;
  /** The neighbouring chapters, where the service names them: other translations may divide otherwise. */
  readonly previous?: ChapterId;
  readonly next?: ChapterId;
}

/** What each of its chapters says of an edition. */
export const editionFacts = ({ name, language, tag, direction, license, licenseUrl }: Edition) => ({
  name,
  language,
  tag,
  direction,
  license,
  licenseUrl,
});

/** The key of a translation of the service: its id, after the language if it does not begin so. `HINIRV` is `hin_hinirv`. */
export const keyOfService = (code: string, id: string): RemoteTranslationId => {
  const own = id.toLowerCase().replace(/[^a-z0-9_-]/g, "");
  return (own.startsWith(`${code}_`) ? own : `${code}_${own}`) as RemoteTranslationId;
};

/** BCP 47 wants the shortest code, and macrolanguages where voices and fonts go by them. */
const shortTags = new Map(
  `afr:af amh:am arb:ar ara:ar asm:as bel:be ben:bn bul:bg cat:ca ces:cs cmn:zh-Hans cym:cy dan:da
   deu:de ell:el eng:en epo:eo est:et eus:eu fas:fa pes:fa fin:fi fra:fr gle:ga guj:gu hat:ht hau:ha
   heb:he hin:hi hrv:hr hun:hu hye:hy ibo:ig ind:id isl:is ita:it jpn:ja kan:kn kat:ka khm:km kin:rw
   kor:ko lat:la lav:lv lit:lt mal:ml mar:mr mkd:mk mya:my nep:ne npi:ne nld:nl nob:nb nor:no ory:or
   pan:pa pol:pl por:pt ron:ro rus:ru san:sa sin:si slk:sk slv:sl sna:sn som:so spa:es sqi:sq srp:sr
   swe:sv swh:sw swa:sw tam:ta tel:te tgl:fil tha:th tur:tr ukr:uk urd:ur vie:vi xho:xh yor:yo zho:zh
   zul:zu`
    .split(/\s+/)
    .map((pair) => pair.split(":") as [string, string]),
);

/** The tag of a language, from its ISO 639-3 code. */
export const tagOf = (code: string): string => shortTags.get(code) ?? code;

/** Whether a visitor who reads these languages ("en-GB", "pt-BR") reads this one. */
export const isReadBy = (tag: string, languages: readonly string[]): boolean => {
  const own = tag.split("-")[0]!.toLowerCase();
  return languages.some((language) => {
    const theirs = language.split("-")[0]!.toLowerCase();
    return theirs === own || (own === "fil" && theirs === "tl");
  });
};
