import { retentionDays } from "#domain/api/retention.ts";
import { pngFile } from "#domain/pictures/png.ts";
import { drawPreview, type Preview, previewSize } from "#domain/pictures/preview.ts";
import { previewPalette } from "#domain/pictures/preview-palette.ts";
import { type Letters, readLetters } from "#domain/pictures/letters.ts";
import { printed } from "#domain/scripture/text/quotation.ts";
import { findVerses } from "#domain/scripture/reference/read-address.ts";
import { isEmbedded, translationById } from "#domain/scripture/translations/translations.ts";
import {
  homePreview,
  isDrawnPreview,
  type PreviewedPlace,
  previewedName,
  previewedPlace,
} from "#domain/site/addresses/preview-address.ts";
import { pictureSecurityHeaders } from "#domain/site/security-headers.ts";
import { embeddedChapters, fetchAsset } from "./bible/embedded.ts";
import { logUnexpected } from "./log.ts";
import { takeInMemory } from "./security/spend.ts";
import type { Fetches } from "./env.ts";

/**
 * Draws the link previews of chapters and verses (docs/product/pictures.md, "Previews"). Used by the worker and by
 * the function on Pages. Why it draws letters by itself: docs/decisions/pictures.md.
 */

const lettersPath = "/pictures/letters.bin";

/** The longest text that is set, in characters: more than fits in the smallest letters. */
const longestText = 900;

let letters: Letters | undefined;

/** Read once for each isolate. */
const readOnce = async (assets: Fetches): Promise<Letters> => {
  letters ??= readLetters(new Uint8Array(await (await fetchAsset(assets, lettersPath)).arrayBuffer()));
  return letters;
};

/** What the preview of a place says. That of a text which is not stored here has its names alone. */
const previewOf = async (asked: PreviewedPlace, assets: Fetches): Promise<Preview> => {
  const { translation, place, verses } = asked;
  const source = translationById(translation).name;
  if (!isEmbedded(translation)) return { words: previewedName(asked), name: source };
  const [chapter] = await embeddedChapters(assets, translation, place.book, place.chapter, place.chapter);
  const name = previewedName(asked, chapter?.edition);
  const range = verses === undefined ? undefined : findVerses(place, verses, translation);
  const texts = chapter?.verses ?? [];
  const text = (range ? texts.slice(range.from - 1, range.to) : texts).filter((one) => one !== "").join(" ");
  if (text === "") return { words: name, name: source };
  const words = printed(text.slice(0, longestText));
  return range ? { words, name, source } : { words: name, opening: words, name: source };
};

/** In the zlib format, as PNG wants it. */
const compressed = async (bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(new Response(bytes).body!.pipeThrough(new CompressionStream("deflate"))).arrayBuffer(),
  );

const draw = async (asked: PreviewedPlace, assets: Fetches): Promise<Uint8Array> => {
  const [drawn, preview] = await Promise.all([readOnce(assets), previewOf(asked, assets)]);
  const { rows } = drawPreview(preview, drawn);
  return pngFile({ ...previewSize, palette: previewPalette, compressed: await compressed(rows) });
};

const headers = {
  ...pictureSecurityHeaders,
  "Content-Type": "image/png",
  "Cache-Control": `public, max-age=${retentionDays.previews * 86_400}, immutable`,
};

/** Home's picture with status 404: whoever shows a preview shows a picture, never an error page. */
const plainPicture = async (request: Request, assets: Fetches): Promise<Response> => {
  const { ok, body } = await assets.fetch(new URL(homePreview, request.url));
  return new Response(ok ? body : null, {
    status: 404,
    headers: { ...headers, "Cache-Control": "public, max-age=3600" },
  });
};

/**
 * The preview at a path, from the cache or drawn now; undefined for other paths. Home's preview for places that do not exist
 * (404), and where the texts cannot be read or a network had too many drawn (302).
 */
export const previewPicture = async (
  request: Request,
  assets: Fetches,
  { cache, waitUntil }: { readonly cache: Cache; readonly waitUntil: (work: Promise<unknown>) => void },
): Promise<Response | undefined> => {
  const { origin, pathname } = new URL(request.url);
  if (!isDrawnPreview(pathname) || (request.method !== "GET" && request.method !== "HEAD")) return undefined;
  const asked = previewedPlace(pathname);
  if (!asked) return plainPicture(request, assets);
  // Without the query, so that nothing can be added to make it draw again.
  const key = origin + pathname;
  const elsewhere = new Response(null, {
    status: 302,
    headers: { ...pictureSecurityHeaders, Location: homePreview, "Cache-Control": "no-store" },
  });
  try {
    const kept = await cache.match(key);
    if (kept) return kept;
    if (typeof takeInMemory(request, "pictures") === "number") return elsewhere;
    const picture = new Response(await draw(asked, assets), { headers });
    waitUntil(cache.put(key, picture.clone()));
    return picture;
  } catch (error) {
    logUnexpected("a link preview could not be drawn", error);
    return elsewhere;
  }
};
