import { readFileSync } from "node:fs";
import { minifySync } from "rolldown/utils";
import { translations } from "#domain/scripture/translations.ts";
import { embedPagePath, embedScriptPath } from "#domain/site/embedding.ts";
import { site } from "#domain/site/site.ts";
import { escapeMarkup } from "#domain/text/markup.ts";
import { sha256Source } from "./critical-css.ts";

/** The page on which authors of other sites try the script and copy its line. Plain HTML, which works without its script, too. */

const style = `
:root { color-scheme: light dark; --paper: light-dark(#fbf8f2, #1f1b15); --ink: light-dark(#29251d, #f4efe5); --soft: light-dark(#655c4b, #d3c8b4); --rule: light-dark(#d3c8b4, #4a4336); --panel: light-dark(#f4efe5, #29251d); --link: light-dark(#775007, #eac26a); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1, h2 { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif; font-weight: 400; line-height: 1.2; }
h1 { font-size: 2.25rem; margin: 0 0 0.5rem; }
h2 { font-size: 1.5rem; margin: 2.5rem 0 0.5rem; }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
pre, textarea { font: 0.9375rem/1.5 ui-monospace, Menlo, Consolas, monospace; background: var(--panel); color: inherit; border: 1px solid var(--rule); border-radius: 7px; padding: 0.75rem 1rem; width: 100%; margin: 0.75rem 0; white-space: pre-wrap; overflow-wrap: anywhere; }
textarea { font-family: inherit; min-height: 6rem; }
.choices { display: flex; flex-wrap: wrap; gap: 1rem; }
label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.25rem; color: var(--soft); max-width: 100%; }
select { max-width: 100%; }
select, button { font: inherit; color: inherit; background: var(--panel); border: 1px solid var(--rule); border-radius: 7px; padding: 0.5rem 0.85rem; min-height: 2.75rem; }
.sample { font-family: Georgia, serif; border-left: 3px solid var(--rule); padding-left: 1.25rem; }
.soft { color: var(--soft); }
table { border-collapse: collapse; width: 100%; }
td:first-child { width: 45%; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid var(--rule); }
code { font: 0.9375em ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
`;

const line = `<script async src="${site.origin}${embedScriptPath}"></script>`;

const row = (name: string, what: string): string =>
  `<tr><td><code>${escapeMarkup(name)}</code></td><td>${what}</td></tr>`;

const body = (): string => `
<main>
<h1>Verses on your own pages</h1>
<p>Put one line into your page, and every Bible reference in it becomes a link that shows the passage when somebody points at it, tabs to it or taps it. Free, without a key, without cookies. Nobody is counted or followed.</p>
<h2>The line</h2>
<div class="choices" hidden>
<label>Translation <select id="translation">${translations.map(({ id, name }) => `<option value="${id}">${escapeMarkup(name)}</option>`).join("")}</select></label>
<label>Colours <select id="theme"><option value="auto">as the visitor’s device</option><option value="light">light</option><option value="dark">dark</option></select></label>
</div>
<pre id="line" data-lampstand="off">${escapeMarkup(line)}</pre>
<p class="choices" hidden><button id="copy" type="button">Copy</button> <span id="copied" role="status"></span></p>
<h2>Try it</h2>
<p class="sample">As it is written in Isaiah 53:4-6, quoted in 1 Pet 2:24–25; see also Romans 5:8, 10 and Psalm 23.</p>
<label for="own" hidden>Your own text</label>
<textarea id="own" hidden>Be strong and courageous (Josh 1:9).</textarea>
<p class="sample" id="shown" aria-live="polite"></p>
<h2>A passage in full</h2>
<pre data-lampstand="off">${escapeMarkup(`<lampstand-passage reference="John 11:25-26" translation="web">\n  <a href="${site.origin}/read/web/john/11#v25-26">John 11:25-26</a>\n</lampstand-passage>`)}</pre>
<lampstand-passage reference="John 11:25-26" translation="web"><a href="/read/web/john/11#v25-26">John 11:25-26</a></lampstand-passage>
<p class="soft">Without scripts, and until the passage is there, the link inside is shown.</p>
<h2>Choices</h2>
<table><tbody>
${row('data-translation="web"', "the translation")}
${row('data-theme="dark"', "<code>light</code> or <code>dark</code>; otherwise as the visitor’s device")}
${row('data-in=".article"', "looks only inside these elements")}
${row('data-skip=".menu"', "not inside these")}
${row('data-links="off"', "no links, only <code>&lt;lampstand-passage&gt;</code>")}
${row('data-lampstand="off"', "on any element of yours: nothing in it is touched")}
</tbody></table>
<p>Colours and size follow your style sheet: <code>--lampstand-background</code>, <code>--lampstand-color</code>, <code>--lampstand-soft</code>, <code>--lampstand-rule</code>, <code>--lampstand-link</code>, <code>--lampstand-font</code>, <code>--lampstand-radius</code>, <code>--lampstand-height</code>. Links have the class <code>lampstand-reference</code>.</p>
<p>With a strict content security policy, allow <code>${escapeMarkup(site.origin)}</code> in <code>script-src</code> and <code>connect-src</code>. References with their book in lower case, or split over elements that do more than change the look of letters, are left alone.</p>
<p>In WordPress, Ghost and others that know oEmbed, paste the address of a chapter or of verses. Programs use the <a href="/api/docs">API</a>.</p>
<p><a href="/">Back to ${escapeMarkup(site.name)}</a></p>
</main>`;

export interface EmbedPage {
  readonly html: string;
  readonly policy: string;
}

export const embedPage = (): EmbedPage => {
  const script = minifySync("embed-page.js", readFileSync("clients/embed/page.js", "utf8"), {
    mangle: true,
  }).code.trim();
  const title = `Bible verses on your own pages · ${site.name}`;
  const description =
    "One line turns the Bible references of any web page into links that show the passage. Free, without a key, cookies or tracking.";
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)}</title>
<meta name="description" content="${escapeMarkup(description)}">
<link rel="canonical" href="${site.origin}${embedPagePath}">
<link rel="icon" href="/icons/lamp.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body>${body()}
<script>${script}</script>
<script async src="${embedScriptPath}"></script>
</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `script-src 'self' '${sha256Source(script)}'`,
    `style-src '${sha256Source(style)}'`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "report-uri /api/security/csp-report",
  ].join("; ");
  return { html, policy };
};
