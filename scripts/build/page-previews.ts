import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { deflateSync, gunzipSync } from "node:zlib";
import { cardTypes } from "#content/cards/card-types.ts";
import { subjects } from "#content/subjects/catalogue.ts";
import { type Bitmap, type GlyphBox, readLetters } from "#domain/pictures/letters.ts";
import { pngFile } from "#domain/pictures/png.ts";
import { drawPreview, type Preview, previewSize } from "#domain/pictures/preview.ts";
import { previewPalette } from "#domain/pictures/preview-palette.ts";
import { printed } from "#domain/scripture/text/printed.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { verseReference } from "#domain/scripture/reference/reference.ts";
import { isCardCategory } from "#domain/site/cards/card-categories.ts";
import { cardTitles } from "#domain/site/cards/card-names.ts";
import { headOf } from "#domain/site/head/head.ts";
import { isDrawnPreview, previewPath } from "#domain/site/addresses/preview-address.ts";
import { matchRoute } from "#domain/site/routes.ts";
import type { GameDetails } from "#domain/site/feature.ts";
import { games } from "#src/features.ts";
import { site } from "#domain/site/site.ts";
import type { PrerenderedSite } from "./prerender.ts";

/** The link previews of all pages but chapters and verses (docs/product/pictures.md, "Previews"). */

const emblemBox: GlyphBox = [0, 0, 286, 368];

/** A game's emblem, as scripts/pictures/letters.ts drew it; undefined for one that it has not drawn yet. */
const readEmblem = (game: string): Bitmap | undefined => {
  const file = `src/games/${game}/emblem.bin.gz`;
  return existsSync(file) ? { box: emblemBox, pixels: new Uint8Array(gunzipSync(readFileSync(file))) } : undefined;
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
    const quoted = `“${printed(verse)}” ${formatReference(verseReference(reference))}`;
    return { words: `${cardTitles[category]} card`, about: quoted, name: host };
  }
  if (match?.id === "subject")
    return { words, about: subjects.find(({ id }) => id === subject)?.intro ?? description, name: host };
  const game = gameAt(address);
  if (game) return { words: game.title, about: game.card.en.description, name: host };
  return { words, about: description, name: host };
};

/** Draws a preview for each of these pages that has a file, and for each day of the plan, into `dist`. */
export const writePagePreviews = ({ addresses, planDays }: Pick<PrerenderedSite, "addresses" | "planDays">): void => {
  const letters = readLetters(new Uint8Array(gunzipSync(readFileSync("scripts/pictures/letters.bin.gz"))));
  const write = (path: string, preview: Preview): void => {
    const compressed = new Uint8Array(deflateSync(drawPreview(preview, letters).rows, { level: 9 }));
    mkdirSync(dirname(`dist${path}`), { recursive: true });
    writeFileSync(`dist${path}`, pngFile({ ...previewSize, palette: previewPalette, compressed }));
  };
  const pages = new Map(addresses.map((address) => [previewPath(address), address]));
  for (const [path, address] of pages) {
    if (isDrawnPreview(path)) continue;
    const game = gameAt(address);
    write(path, { ...pagePreview(address), emblem: game && readEmblem(game.id) });
  }
  for (const { previewPath: path, preview } of planDays) write(path, preview);
};
