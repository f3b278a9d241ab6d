import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { transform, type MediaQuery, type Selector, type Visitor } from "lightningcss";
import { PurgeCSS } from "purgecss";

export interface InlineStyle {
  readonly css: string;
  /** For the content security policy: `sha256-…`. */
  readonly hash: string;
}

export const sha256Source = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

interface Selectors {
  tags: string[];
  classes: string[];
  ids: string[];
  attributes: { names: string[]; values: string[] };
  undetermined: string[];
}

/** What selectors can name in a page. PurgeCSS itself takes any word for a class, and Scripture is full of words: the Acts, a ring. */
const selectorsIn = (html: string): Selectors => {
  const found: Selectors = { tags: ["html", "body"], classes: [], ids: ["root"], attributes: { names: [], values: [] }, undetermined: [] };
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

const isForHovering = (selector: Selector): boolean => selector.some((part) => part.type === "pseudo-class" && part.kind === "hover");

/** Nobody prints or hovers before the whole sheets are there, a moment later; without scripts they are linked. */
const atFirstSight: Visitor<never> = {
  Rule: {
    media: ({ value }) => (value.query.mediaQueries.every(isForPrint) ? [] : undefined),
    style: ({ value }) => (value.selectors.every(isForHovering) ? [] : undefined),
  },
};

/**
 * The rules that these pages use at first sight, to be inlined: one request paints. The whole sheets follow after the
 * first paint and come later in the document with the same layers, so nothing changes its look.
 */
export const criticalStyle = async (styleFiles: readonly string[], pages: readonly string[]): Promise<InlineStyle> => {
  const css = styleFiles.map((file) => readFileSync(`dist${file}`, "utf8")).join("\n");
  const [result] = await new PurgeCSS().purge({
    content: pages.map((raw) => ({ raw, extension: "html" })),
    css: [{ raw: css }],
    extractors: [{ extractor: selectorsIn, extensions: ["html"] }],
    // What the head script and later states set on the root stands in no sample page.
    safelist: { standard: ["html", "body", ":root"], greedy: [/data-(passage|day-turn|theme)/] },
    keyframes: true,
    variables: true,
  });
  // What is left of a rule without its declarations goes as well, and the licence, which stands in the whole sheets.
  const inlined = transform({ filename: "inline.css", code: Buffer.from(result!.css), minify: true, visitor: atFirstSight }).code.toString().replaceAll(/\/\*![^*]*\*\/\s*/g, "");
  return { css: inlined, hash: sha256Source(inlined) };
};
