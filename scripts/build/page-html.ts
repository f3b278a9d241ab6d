import { oembedAddress, passageOfAddress } from "#domain/site/head/embedding.ts";
import type { Head } from "#domain/site/head/head.ts";
import { previewSize } from "#domain/pictures/preview.ts";
import type { Locale, OtherLocale } from "#domain/site/locales/locales.ts";
import { site } from "#domain/site/site.ts";
import { escapeMarkup } from "#domain/text/markup.ts";

/** JSON that is safe inside a script element: it cannot contain `</script>` or start a comment. */
const embeddedJson = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");

const meta = (attribute: string, key: string, content: string) =>
  `<meta ${attribute}="${key}" content="${escapeMarkup(content)}">`;

/** Where a pasted link to a passage becomes the passage (docs/api.md, "Pasted links"). */
const discovery = (path: string): string =>
  passageOfAddress(path, "")
    ? `<link rel="alternate" type="application/json+oembed" href="${escapeMarkup(oembedAddress(path))}">`
    : "";

/** `og:locale` of the other languages; without it, previews assume English. */
const openGraphLocales: Readonly<Record<OtherLocale, string>> = { es: "es_LA", pt: "pt_BR", fr: "fr_FR" };

const metaHtml = (head: Head, preview: string, locale: Locale): string => {
  const image = site.origin + preview;
  return [
    `<title>${escapeMarkup(head.title)}</title>`,
    meta("name", "description", head.description),
    meta("name", "keywords", head.keywords),
    ...(head.isIndexed ? [] : [meta("name", "robots", "noindex")]),
    ...(head.canonical === undefined
      ? []
      : [
          `<link rel="canonical" href="${escapeMarkup(head.canonical)}">`,
          meta("property", "og:url", head.canonical),
          discovery(head.canonical.slice(site.origin.length)),
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
    // X takes the title and description from the tags above.
    meta("name", "twitter:card", "summary_large_image"),
    meta("name", "twitter:image", image),
    meta("name", "twitter:image:alt", head.title),
  ].join("");
};

/** A data block, which the content security policy does not restrict. */
const structuredHtml = (data: object | undefined): string =>
  data ? `<script type="application/ld+json">${embeddedJson(data)}</script>` : "";

/** The same page in a language. */
export interface Alternate {
  /** For `hreflang`. */
  readonly language: string;
  readonly address: string;
}

const alternatesHtml = (alternates: readonly Alternate[]): string =>
  alternates
    .map(({ language, address }) => `<link rel="alternate" hreflang="${language}" href="${site.origin}${address}">`)
    .join("");

/** Removes what the router adds to links for a mode that is not used; hydration does not compare attributes. */
export const leanMarkup = (body: string): string =>
  body.replaceAll(/<a [^>]*>/g, (tag) => tag.replace(' data-discover="true"', ""));

export interface PageParts {
  readonly template: string;
  readonly locale: Locale;
  readonly head: Head;
  /** The page in every language that has it, this one among them. */
  readonly alternates: readonly Alternate[];
  /** The path of its picture. */
  readonly preview: string;
  /** JSON-LD (structured-data.ts). */
  readonly structured: object | undefined;
  /** The HTML inside `#root`. */
  readonly body: string;
  /** Undefined for the empty page, whose scripts fetch what they need. */
  readonly data: object | undefined;
  /** Style links that block the first paint, or the inlined styles. */
  readonly links: string;
  /** Files that the head script loads after the first paint. */
  readonly later: {
    readonly entry: string;
    readonly scripts: readonly string[];
    /** None where links block the first paint. */
    readonly styles: readonly string[];
    readonly files: readonly string[];
  };
  readonly headScript: string;
}

/** Fills the template that Vite built. */
export const pageHtml = ({
  template,
  locale,
  head,
  alternates,
  preview,
  structured,
  body,
  data,
  links,
  later,
  headScript,
}: PageParts): string =>
  template
    .replace(
      "<!--head-->",
      () =>
        `<script>${headScript}</script>${metaHtml(head, preview, locale)}${alternatesHtml(alternates)}${structuredHtml(structured)}${links}`,
    )
    .replace("<!--app-->", () => leanMarkup(body))
    .replace("<!--later-->", () => `<script type="application/json" id="later">${embeddedJson(later)}</script>`)
    .replace("<!--data-->", () =>
      data ? `<script type="application/json" id="page-data">${embeddedJson(data)}</script>` : "",
    );
