import { developersPath } from "#domain/api/service.ts";
import { homePreview } from "#domain/site/addresses/preview-address.ts";
import { embedPagePath } from "#domain/site/head/embedding.ts";
import { mainItems } from "#domain/site/navigation/navigation.ts";
import { site } from "#domain/site/site.ts";
import { escapeMarkup } from "#domain/text/markup.ts";
import { sha256Source } from "./critical-css.ts";
import { minifiedScript } from "./page-scripts.ts";

/** Pages for developers: plain HTML in the site's frame, with a small script that is not needed. */

const readingFace =
  '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, "TeX Gyre Pagella", "Book Antiqua", "Noto Serif", Georgia, serif';

/** The colours and measures of src/ui/styles/tokens.css. */
const style = `
:root { color-scheme: light dark; --page: #fbf8f2; --surface: #fffdf9; --sunk: #f4efe5; --ink: #1f1b15; --soft: #4a4336; --rule: #e7dfd0; --edge: #847963; --link: #775007; --focus: #91620a; --primary: #e5b34f; --primary-edge: #c08d22; --on-primary: #261b05; }
@media (prefers-color-scheme: dark) {
:root { --page: #161310; --surface: #221e18; --sunk: #1c1814; --ink: #ebe3d4; --soft: #d0c6b4; --rule: #332d24; --edge: #7d725f; --link: #eac26a; --focus: #eac26a; --primary: #eac26a; --primary-edge: #eac26a; --on-primary: #211803; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial, sans-serif; }
main, .shell { max-width: 75rem; margin: 0 auto; padding: 2rem clamp(1rem, 4vw, 2.5rem) 4rem; }
main { overflow-wrap: anywhere; }
main > * { max-width: 44rem; }
.shell { display: flex; flex-wrap: wrap; align-items: center; gap: 0 1.25rem; min-height: 3.5rem; padding-block: 0.25rem; }
.frame { border-bottom: 1px solid var(--rule); font-size: 0.9375rem; color: var(--soft); }
.frame:is(footer) { border: 0; border-top: 1px solid var(--rule); background: var(--sunk); }
.shell a { display: inline-flex; align-items: center; gap: 0.4rem; min-height: 2.75rem; color: inherit; }
header .shell a { text-decoration: none; }
.shell .logo { margin-inline-end: auto; font: 400 1.375rem/1 ${readingFace}; color: var(--ink); }
.logo img { width: 1.75rem; height: 1.75rem; }
.back { display: inline-flex; align-items: center; min-height: 2.75rem; }
h1, h2 { font-family: ${readingFace}; font-weight: 400; line-height: 1.15; }
h1 { font-size: clamp(2.25rem, 1.6rem + 2.2vw, 3.25rem); margin: 0 0 0.5rem; }
h2 { font-size: 1.4375rem; margin: 3rem 0 0.5rem; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
pre, textarea { font: 0.9375rem/1.5 ui-monospace, Menlo, Consolas, monospace; background: var(--sunk); color: inherit; border: 1px solid var(--rule); border-radius: 7px; padding: 0.75rem 1rem; width: 100%; margin: 0.75rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
textarea { font-family: inherit; min-height: 6rem; background: var(--surface); border-color: var(--edge); }
.choices { display: flex; flex-wrap: wrap; gap: 1rem; margin-block: 1rem; }
.choices label { flex: 1 1 12rem; }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem; color: var(--soft); max-width: 100%; }
select, input { width: 100%; }
#state { align-self: center; }
#answer { max-height: 70vh; overflow: auto; }
select, input, button { font: inherit; color: var(--ink); background: var(--surface); border: 1px solid var(--edge); border-radius: 7px; padding: 0.5rem 0.85rem; min-height: 2.75rem; }
button[type="submit"] { padding-inline: 1.5rem; background: var(--primary); border-color: var(--primary-edge); color: var(--on-primary); font-weight: 600; }
.sample { font-family: ${readingFace}; border-left: 3px solid var(--rule); padding-left: 1.25rem; }
.soft { color: var(--soft); }
table { border-collapse: collapse; width: 100%; }
td:first-child { width: 45%; }
td { overflow-wrap: anywhere; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid var(--rule); }
code { font: 0.9375em ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
@media (max-width: 63.9375rem) { header .shell a:nth-child(n + 4) { display: none; } }
@media (min-width: 48rem) { main { padding-top: 3rem; } }
`;

const links = (entries: readonly (readonly [href: string, label: string])[]): string =>
  entries.map(([href, label]) => `<a href="${href}">${escapeMarkup(label)}</a>`).join("");

const header = `<header class="frame"><div class="shell"><a class="logo" href="/"><img src="/icons/lamp.svg" alt="">${escapeMarkup(site.name)}</a>${links(
  mainItems.map(({ href, label }) => [href, label] as const),
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
<link rel="icon" href="/icons/lamp.svg">
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
