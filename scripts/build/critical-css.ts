import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { transform, type MediaQuery, type Selector, type Visitor } from "lightningcss";
import { PurgeCSS } from "purgecss";

export interface InlineStyle {
  readonly css: string;
  /** For the content security policy: `sha256-…`. */
  readonly hash: string;
}

export const sha256Source = (text: string): string => `sha256-${hash("sha256", text, "base64")}`;

/**
 * What the sample pages do not show: attributes that the head script and later states set, and the languages of texts where
 * there are texts of any.
 */
const laterSelectors = (pages: readonly string[]): RegExp[] => [
  /data-(passage|theme|queued)/,
  ...(pages.some(isHome) ? [/data-known/] : []),
  ...(pages.some((page) => page.includes('dir="rtl"')) ? [/^:lang$/] : []),
  // The head script marks the verses that an address asks for; home is no such address.
  ...(pages.some((page) => page.includes("data-verse") && !isHome(page)) ? [/^is-focused$/] : []),
];

/** The values of the reading comfort settings other than the defaults, as attributes of the root set by the head script. */
export const comfortAttributes = {
  size: [0, 1, 3, 4],
  spacing: ["close", "open"],
  width: ["narrow", "wide"],
  typeface: ["book", "sans"],
  "has-verse-numbers": [false],
  "is-verse-per-line": [true],
} as const;

/** Home hides its passage from those who have chosen a setting, until the full sheets have come. */
const isHome = (page: string): boolean => page.includes('class="hero"');

/** The root with every setting that can be seen in these pages; on home the typeface that a device has without a choice. */
const comfortRoots = (pages: readonly string[]): string =>
  pages.some(isHome)
    ? '<html data-typeface="book">'
    : Object.entries(comfortAttributes)
        .flatMap(([name, settings]) => settings.map((setting) => `<html data-${name}="${setting}">`))
        .join("");

interface Selectors {
  tags: string[];
  classes: string[];
  ids: string[];
  attributes: { names: string[]; values: string[] };
  undetermined: string[];
}

/** What selectors can match in a page. PurgeCSS by itself takes any word for a class, and Scripture is full of words. */
const selectorsIn = (html: string): Selectors => {
  const found: Selectors = {
    tags: ["html", "body"],
    classes: [],
    ids: ["root"],
    attributes: { names: [], values: [] },
    undetermined: [],
  };
  for (const [, tag, attributes] of html.matchAll(/<([a-z][\w-]*)((?: [\w:-]+(?:="[^"]*")?)*)/g)) {
    found.tags.push(tag!);
    for (const [, name, value = ""] of attributes!.matchAll(/ ([\w:-]+)(?:="([^"]*)")?/g)) {
      found.attributes.names.push(name!);
      found.attributes.values.push(value);
      if (name === "class") found.classes.push(...value.split(" ").filter(Boolean));
      if (name === "id") found.ids.push(value);
    }
  }
  return found;
};

const isForPrint = ({ mediaType, qualifier }: MediaQuery): boolean => mediaType === "print" && qualifier !== "not";

const isForForcedColours = ({ condition }: MediaQuery): boolean =>
  condition?.type === "feature" && condition.value.name === "forced-colors";

const isForNoScripts = ({ condition }: MediaQuery): boolean =>
  condition?.type === "feature" &&
  condition.value.type === "plain" &&
  condition.value.name === "scripting" &&
  condition.value.value.type === "ident" &&
  condition.value.value.value === "none";

/** Nothing on a long page's first screen moves; without animations `.below` would be shown before its styles (base.css). */
const isForLessMotion = ({ condition }: MediaQuery): boolean =>
  condition?.type === "feature" && condition.value.name === "prefers-reduced-motion";

/**
 * What is pointed at, focused, pressed or open (unless something is from the start), itself or inside (`:has`), a list's
 * options, and the button of a search field with text.
 */
const isForUse = (selector: Selector, isPressed: boolean): boolean =>
  selector.some(
    (part) =>
      (!isPressed && part.type === "attribute" && /^aria-(?:pressed|expanded)$/.test(part.name)) ||
      (part.type === "type" && /^opt(?:ion|group)$/.test(part.name)) ||
      (part.type === "pseudo-class" &&
        (/^(?:hover|focus|focus-visible|active)$/.test(part.kind) ||
          ((part.kind === "has" || part.kind === "is") &&
            part.selectors.every((inner) => isForUse(inner, isPressed))))) ||
      (part.type === "pseudo-element" && part.kind === "custom" && part.name.includes("search-cancel")),
  );

/** Whether a selector requires (`:has`) what scripts add, such as a sheet. PurgeCSS would keep all of these. */
const isForLater = (selector: Selector, classes: ReadonlySet<string>): boolean =>
  selector.some(
    (part) =>
      part.type === "pseudo-class" &&
      part.kind === "has" &&
      part.selectors.every((wanted) => wanted.some((one) => one.type === "class" && !classes.has(one.name))),
  );

/** The current page among the links of the header. Home and chapters are not among them. */
const isForHeaderLinkHere = (selector: Selector): boolean =>
  selector.some((part) => part.type === "class" && part.name === "mainnav") &&
  selector.some((part) => part.type === "attribute" && part.name === "aria-current");

/** What a screen's pages show at first. */
interface Seen {
  readonly classes: ReadonlySet<string>;
  /** They are longer than a screen. */
  readonly isLong: boolean;
  /** A button is pressed or open. */
  readonly isPressed: boolean;
}

/**
 * Drops transitions and the rules for what stands below the first screen of a long page (src/ui/styles/base.css), print,
 * forced colours, pages without scripts, hovering, focus and content that is added later. The full sheets load a moment
 * later, by links where scripts are off.
 */
const atFirstSight = ({ classes, isLong, isPressed }: Seen): Visitor<never> => ({
  Declaration: { transition: () => [], cursor: () => [], "user-select": () => [] },
  Rule: {
    // Empty, so that the order of the layers is known.
    "layer-block": ({ value, type }) =>
      isLong && value.name?.includes("below") ? { type, value: { ...value, rules: [] } } : undefined,
    media: ({ value }) =>
      value.query.mediaQueries.every(
        (query) =>
          isForPrint(query) || isForForcedColours(query) || isForNoScripts(query) || (isLong && isForLessMotion(query)),
      )
        ? []
        : undefined,
    style: ({ value }) =>
      value.selectors.every(
        (selector) =>
          isForUse(selector, isPressed) || isForLater(selector, classes) || (isLong && isForHeaderLinkHere(selector)),
      )
        ? []
        : undefined,
  },
});

/**
 * The rules that these pages need for their first view, to be inlined so that one request is enough to paint. The full
 * sheet loads after the first paint, later in the document and with the same layers, so nothing changes visually.
 */
export const criticalStyle = async (styleSheets: readonly string[], pages: readonly string[]): Promise<InlineStyle> => {
  const whole = styleSheets.map((sheet) => readFileSync(`dist${sheet}`, "utf8")).join("\n");
  const css = await stylesAtFirstSight(whole, pages);
  return { css, hash: sha256Source(css) };
};

/**
 * Puts the values of the tokens that are set once in place of their names, which is shorter: a page inlines few uses of each.
 * A later change of one comes with the full sheets, which use the names. Lists of faces keep their names: they are long, and
 * Lightning CSS moves a `font` without variables behind the `font-variant-numeric` that follows it, which it then resets.
 */
const withTokenValues = (css: string): string => {
  const [, tokens = ""] = /@layer theme\{:root\{([^}]*)\}/.exec(css) ?? [];
  const values = new Map<string, string>();
  for (const [, name = "", value = ""] of tokens.matchAll(/(--[\w-]+):([^;]+)/g))
    if (css.split(`${name}:`).length === 2 && !value.includes("var(") && !name.startsWith("--font-"))
      values.set(name, value);
  return css
    .replaceAll(/(--[\w-]+):[^;{}]+;?/g, (set, name: string) => (values.has(name) ? "" : set))
    .replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => values.get(name) ?? use);
};

const minified = (css: string, visitor: Visitor<never> = {}): string =>
  transform({ filename: "inline.css", code: Buffer.from(css), minify: true, visitor }).code.toString();

/** A page without what is for browsers without scripts, and without what waits below its first screen. */
const withoutLater = (page: string, isLong: boolean): string => {
  const scripted = page.replaceAll(/<noscript>.*?<\/noscript>/gs, "");
  return isLong ? scripted.replaceAll(/<(\w+) class="[^"]* below"[^>]*>.*?<\/\1>/gs, "") : scripted;
};

export const stylesAtFirstSight = async (css: string, wholePages: readonly string[]): Promise<string> => {
  const isLong = wholePages.some((page) => isHome(page) || page.includes("data-verse"));
  const pages = wholePages.map((page) => withoutLater(page, isLong));
  const seen = {
    classes: new Set(pages.flatMap((page) => selectorsIn(page).classes)),
    isLong,
    isPressed: pages.some((page) => /aria-(?:pressed|expanded)="true"/.test(page)),
  };
  const [result] = await new PurgeCSS().purge({
    content: [...pages, comfortRoots(pages)].map((raw) => ({ raw, extension: "html" })),
    // What waits goes first, so that its tokens go, too.
    css: [{ raw: minified(css, atFirstSight(seen)) }],
    extractors: [{ extractor: selectorsIn, extensions: ["html"] }],
    // What hides the elements below the first screen stays, though they are left out above.
    safelist: { standard: ["html", "body", ":root", ...(isLong ? ["below"] : [])], greedy: laterSelectors(pages) },
    keyframes: true,
    variables: true,
    fontFace: true,
  });
  // Minifying removes rules left without declarations. The licence comment is in the full sheets.
  return minified(withTokenValues(result!.css))
    .replaceAll(/\/\*![^*]*\*\/\s*/g, "")
    .replaceAll(/@(?:media|supports)[^{}]*\{\}/g, "");
};
