import type { Settings } from "./settings.ts";

/** Colours of the theme, which the page may replace. */
const themed = (of: (light: string, dark: string) => string): string =>
  `--paper: var(--lampstand-background, ${of("#fbf8f2", "#29251d")}); --ink: var(--lampstand-color, ${of("#29251d", "#f4efe5")}); --soft: var(--lampstand-soft, ${of("#655c4b", "#d3c8b4")}); --rule: var(--lampstand-rule, ${of("#d3c8b4", "#4a4336")}); --link: var(--lampstand-link, ${of("#775007", "#eac26a")});`;

/**
 * The styles of preview and element, which the page may set by custom properties. Adopted, so that no policy of styles forbids
 * them. Light where `light-dark` is missing (before Safari 17.5 and Chrome 123): in a variable it would void what uses it.
 */
const css = `
:host { color-scheme: light dark; ${themed((light) => light)} }
@supports (color: light-dark(#fff, #000)) { :host { ${themed((light, dark) => `light-dark(${light}, ${dark})`)} } }
:host([data-theme="light"]) { color-scheme: light; }
:host([data-theme="dark"]) { color-scheme: dark; }
.card { font: var(--lampstand-font, 1rem/1.55 "Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif); color: var(--ink); background: var(--paper); border: 1px solid var(--rule); border-radius: var(--lampstand-radius, 10px); box-sizing: border-box; text-align: start; overflow-wrap: break-word; }
.text { overflow-y: auto; overscroll-behavior: contain; padding: 0.75rem 1rem 0; max-height: var(--lampstand-height, 16rem); }
.text:focus-visible, a:focus-visible { outline: 2px solid var(--link); outline-offset: -2px; border-radius: inherit; }
p { margin: 0 0 0.5rem; unicode-bidi: plaintext; }
sup { font-size: 0.7em; color: var(--soft); line-height: 0; }
.line { display: block; padding-inline-start: 2em; text-indent: -1.25em; }
.soft { color: var(--soft); }
footer { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; padding: 0.25rem 1rem; border-top: 1px solid var(--rule); font-size: 0.875em; }
a { color: var(--link); padding: 0.6rem 0; }
footer span { padding: 0.6rem 0; color: var(--soft); }
`;

let sheet: CSSStyleSheet | undefined;

/** A shadow root with our styles. */
export const styledRoot = (host: HTMLElement, theme: Settings["theme"]): ShadowRoot => {
  if (theme !== "auto") host.dataset["theme"] = theme;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  const root = host.attachShadow({ mode: "open" });
  root.adoptedStyleSheets = [sheet];
  return root;
};

/** An element with a class and children. Strings become text nodes. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
};

/** A link to our reader, without a referrer. */
export const readerLink = (href: string, text: string): HTMLAnchorElement => {
  const link = element("a", "", text);
  link.href = href;
  link.referrerPolicy = "no-referrer";
  return link;
};
