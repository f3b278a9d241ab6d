import { developersPath } from "#domain/api/service.ts";
import { homePreview } from "#domain/site/addresses/preview-address.ts";
import { embedPagePath } from "#domain/site/head/embedding.ts";
import { mainItems } from "#domain/site/navigation/navigation.ts";
import { site } from "#domain/site/site.ts";
import { escapeMarkup } from "#domain/text/markup.ts";
import { sha256Source } from "./critical-css.ts";
import { minifiedScript } from "./page-scripts.ts";

/** Pages for people who build: plain HTML in the site's frame, with a small script of their own, which also works without it. */

const style = `
:root { color-scheme: light dark; --paper: light-dark(#fbf8f2, #1f1b15); --ink: light-dark(#29251d, #f4efe5); --soft: light-dark(#655c4b, #d3c8b4); --rule: light-dark(#d3c8b4, #4a4336); --panel: light-dark(#f4efe5, #29251d); --link: light-dark(#775007, #eac26a); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main, .shell { max-width: 44rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
main { overflow-wrap: anywhere; }
.shell { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.25rem; padding-block: 0.25rem; }
.frame { border-bottom: 1px solid var(--rule); }
.frame:is(footer) { border: 0; border-top: 1px solid var(--rule); background: var(--panel); }
.shell a { display: inline-flex; align-items: center; gap: 0.4rem; min-height: 2.75rem; color: inherit; }
.shell .logo { margin-inline-end: auto; font: 400 1.375rem/1 "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; text-decoration: none; }
.logo img { width: 1.75rem; height: 1.75rem; }
.back { display: inline-flex; align-items: center; min-height: 2.75rem; }
h1, h2 { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; font-weight: 400; line-height: 1.2; }
h1 { font-size: 2.25rem; margin: 0 0 0.5rem; }
h2 { font-size: 1.5rem; margin: 2.5rem 0 0.5rem; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
pre, textarea { font: 0.9375rem/1.5 ui-monospace, Menlo, Consolas, monospace; background: var(--panel); color: inherit; border: 1px solid var(--rule); border-radius: 7px; padding: 0.75rem 1rem; width: 100%; margin: 0.75rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
textarea { font-family: inherit; min-height: 6rem; }
.choices { display: flex; flex-wrap: wrap; gap: 1rem; margin-block: 1rem; }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem; color: var(--soft); max-width: 100%; }
select, input { max-width: 100%; }
#state { align-self: center; }
#answer { max-height: 70vh; overflow: auto; }
select, input, button { font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--rule); border-radius: 7px; padding: 0.5rem 0.85rem; min-height: 2.75rem; }
.sample { font-family: Georgia, serif; border-left: 3px solid var(--rule); padding-left: 1.25rem; }
.soft { color: var(--soft); }
table { border-collapse: collapse; width: 100%; }
td:first-child { width: 45%; }
td { overflow-wrap: anywhere; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid var(--rule); }
code { font: 0.9375em ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
`;

const links = (entries: readonly (readonly [href: string, label: string])[]): string =>
  entries.map(([href, label]) => `<a href="${href}">${escapeMarkup(label)}</a>`).join("");

const header = `<header class="frame"><div class="shell"><a class="logo" href="/"><img src="/icons/lamp.svg" alt="">${escapeMarkup(site.name)}</a>${links(
  mainItems.slice(0, 2).map(({ href, label }) => [href, label] as const),
)}</div></header>`;

const footer = `<footer class="frame"><div class="shell">${links([
  [embedPagePath, "Verses on your pages"],
  [developersPath, "Try the API"],
  ["/api/docs", "API"],
  ["/privacy-policy", "Privacy policy"],
  ["/help", "Help"],
])}</div></footer>`;

interface Content {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** HTML: the `<main>` element. */
  readonly body: string;
  /** The file of its script, which is inlined. */
  readonly script: string;
  /** The URL of another script of ours that it loads. */
  readonly loads?: string;
}

export interface PlainPage {
  readonly path: string;
  readonly html: string;
  /** Its own content security policy: allows its script and style by hash, and no other sources. */
  readonly policy: string;
}

export const plainPage = ({ path, title, description, body, script: file, loads }: Content): PlainPage => {
  const script = minifiedScript(file);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<meta name="description" content="${escapeMarkup(description)}">
<meta property="og:title" content="${escapeMarkup(title)}">
<meta property="og:image" content="${site.origin}${homePreview}">
<link rel="canonical" href="${site.origin}${path}">
<link rel="icon" href="/icons/lamp.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>${header}${body}${footer}
<script>${script}</script>
${loads === undefined ? "" : `<script async src="${loads}"></script>\n`}</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `script-src ${loads === undefined ? "" : "'self' "}'${sha256Source(script)}'`,
    `style-src '${sha256Source(style)}'`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "report-uri /api/security/csp-report",
  ].join("; ");
  return { path, html, policy };
};
