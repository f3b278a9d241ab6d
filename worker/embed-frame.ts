import { bookById, verseCount } from "#domain/scripture/books/books.ts";
import { formatReference } from "#domain/scripture/reference/format-reference.ts";
import { readPath } from "#domain/scripture/reference/read-address.ts";
import { verseReference, type Reference } from "#domain/scripture/reference/reference.ts";
import { translationById } from "#domain/scripture/translations/translations.ts";
import { framedPassage, framePath, type Framed } from "#domain/site/head/embedding.ts";
import { frameHeaders } from "#domain/site/security-headers.ts";
import { site } from "#domain/site/site.ts";
import { escapeMarkup } from "#domain/text/markup.ts";
import { scriptureCacheControl } from "./bible/cache-control.ts";
import { embeddedChapters } from "./bible/embedded.ts";
import { pageWithETag } from "./etags.ts";
import { inlineSource } from "./hashes.ts";
import { logUnexpected } from "./log.ts";
import type { Fetches } from "./env.ts";

/**
 * `/embed/read/…`: a passage for the frames of other sites. Scripture alone, no script, nothing stored; the only pages that
 * may be framed (docs/decisions/programs.md). Used by the worker and by the function on Pages.
 */

/** Light where `light-dark` is missing (before Safari 17.5 and Chrome 123): in a variable it would void what uses it. */
const style = `
:root { color-scheme: light dark; --paper: #fbf8f2; --ink: #29251d; --soft: #655c4b; --link: #775007; --target: #f5e7c4; }
@supports (color: light-dark(#fff, #000)) { :root { --paper: light-dark(#fbf8f2, #1f1b15); --ink: light-dark(#29251d, #f4efe5); --soft: light-dark(#655c4b, #d3c8b4); --link: light-dark(#775007, #eac26a); --target: light-dark(#f5e7c4, #3b311c); } }
:root[data-theme="light"] { color-scheme: light; }
:root[data-theme="dark"] { color-scheme: dark; }
body { margin: 0; padding: 1rem 1.25rem; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", Georgia, serif; overflow-wrap: break-word; }
h1 { font-size: 1.125rem; font-weight: 600; margin: 0 0 0.5rem; }
p { margin: 0 0 0.5rem; }
sup { font-size: 0.7em; line-height: 0; color: var(--soft); }
footer { font-size: 0.875rem; color: var(--soft); }
a { color: var(--link); display: inline-block; padding: 0.4rem 0; }
span:target { background: var(--target); }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
`;

/** What a frame shows. */
export const referenceOf = ({ place, verses }: Framed): Reference => {
  const { from, to } = verses ?? { from: 1, to: verseCount(place.book, place.chapter) };
  return verseReference({ ...place, verse: from }, { ...place, verse: to });
};

const pageOf = (framed: Framed, texts: readonly string[], theme: string | null): string => {
  const { translation, place, verses } = framed;
  const { from, to } = verses ?? { from: 1, to: texts.length };
  const reference = referenceOf(framed);
  const name = formatReference(reference);
  const { name: translationName, note } = translationById(translation);
  const body = texts
    .slice(from - 1, to)
    .map((text, index) =>
      text === ""
        ? ""
        : `<span id="v${from + index}">${from === to ? "" : `<sup>${from + index}</sup>&nbsp;`}${escapeMarkup(text)}</span>`,
    )
    .filter(Boolean)
    .join(" ");
  const known = theme === "light" || theme === "dark" ? theme : undefined;
  const themed = known ? ` data-theme="${known}"` : "";
  // Stays in the frame, so it also works where a sandbox allows no new window.
  const chapter = `${framePath({ ...framed, verses: undefined })}${known ? `?theme=${known}` : ""}#v${from}`;
  const wholeChapter = verses ? `<a href="${escapeMarkup(chapter)}">The whole chapter</a> · ` : "";
  return `<!doctype html>
<html lang="en"${themed}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(`${name}, ${translationName} · ${site.name}`)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeMarkup(name)}</h1>
<p>${body || `${escapeMarkup(bookById(place.book).name)} has no such verse in this translation.`}</p>
<footer>${escapeMarkup(translationName)} (${escapeMarkup(note)}). ${wholeChapter}<a href="${escapeMarkup(readPath(translation, reference))}" target="_blank" rel="noopener">Read in context at ${escapeMarkup(site.name)}</a></footer>
</body>
</html>
`;
};

/** The page of such an address; undefined if the address is none. */
export const embedFrame = async (request: Request, assets: Fetches): Promise<Response | undefined> => {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const { pathname, searchParams } = new URL(request.url);
  const framed = framedPassage(pathname);
  if (!framed) return undefined;
  const { translation, place } = framed;
  const headers = {
    ...frameHeaders(await inlineSource(style)),
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": scriptureCacheControl,
  };
  try {
    const [chapter] = await embeddedChapters(assets, translation, place.book, place.chapter, place.chapter);
    return await pageWithETag(request, pageOf(framed, chapter?.verses ?? [], searchParams.get("theme")), headers);
  } catch (error) {
    logUnexpected("a passage for other sites could not be shown", error);
    return new Response(null, {
      status: 503,
      headers: { ...headers, "Cache-Control": "no-store", "Retry-After": "5" },
    });
  }
};
