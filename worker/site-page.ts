import { emptyPagePath } from "#domain/site/head/empty-page.ts";
import { headOf, type Head } from "#domain/site/head/head.ts";
import { oembedAddress, passageOfAddress } from "#domain/site/head/embedding.ts";
import { localeOf } from "#domain/site/locales/locales.ts";
import { matchRoute } from "#domain/site/routes.ts";
import { previewPath } from "#domain/site/addresses/preview-address.ts";
import { chapterAddress } from "#domain/site/addresses/chapter-address.ts";
import { site } from "#domain/site/site.ts";
import { chapterPath, findChapter, findVerses } from "#domain/scripture/reference/read-address.ts";
import { findTranslation, isEmbedded } from "#domain/scripture/translations/translations.ts";
import { escapeMarkup } from "#domain/text/markup.ts";
import { wordHead } from "#domain/site/word-page.ts";
import { sharedWords, type SharedWords } from "./shared-words.ts";
import { readWordPage, redirectToWord, withWord, wordPageFile } from "./word-page.ts";

/**
 * The pages that are one file for many addresses: event cards, chapters of translations that are not stored here, words of
 * the original, and shared verses, which are their chapter's page. Each is served with the head of its own address. Used by the worker and
 * by the functions of Pages.
 */

/** The site's files, and the API, which has the texts that are not stored here. */
interface Services {
  readonly assets: Pick<Fetcher, "fetch">;
  readonly api: Pick<Fetcher, "fetch">;
}

/** The path of the file that serves a path; undefined for all other paths, and for chapters and verses that do not exist. */
const filePathOf = (path: string, isShell = false): string | undefined => {
  const match = matchRoute(path);
  const { category = "", translation = "", book = "", chapter = "", verses = "" } = match?.params ?? {};
  if (match?.id === "eventCard") return `/event-card/${category}/_`;
  if (match?.id !== "chapter" && match?.id !== "verse") return undefined;
  const place = findChapter(book, chapter, translation);
  // A known translation in lower case: others are redirected.
  if (!place || findTranslation(translation)?.id !== translation) return undefined;
  if (match.id === "verse" && (!findVerses(place, verses, translation) || chapterAddress(path))) return undefined;
  if (isShell || !isEmbedded(translation)) return emptyPagePath;
  return match.id === "verse" ? chapterPath(translation, place) : undefined;
};

const meta = (property: string, content: string): string =>
  `<meta property="${property}" content="${escapeMarkup(content)}">`;

const discovery = (path: string): string =>
  `<link rel="alternate" type="application/json+oembed" href="${escapeMarkup(oembedAddress(path))}">`;

const content = (value: string) => ({ element: (element: Element) => void element.setAttribute("content", value) });

/** `address` is the page's own: shared verses name their chapter as canonical, but previews are made of the verses. */
const withHead = (page: Response, { title, description, keywords, canonical }: Head, address: string): Response => {
  const own = site.origin + address;
  const links =
    canonical === undefined
      ? ""
      : `<link rel="canonical" href="${escapeMarkup(canonical)}">${meta("og:url", own)}${
          passageOfAddress(address, "") ? discovery(address) : ""
        }`;
  return new HTMLRewriter()
    .on("head > title", { element: (element) => void element.setInnerContent(title) })
    .on('meta[name="description"], meta[property="og:description"]', content(description))
    .on('meta[name="keywords"]', content(keywords))
    .on('meta[property="og:title"]', content(title))
    .on('meta[property="og:image"], meta[name="twitter:image"]', content(site.origin + previewPath(address)))
    .on('meta[property="og:image:alt"], meta[name="twitter:image:alt"]', content(title))
    .on('link[rel="canonical"], link[type="application/json+oembed"], meta[property="og:url"]', {
      element: (element) => void element.remove(),
    })
    .on("head", { element: (element) => void element.append(links, { html: true }) })
    .transform(page);
};

const headWith = (path: string, words: SharedWords | undefined): Head => {
  const head = headOf(path, words?.text);
  return words?.title === undefined ? head : { ...head, title: words.title };
};

/** The same for a page whose head says all but its address. */
const withAddress = (page: Response, address: string): Response => {
  const own = site.origin + address;
  return new HTMLRewriter()
    .on('link[rel="canonical"], meta[property="og:url"]', { element: (element) => void element.remove() })
    .on("head", {
      element: (element) =>
        void element.append(`<link rel="canonical" href="${escapeMarkup(own)}">${meta("og:url", own)}`, { html: true }),
    })
    .transform(page);
};

/** The page of a word. If its files cannot be read, the page goes without them, and its scripts try. */
const wordPage = async (request: Request, assets: Pick<Fetcher, "fetch">): Promise<Response | undefined> => {
  const url = new URL(request.url);
  const redirect = redirectToWord(url);
  if (redirect) return redirect;
  const filled = await readWordPage(assets, url).catch(() => null);
  if (filled === undefined) return undefined;
  const page = await assets.fetch(
    new Request(new URL(wordPageFile, request.url), { method: request.method, headers: request.headers }),
  );
  if (page.status !== 200 || filled === null) return page;
  const head = wordHead(filled);
  return withHead(withWord(page, filled), head, head.canonical!.slice(site.origin.length));
};

/**
 * Chapters and verses under the name of a language: the empty page of that language, with the head of the text. Search
 * engines are sent to the text's one address. Event cards have a page of that language.
 */
const translatedPage = async (request: Request, { assets, api }: Services): Promise<Response | undefined> => {
  const { pathname } = new URL(request.url);
  const { locale, path } = localeOf(pathname);
  const file = filePathOf(path, true);
  if (file === undefined) return undefined;
  const address = new URL(`/${locale}${file}`, request.url);
  const [page, words] = await Promise.all([
    assets.fetch(new Request(address, { method: request.method, headers: request.headers })),
    sharedWords(path, request, { assets, api }),
  ]);
  if (page.status !== 200) return page;
  return file === emptyPagePath ? withHead(page, headWith(path, words), path) : withAddress(page, pathname);
};

/** The page of such an address, with its own head; undefined if the address is no such. */
export const sitePage = async (request: Request, services: Services): Promise<Response | undefined> => {
  const { assets } = services;
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const { pathname } = new URL(request.url);
  if (localeOf(pathname).locale !== "en") return translatedPage(request, services);
  if (matchRoute(pathname)?.id === "word") return wordPage(request, assets);
  const file = filePathOf(pathname);
  if (file === undefined) return undefined;
  const [page, words] = await Promise.all([
    assets.fetch(new Request(new URL(file, request.url), { method: request.method, headers: request.headers })),
    sharedWords(pathname, request, services),
  ]);
  return page.status === 200 ? withHead(page, headWith(pathname, words), pathname) : page;
};
