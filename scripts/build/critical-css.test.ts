import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { comfortEntry } from "#src/scripture/reader/stored.ts";
import { comfortAttributes, stylesAtFirstSight } from "./critical-css.ts";

/** "hasVerseNumbers" as in `data-has-verse-numbers`. */
const attribute = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

it("knows every setting that the head script sets, so that nothing moves when the full styles arrive", () => {
  const [, names = ""] = /\[([^\]]+)\]\.forEach\(\(setting\)/.exec(readFileSync("src/app/head-script.js", "utf8"))!;
  const settings = [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name);
  expect(Object.keys(comfortAttributes).toSorted()).toEqual(settings.map(attribute).toSorted());
});

it("knows every value that a visitor can choose", () => {
  for (const [name, values] of Object.entries(comfortAttributes)) {
    const key = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    for (const value of values)
      expect(comfortEntry.schema.safeParse({ ...comfortEntry.fallback, [key]: value }).success, name).toBe(true);
  }
});

it("leaves out what waits: hovering, printing, transitions, and what other elements bring with them", async () => {
  const page = '<body><div class="bar"><a class="link">Link</a></div></body>';
  const css = `.bar { color: red } .gone { color: red } .link:hover { color: red } @media print { .bar { color: red } }
    @media (scripting: none) { .bar { color: red } } @media (scripting: enabled) { .bar { color: tan } }
    body:has(.sheet) .bar { color: red } body:has(.link) .bar { color: blue } .bar:has(a:focus) { color: red }
    .bar { transition: color 1s } .link[aria-pressed="true"] { color: red } .link option { color: red } @media (width > 9px) { .bar:hover { color: red } }`;
  expect(await stylesAtFirstSight(css, [page])).toBe(
    ".bar{color:red}@media (scripting:enabled){.bar{color:tan}}body:has(.link) .bar{color:#00f}",
  );
});

it("puts the values of tokens that are set once in place of their names", async () => {
  const css = `@layer theme{:root{--once:2rem;--changed:3rem;--built:calc(var(--changed) * 2)}
    @media (width>=9px){:root{--changed:1rem}}}.bar{margin:var(--once) var(--changed) var(--built)}`;
  expect(await stylesAtFirstSight(css, ['<div class="bar"></div>'])).toBe(
    "@layer theme{:root{--changed:3rem;--built:calc(var(--changed) * 2)}@media (width>=9px){:root{--changed:1rem}}}" +
      ".bar{margin:2rem var(--changed) var(--built)}",
  );
});

it("sets digits as the full sheets do, after a font with a list of faces", async () => {
  const css = `@layer theme{:root{--font-ui:system-ui,sans-serif}}.bar{font:400 1rem/1 var(--font-ui);font-variant-numeric:tabular-nums}`;
  const inline = await stylesAtFirstSight(css, ['<div class="bar"></div>']);
  expect(inline.indexOf("font-variant-numeric")).toBeGreaterThan(inline.indexOf("font:"));
});

it("keeps the rules of every script where a page may have texts of other languages", async () => {
  const css = `.text :is(:lang(ar), :lang(he)) .verse { line-height: 2 }`;
  const page = '<div class="text"><section dir="DIR"><p class="verse">Words</p></section></div>';
  expect(await stylesAtFirstSight(css, [page.replace("DIR", "rtl")])).toContain("line-height:2");
  expect(await stylesAtFirstSight(css, [page.replace(' dir="DIR"', "")])).toBe("");
});

it("keeps the mark of the verses that an address asks for where a page has verses", async () => {
  const css = ".is-focused .t { color: red }";
  expect(await stylesAtFirstSight(css, ['<p data-verse="3"><span class="t">Words</span></p>'])).toContain("red");
  expect(await stylesAtFirstSight(css, ['<p><span class="t">Words</span></p>'])).toBe("");
});

it("keeps what a button that is pressed from the start looks like", async () => {
  const css = '.link[aria-pressed="true"] { color: red }';
  expect(await stylesAtFirstSight(css, ['<a class="link" aria-pressed="true">Link</a>'])).toContain("red");
});

it("leaves out what only stands below the first screen of a long page, or is for browsers without scripts", async () => {
  const css = ".foot { color: red } .hint { color: red } .bar { color: tan }";
  const page =
    '<p class="bar"></p><noscript><p class="hint"></p></noscript><footer class="wrap below"><b class="foot"></b></footer>';
  expect(await stylesAtFirstSight(css, [`<i data-verse="1"></i>${page}`])).toBe(".bar{color:tan}");
  expect(await stylesAtFirstSight(css, [page])).toBe(".foot{color:red}.bar{color:tan}");
});

it("leaves out the current page among the links of the header on a long page, which is not among them", async () => {
  const css = ".mainnav a[aria-current] { color: red } .tabbar a[aria-current] { color: tan }";
  const page = '<nav class="mainnav"><a>Help</a></nav><nav class="tabbar"><a aria-current="page">Bible</a></nav>';
  expect(await stylesAtFirstSight(css, [`<i data-verse="1"></i>${page}`])).toBe(".tabbar a[aria-current]{color:tan}");
  expect(await stylesAtFirstSight(css, [page])).toContain(".mainnav");
});

it("keeps what hides the elements below the first screen of a long page until their rules come", async () => {
  const css = ".below { animation: below 1ms 4s backwards } @keyframes below { from { visibility: hidden } }";
  const page = '<i data-verse="1"></i><footer class="wrap below"></footer>';
  expect(await stylesAtFirstSight(css, [page])).toContain(".below{animation:");
  expect(await stylesAtFirstSight(css, [page])).toContain("visibility:hidden");
});

it("leaves out the layer of what stands below the first screen of a long page, but not its place among the layers", async () => {
  const css =
    "@layer base,below,components;@layer base{.bar{top:1px}}@layer below{.bar{top:2px}}@layer components{.bar{top:3px}}";
  expect(await stylesAtFirstSight(css, ['<p class="bar" data-verse="1"></p>'])).toBe(
    "@layer base{.bar{top:1px}}@layer below;@layer components{.bar{top:3px}}",
  );
  expect(await stylesAtFirstSight(css, ['<p class="bar"></p>'])).toContain("@layer below{.bar{top:2px}}");
});
