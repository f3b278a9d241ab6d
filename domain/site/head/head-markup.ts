import { previewSize } from "#domain/pictures/preview.ts";
import { escapeMarkup } from "#domain/text/markup.ts";
import type { Locale, OtherLocale } from "../locales/locales.ts";
import { site } from "../site.ts";
import { oembedAddress, passageOfAddress } from "./embedding.ts";
import type { Head } from "./head.ts";

export const meta = (attribute: string, key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeMarkup(content)}">`;

/** Where a pasted link to a passage becomes the passage (docs/api.md, "Pasted links"). */
export const discovery = (path: string): string =>
  passageOfAddress(path, "")
    ? `<link rel="alternate" type="application/json+oembed" href="${escapeMarkup(oembedAddress(path))}">`
    : "";

/** `og:locale` of the other languages; without it, previews assume English. */
const openGraphLocales: Readonly<Record<OtherLocale, string>> = { es: "es_LA", pt: "pt_BR", fr: "fr_FR" };

interface PageHead {
  readonly head: Head;
  /** The path of its picture. */
  readonly preview: string;
  readonly locale: Locale;
  /** The page’s own path, if not the canonical one: shared verses name their chapter, but previews are made of the verses. */
  readonly address?: string;
}

/** Title, description and what previews are made of, as markup of the `head` element. */
export const headMarkup = ({ head, preview, locale, address }: PageHead): string => {
  const own = address === undefined ? head.canonical : site.origin + address;
  const image = site.origin + preview;
  return [
    `<title>${escapeMarkup(head.title)}</title>`,
    meta("name", "description", head.description),
    meta("name", "keywords", head.keywords),
    ...(head.isIndexed ? [] : [meta("name", "robots", "noindex")]),
    ...(head.canonical === undefined || own === undefined
      ? []
      : [
          `<link rel="canonical" href="${escapeMarkup(head.canonical)}">`,
          meta("property", "og:url", own),
          discovery(own.slice(site.origin.length)),
        ]),
    meta("property", "og:type", "website"),
    ...(locale === "en" ? [] : [meta("property", "og:locale", openGraphLocales[locale])]),
    meta("property", "og:site_name", site.name),
    meta("property", "og:title", head.title),
    meta("property", "og:description", head.description),
    meta("property", "og:image", image),
    meta("property", "og:image:width", String(previewSize.width)),
    meta("property", "og:image:height", String(previewSize.height)),
    meta("property", "og:image:alt", head.title),
    // X takes title, description and picture from the tags above.
    meta("name", "twitter:card", "summary_large_image"),
  ].join("");
};
