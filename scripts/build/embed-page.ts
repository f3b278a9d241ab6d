import { translations } from "#domain/scripture/translations/translations.ts";
import { embedPagePath, embedScriptPath } from "#domain/site/head/embedding.ts";
import { developersPath } from "#domain/api/service.ts";
import { site } from "#domain/site/site.ts";
import { escapeMarkup } from "#domain/text/markup.ts";
import { plainPage, type PlainPage } from "./plain-page.ts";

/** The page on which authors of other sites try the script and copy its line. Plain HTML that also works without its script. */

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
<p>With a strict content security policy, allow <code>${escapeMarkup(site.origin)}</code> in <code>script-src</code> and <code>connect-src</code>. References with their book in lower case are left alone. Where the page’s <code>lang</code> is Spanish, German or another that writes so, <code>Jn 3,16</code> is a verse.</p>
<p>In WordPress, Ghost and others that know oEmbed, paste the address of a chapter or of verses. Programs use the <a href="/api/docs">API</a>, and <a href="${developersPath}">try it here</a>.</p>
<p><a class="back" href="/">Back to ${escapeMarkup(site.name)}</a></p>
</main>`;

export const embedPage = (): PlainPage =>
  plainPage({
    path: embedPagePath,
    title: `Bible verses on your own pages · ${site.name}`,
    description:
      "One line turns the Bible references of any web page into links that show the passage. Free, without a key, cookies or tracking.",
    body: body(),
    script: "clients/embed/page.js",
    loads: embedScriptPath,
  });
