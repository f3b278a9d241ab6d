import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { deflateSync, gunzipSync } from "node:zlib";
import { cardTypes } from "#content/cards/card-types.ts";
import { subjects } from "#content/subjects/catalogue.ts";
import { type Bitmap, type GlyphBox, readLetters } from "#domain/pictures/letters.ts";
import { pngFile } from "#domain/pictures/png.ts";
import { drawPreview, type Preview, previewSize } from "#domain/pictures/preview.ts";
import { previewPalette } from "#domain/pictures/preview-palette.ts";
import { printed } from "#domain/scripture/text/quotation.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import { isCardCategory } from "#domain/site/cards/card-categories.ts";
import { cardTitles } from "#domain/site/cards/messages.ts";
import { headOf } from "#domain/site/head/head.ts";
import { homePreview, isDrawnPreview, previewedPlace, previewPath } from "#domain/site/addresses/preview-address.ts";
import { matchRoute } from "#domain/site/routes.ts";
import type { GameDetails } from "#domain/site/feature.ts";
import { games } from "#src/features.ts";
import { site } from "#domain/site/site.ts";
import type { PrerenderedSite } from "./prerender.ts";

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

/** "lampstand.example" */
const host = new URL(site.origin).host;

const gameAt = (address: string): GameDetails | undefined => {
  const path = matchRoute(address)?.route.canonicalPath ?? address;
  return games.find(({ id }) => path === `/${id}`);
};

/** What the preview of a page says. */
export const pagePreview = (address: string): Preview => {
  const match = matchRoute(address);
  const { category = "", subject = "" } = match?.params ?? {};
  const { title, description } = headOf(address);
  const [words = ""] = title.replace(` · ${site.name}`, "").split(": ");
  if (match?.id === "home") return { words: site.tagline, about: site.blurb, name: host };
  if (match?.id === "eventCard" && isCardCategory(category)) {
    const { verse, reference } = cardTypes[category];
    const place = formatReference(verseReference(reference));
    return { words: `${cardTitles[category]} card`, about: `“${printed(verse)}”`, name: place, source: host };
  }
  if (match?.id === "subject")
    return { words, about: subjects.find(({ id }) => id === subject)?.intro ?? description, name: host };
  const game = gameAt(address);
  if (game) return { words: game.title, about: game.card.en.description, name: host };
  return { words, about: description, name: host };
};

/** The page that each preview is of, by path. Home's is also that of pages without one. */
export const pagesOfPreviews = (addresses: readonly string[]): ReadonlyMap<string, string> =>
  new Map([...addresses.map((address) => [previewPath(address), address] as const), [homePreview, "/"]]);

/** Draws a preview for each of these pages that has a file, and for each day of the plan, into `dist`. */
export const writePagePreviews = ({ addresses, planDays }: Pick<PrerenderedSite, "addresses" | "planDays">): void => {
  const letters = readLetters(new Uint8Array(gunzipSync(readFileSync("scripts/pictures/letters.bin.gz"))));
  const write = (path: string, preview: Preview): void => {
    const compressed = new Uint8Array(deflateSync(drawPreview(preview, letters).rows, { level: 9 }));
    mkdirSync(dirname(`dist${path}`), { recursive: true });
    writeFileSync(`dist${path}`, pngFile({ ...previewSize, palette: previewPalette, compressed }));
  };
  const drawings = readDrawings();
  for (const [path, address] of pagesOfPreviews(addresses)) {
    if (isDrawnPreview(path)) continue;
    write(path, { ...pagePreview(address), drawing: drawings.get(path) });
  }
  for (const { previewPath: path, preview } of planDays) write(path, preview);
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
