import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { deflateSync, gunzipSync } from "node:zlib";
import { type Bitmap, type GlyphBox, type Letters, readLetters } from "#domain/pictures/letters.ts";
import { pngFile } from "#domain/pictures/png.ts";
import { drawPreview, type Preview, previewLines, previewSize } from "#domain/pictures/preview.ts";
import { previewPalette } from "#domain/pictures/preview-palette.ts";
import { previewedPlace } from "#domain/site/addresses/preview-address.ts";
import { site } from "#domain/site/site.ts";

/** The link previews of all pages but chapters and verses (docs/product/pictures.md, "Previews"). */

/** The drawings of pages by the path of their preview, as scripts/pictures/letters.ts drew them. */
const readDrawings = (): ReadonlyMap<string, Bitmap> => {
  const file = gunzipSync(readFileSync("scripts/pictures/drawings.json.gz")).toString();
  const drawings = JSON.parse(file) as Record<string, { readonly box: GlyphBox; readonly pixels: string }>;
  return new Map(
    Object.entries(drawings).map(([path, { box, pixels }]) => [
      path,
      { box, pixels: new Uint8Array(Buffer.from(pixels, "base64")) },
    ]),
  );
};

export interface PagePreview {
  readonly path: string;
  /** The path of the English preview, under which its drawing is kept, if it has one. */
  readonly drawing?: string;
  readonly preview: Preview;
}

/** Throws if a text of a preview is cut off, or has letters that were not drawn. */
const checkTexts = (path: string, preview: Preview, letters: Letters): void => {
  const wanted = [preview.words, preview.about, preview.name, preview.source].filter(Boolean).join(" ");
  const shown = previewLines(preview, letters).map(({ text }) => text);
  if (shown.join(" ") !== wanted.replaceAll(/\s+/g, " "))
    throw new Error(
      `${path} says only “${shown.join(" ")}”: too long, or a letter is missing in scripts/pictures/letters.ts`,
    );
};

/** Draws these previews into `dist`. */
export const writePagePreviews = (previews: readonly PagePreview[]): void => {
  const letters = readLetters(new Uint8Array(gunzipSync(readFileSync("scripts/pictures/letters.bin.gz"))));
  const drawings = readDrawings();
  for (const { path, drawing = "", preview } of previews) {
    const drawn = { ...preview, drawing: drawings.get(drawing) };
    checkTexts(path, drawn, letters);
    const compressed = new Uint8Array(deflateSync(drawPreview(drawn, letters).rows));
    mkdirSync(dirname(`dist${path}`), { recursive: true });
    writeFileSync(`dist${path}`, pngFile({ ...previewSize, palette: previewPalette, compressed }));
  }
};

/** Throws if a page in `dist` names a preview that is neither a file nor drawn when it is asked for. */
export const checkPreviews = (): void => {
  const missing = new Map<string, string>();
  for (const file of globSync("dist/**/*.html")) {
    const [, address = ""] = /property="og:image" content="([^"]*)"/.exec(readFileSync(file, "utf8")) ?? [];
    const path = address.slice(site.origin.length);
    if (address !== "" && !previewedPlace(path) && !existsSync(`dist${path}`)) missing.set(path, file);
  }
  for (const [path, file] of missing) throw new Error(`${file} names the preview ${path}, which does not exist`);
};
