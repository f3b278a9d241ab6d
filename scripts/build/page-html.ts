import type { Head } from "#domain/site/head.ts";
import { site } from "#domain/site/site.ts";
import { escapeMarkup } from "#domain/text/markup.ts";

/** JSON that is safe inside a script element: it cannot contain `</script>` or start a comment. */
const embeddedJson = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");

const meta = (attribute: string, key: string, content: string) => `<meta ${attribute}="${key}" content="${escapeMarkup(content)}">`;

const metaHtml = (head: Head): string => {
  const image = `${site.origin}/icons/share.png`;
  return [
    `<title>${escapeMarkup(head.title)}</title>`,
    meta("name", "description", head.description),
    meta("name", "keywords", head.keywords),
    ...(head.isIndexed ? [] : [meta("name", "robots", "noindex")]),
    ...(head.canonical === undefined ? [] : [`<link rel="canonical" href="${escapeMarkup(head.canonical)}">`, meta("property", "og:url", head.canonical)]),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", site.name),
    meta("property", "og:title", head.title),
    meta("property", "og:description", head.description),
    meta("property", "og:image", image),
  ].join("");
};

export interface PageParts {
  readonly template: string;
  readonly head: Head;
  /** The HTML inside `#root`. */
  readonly body: string;
  /** Undefined for the empty page, whose scripts fetch what they need. */
  readonly data: object | undefined;
  /** Style links that block the first paint, or the inlined styles. */
  readonly links: string;
  /** What the head script loads after the first paint. */
  readonly later: { readonly entry: string; readonly scripts: readonly string[]; readonly styles: readonly string[]; readonly files: readonly string[] };
  readonly headScript: string;
}

/** Fills the template that Vite built. */
export const pageHtml = ({ template, head, body, data, links, later, headScript }: PageParts): string =>
  template
    .replace("<!--head-->", () => `<script>${headScript}</script>${metaHtml(head)}${links}`)
    .replace("<!--app-->", () => body)
    .replace("<!--later-->", () => `<script type="application/json" id="later">${embeddedJson(later)}</script>`)
    .replace("<!--data-->", () => (data ? `<script type="application/json" id="page-data">${embeddedJson(data)}</script>` : ""));
