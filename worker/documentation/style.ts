/** The page's only style sheet. It is inlined and allowed by hash, so nothing is loaded from elsewhere. */
export const style = `
:root { color-scheme: light dark; --paper: #fbf8f2; --ink: #29251d; --soft: #655c4b; --rule: #d3c8b4; --panel: #f4efe5; --link: #775007; }
@media (prefers-color-scheme: dark) { :root { --paper: #1f1b15; --ink: #f4efe5; --soft: #d3c8b4; --rule: #4a4336; --panel: #29251d; --link: #eac26a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 50rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1, h2, h3 { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, "Book Antiqua", "Noto Serif", Georgia, serif; line-height: 1.2; font-weight: 400; }
h1 { font-size: 2.25rem; margin: 0 0 0.5rem; }
h2 { font-size: 1.6rem; margin: 3rem 0 0.5rem; padding-top: 1.25rem; border-top: 1px solid var(--rule); }
h3 { font-size: 1.125rem; margin: 2rem 0 0.25rem; }
p, ul, table { margin: 0.5rem 0; }
a { color: var(--link); }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 3px; }
code { font: 0.9375rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.address { display: block; padding: 0.6rem 0.85rem; background: var(--panel); border: 1px solid var(--rule); border-radius: 7px; }
.soft { color: var(--soft); }
.tries { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
.tries a, .back { display: inline-block; padding: 0.6rem 0; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.4rem 0.75rem 0.4rem 0; border-bottom: 1px solid var(--rule); }
th { font-weight: 600; }
`;
