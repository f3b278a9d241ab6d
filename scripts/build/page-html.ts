import type { Head } from "#domain/site/head/head.ts";
import { headMarkup } from "#domain/site/head/head-markup.ts";
import type { Locale } from "#domain/site/locales/locales.ts";
import { site } from "#domain/site/site.ts";
import { jsonInMarkup } from "#domain/text/markup.ts";
import type { ForLoader } from "./page-scripts.ts";

/** A data block, which the content security policy does not restrict. */
const structuredHtml = (data: object | undefined): string =>
  data ? `<script type="application/ld+json">${jsonInMarkup(data)}</script>` : "";

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

export interface PageParts {
  readonly template: string;
  readonly locale: Locale;
  /** A string is markup. */
  readonly head: Head | string;
  /** The page in every language that has it, this one among them; none if it is not indexed. */
  readonly alternates?: readonly Alternate[];
  /** The path of its picture. */
  readonly preview: string;
  /** JSON-LD (structured-data.ts). */
  readonly structured?: object | undefined;
  /** The HTML inside `#root`. */
  readonly body: string;
  /** Undefined for the empty page, whose scripts fetch what they need. */
  readonly data: object | string | undefined;
  /** Style links that block the first paint, or the inlined styles. */
  readonly links: string;
  readonly forLoader: ForLoader;
  readonly headScript: string;
}

/** Fills the template that Vite built. */
export const pageHtml = ({
  template,
  locale,
  head,
  alternates = [],
  preview,
  structured,
  body,
  data,
  links,
  forLoader,
  headScript,
}: PageParts): string =>
  template
    .replace(
      "<!--head-->",
      () =>
        `<script>${headScript}</script>${links}${typeof head === "string" ? head : headMarkup({ head, preview, locale })}${alternatesHtml(alternates)}${structuredHtml(structured)}`,
    )
    .replace("<!--app-->", () => body)
    .replace("<!--later-->", () => `<script type="application/json" id="later">${jsonInMarkup(forLoader)}</script>`)
    .replace("<!--data-->", () =>
      data ? `<script type="application/json" id="page-data">${jsonInMarkup(data)}</script>` : "",
    );
