import { chapterPath, findChapter, findVerses } from "#domain/scripture/reference/read-address.ts";
import type { ChapterId, VerseSpan } from "#domain/scripture/reference/places.ts";
import { site } from "../site.ts";
import { isEmbedded, type EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";

/** Addresses for the pages of other sites (docs/product/addresses.md, "For other sites"). */

export const embedScriptPath = "/embed.js";

/** The page on which it is tried and copied. */
export const embedPagePath = "/embed";

/** Where sites that know oEmbed ask about a path of ours, which has no sign that a query would need encoded. */
export const oembedAddress = (path: string): string =>
  `${site.origin}/api/oembed?url=${encodeURIComponent(site.origin + path)}`;

/** A passage that may stand in a frame of another site. */
export interface Framed {
  readonly translation: EmbeddedTranslationId;
  readonly place: ChapterId;
  /** Undefined for the whole chapter. */
  readonly verses: VerseSpan | undefined;
}

const framedOf = (segments: readonly string[]): Framed | undefined => {
  const [named = "", book = "", chapter = "", verses, ...more] = segments;
  const translation = named.toLowerCase();
  const place = findChapter(book, chapter);
  if (!place || !isEmbedded(translation) || more.length > 0) return undefined;
  const range = verses === undefined ? undefined : findVerses(place, verses);
  return verses === undefined || range ? { translation, place, verses: range } : undefined;
};

/** The passage of `/embed/read/kjv/john/3/16-18`; undefined for any other path. */
export const framedPassage = (path: string): Framed | undefined => {
  const match = /^\/embed\/read\/([^/]+(?:\/[^/]+){2,3})\/?$/.exec(path);
  return match ? framedOf(match[1]!.split("/")) : undefined;
};

/** `/embed/read/kjv/john/3/16-18` */
export const framePath = ({ translation, place, verses }: Framed): string => {
  const end = verses && (verses.from === verses.to ? `/${verses.from}` : `/${verses.from}-${verses.to}`);
  return `/embed${chapterPath(translation, place)}${end ?? ""}`;
};

/** The passage that one of our addresses shows: `/read/kjv/john/3`, its `#v16-18`, or `/verse/kjv/john/3/16-18`. */
export const passageOfAddress = (path: string, hash: string): Framed | undefined => {
  const match = /^\/(read|verse)\/([^/]+(?:\/[^/]+){2,3})\/?$/.exec(path);
  if (!match) return undefined;
  const segments = match[2]!.split("/");
  if ((match[1] === "verse") !== (segments.length === 4)) return undefined;
  const verses = match[1] === "read" && /^#v\d/.test(hash) ? [hash.slice(2)] : [];
  return framedOf([...segments, ...verses]) ?? framedOf(segments);
};
