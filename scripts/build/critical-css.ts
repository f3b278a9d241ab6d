import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { PurgeCSS } from "purgecss";

export interface InlineStyle {
  readonly css: string;
  /** For the content security policy: `sha256-…`. */
  readonly hash: string;
}

export const sha256Source = (text: string): string => `sha256-${createHash("sha256").update(text).digest("base64")}`;

/**
 * The rules that these pages use at first sight, to be inlined: one request paints. The whole sheets follow after the
 * first paint and come later in the document with the same layers, so nothing changes its look.
 */
export const criticalStyle = async (styleFiles: readonly string[], pages: readonly string[]): Promise<InlineStyle> => {
  const css = styleFiles.map((file) => readFileSync(`dist${file}`, "utf8")).join("\n");
  const [result] = await new PurgeCSS().purge({
    content: pages.map((raw) => ({ raw, extension: "html" })),
    css: [{ raw: css }],
    // What the head script and later states set on the root stands in no sample page.
    safelist: { standard: ["html", "body"], greedy: [/data-(passage|rhema|theme)/] },
    keyframes: true,
    variables: false,
  });
  const inlined = result!.css;
  return { css: inlined, hash: sha256Source(inlined) };
};
