import { isCardId } from "#domain/api/cards.ts";
import { headOf, type Head } from "#domain/site/head/head.ts";
import { discovery, meta } from "#domain/site/head/head-markup.ts";
import { locales, localeOf, pathIn, translatedPath, type Locale } from "#domain/site/locales/locales.ts";
import { matchRoute, type RouteMatch } from "#domain/site/routes.ts";
import { previewPath } from "#domain/site/addresses/preview-address.ts";
import { chapterAddress } from "#domain/site/addresses/chapter-address.ts";
import { site } from "#domain/site/site.ts";
import type { VerseSpan } from "#domain/scripture/reference/places.ts";
import { chapterPath, findChapter, findVerses, guidePath } from "#domain/scripture/reference/read-address.ts";
import { sharedVersesMarkup, slotSelector } from "#domain/site/chapter-page/chapter-page.ts";
import type { AskedChapter } from "#domain/site/chapter-page/chapter-template.ts";
import { isEmbedded, type EmbeddedTranslationId } from "#domain/scripture/translations/translations.ts";
import { escapeMarkup } from "#domain/text/markup.ts";
import { wordHead, wordPageMarkup } from "#domain/site/word-page.ts";
import { embeddedChapter } from "./bible/embedded.ts";
import { canonicalGuidePath, chapterGuideHead, chapterGuideMarkup } from "#domain/site/chapter-guide/chapter-guide.ts";
import { chapterGuideFile, readChapterGuide } from "./chapter-guide.ts";
import { chapterPageOf, nothingToShow, type Services } from "./chapter-page.ts";
import { pageWithETag, unconditional } from "./etags.ts";
import { logUnexpected } from "./log.ts";
import { readWordPage, redirectToWord, wordPageFile } from "./word-page.ts";
import type { Fetches } from "./env.ts";

/**
 * The pages that are no files: event cards and words of the original, which share one; shared verses, which are their
 * chapter's; and chapters that are filled in here (chapter-page.ts). Each has the head of its own address. Used by the
 * worker and by the function on Pages.
 */

/** A chapter or shared verses of a known translation. */
interface Asked extends AskedChapter {
  /** Undefined for a chapter. */
  readonly verses: VerseSpan | undefined;
}

/** What a path asks for; undefined for other routes, and for chapters and verses that do not exist. */
const askedBy = ({ id, params }: RouteMatch, path: string): Asked | undefined => {
  if (id !== "chapter" && id !== "verse") return undefined;
  const { translation = "", book = "", chapter = "", verses: named } = params;
  const place = findChapter(book, chapter, translation);
  if (!place) return undefined;
  if (named === undefined) return { translation, place, path, verses: undefined };
  const verses = findVerses(place, named, translation);
  return verses && { translation, place, path, verses };
};

const content = (value: string) => ({ element: (element: Element) => void element.setAttribute("content", value) });

const addressMarkup = (canonical: string, own: string): string =>
  `<link rel="canonical" href="${escapeMarkup(canonical)}">${meta("property", "og:url", own)}`;

/** Replaces what a head says of its page's address by `markup`. */
const withAddress = (markup: string): HTMLRewriter =>
  new HTMLRewriter()
    .on('link[rel="canonical"], link[type="application/json+oembed"], meta[property="og:url"]', {
      element: (element) => void element.remove(),
    })
    .on("head", { element: (element) => void element.append(markup, { html: true }) });

/** `address` is the page's own: shared verses have another canonical one, but previews of the verses. `more` is markup. */
const withHead = (
  page: Response,
  { title, description, keywords, canonical }: Head,
  address: string,
  more = "",
): Response => {
  const own = site.origin + address;
  const links = canonical === undefined ? "" : addressMarkup(canonical, own) + discovery(address);
  return withAddress(links + more)
    .on("head > title", { element: (element) => void element.setInnerContent(title) })
    .on('meta[name="description"], meta[property="og:description"]', content(description))
    .on('meta[name="keywords"]', content(keywords))
    .on('meta[property="og:title"]', content(title))
    .on('meta[property="og:image"]', content(site.origin + previewPath(address)))
    .on('meta[property="og:image:alt"]', content(title))
    .transform(page);
};

/** Always the whole file, whatever the browser has: the page that is made from it has an ETag of its own. */
const fileOf = (assets: Fetches, request: Request, path: string): Promise<Response> =>
  assets.fetch(new Request(new URL(path, request.url), { headers: unconditional(request.headers) }));

/** A handler of rejections that logs the error and returns null. */
const nullAfterLog =
  (message: string) =>
  (error: unknown): null => {
    logUnexpected(message, error);
    return null;
  };

/** A page in each language, as links of its head. */
const alternates = (pathOf: (locale: Locale) => string): string =>
  [...locales.map((locale) => [locale, locale] as const), ["x-default", "en"] as const]
    .map(
      ([language, locale]) =>
        `<link rel="alternate" hreflang="${language}" href="${escapeMarkup(site.origin + pathOf(locale))}">`,
    )
    .join("");

/** Leads from the links of a shared file (`/words/_`) to its other languages to `path` in them. */
const withLanguageLinks = (file: string, path: string): HTMLRewriter =>
  new HTMLRewriter().on(`a[href$="${file}"]`, {
    element: (element) => void element.setAttribute("href", (element.getAttribute("href") ?? "").replace(file, path)),
  });

/** Fills the empty place of a shared file as well. */
const filledPage = (page: Response, file: string, marker: string, markup: string, path: string): Response =>
  withLanguageLinks(file, path)
    .on(`[${marker}]`, { element: (element) => void element.setInnerContent(markup, { html: true }) })
    .transform(page);

/** The page of a word. If its files cannot be read, the page goes without them, and its scripts try. */
const wordPage = async (request: Request, assets: Fetches, locale: Locale): Promise<Response | undefined> => {
  const url = new URL(request.url);
  const redirect = redirectToWord(locale, url);
  if (redirect) return redirect;
  const word = await readWordPage(assets, locale, url).catch(nullAfterLog("a word could not be read for its page"));
  if (word === undefined) return undefined;
  const page = await fileOf(assets, request, pathIn(locale, wordPageFile));
  if (page.status !== 200 || word === null) return page;
  const head = wordHead(word);
  const address = head.canonical!.slice(site.origin.length);
  const { path } = localeOf(address);
  return withHead(
    filledPage(page, wordPageFile, "data-word", wordPageMarkup(word), path),
    head,
    address,
    alternates((one) => pathIn(one, path)),
  );
};

/** The guide to a chapter: 404 for others than ours and the language's, 503 if its files cannot be read. */
const guidePage = async (
  request: Request,
  services: Services,
  locale: Locale,
  params: RouteMatch["params"],
): Promise<Response | undefined> => {
  const { assets } = services;
  const guide = await readChapterGuide(request, services, locale, params).catch(
    nullAfterLog("a guide could not be read"),
  );
  if (guide === undefined) return undefined;
  if (guide === null) return new Response(null, { status: 503, headers: nothingToShow });
  const page = await fileOf(assets, request, pathIn(locale, chapterGuideFile));
  if (page.status !== 200) return page;
  const path = guidePath(guide.translation, guide.text);
  return withHead(
    filledPage(page, chapterGuideFile, "data-chapter-guide", chapterGuideMarkup(guide), path),
    chapterGuideHead(guide),
    pathIn(locale, path),
    alternates((one) => canonicalGuidePath(one, guide.text)),
  );
};

/** Shared verses of our own texts: the file of their chapter, with their head, and the verses for readers without scripts. */
const versePage = async (
  request: Request,
  assets: Fetches,
  { translation, place, path }: AskedChapter & { readonly translation: EmbeddedTranslationId },
  range: VerseSpan,
): Promise<Response> => {
  const file = chapterPath(translation, place);
  const [page, chapter] = await Promise.all([
    fileOf(assets, request, file),
    embeddedChapter(assets, translation, place).catch(nullAfterLog("shared verses could not be read for their page")),
  ]);
  if (page.status !== 200) return page;
  const { verses = [], edition } = chapter ?? {};
  const words = verses
    .slice(range.from - 1, range.to)
    .filter(Boolean)
    .join(" ");
  const markup = sharedVersesMarkup({ locale: "en", translation, place, range, verses, edition });
  return withLanguageLinks(file, path)
    .on(slotSelector, { element: (element) => void element.setInnerContent(markup, { html: true }) })
    .transform(withHead(page, headOf(path, words === "" ? undefined : words), path));
};

/** The page of a card: one file for all of a category; undefined for ids that no card has. */
const cardPage = async (
  request: Request,
  assets: Fetches,
  locale: Locale,
  path: string,
  { category = "", cardId = "" }: RouteMatch["params"],
): Promise<Response | undefined> => {
  if (!isCardId(cardId)) return undefined;
  const file = `/event-card/${category}/_`;
  const shared = await fileOf(assets, request, translatedPath(locale, file));
  if (shared.status !== 200) return shared;
  const page = withLanguageLinks(file, path).transform(shared);
  if (locale === "en") return withHead(page, headOf(path), path);
  const own = site.origin + translatedPath(locale, path);
  return withAddress(addressMarkup(own, own)).transform(page);
};

/** The page as for GET, without an ETag. */
const madePage = async (request: Request, services: Services): Promise<Response | undefined> => {
  const { assets } = services;
  const { pathname } = new URL(request.url);
  const { locale, path } = localeOf(pathname);
  const match = matchRoute(path);
  if (match?.id === "word") return wordPage(request, assets, locale);
  if (match?.id === "eventCard") return cardPage(request, assets, locale, path, match.params);
  // Other forms of an address are redirected (site.ts).
  if (!match || chapterAddress(path)) return undefined;
  if (match.id === "chapterGuide") return guidePage(request, services, locale, match.params);
  const asked = askedBy(match, path);
  if (!asked) return undefined;
  // Chapters of our own texts are files.
  const { translation, verses } = asked;
  if (locale === "en" && isEmbedded(translation))
    return verses ? versePage(request, assets, { ...asked, translation }, verses) : undefined;
  return chapterPageOf(request, services, locale, asked, verses);
};

/** The page of such an address, with its own head and ETag; undefined if the address is no such. */
export const sitePage = async (request: Request, services: Services): Promise<Response | undefined> => {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const page = await madePage(request, services);
  if (page?.status === 200) return pageWithETag(request, await page.text(), page.headers);
  return page && request.method === "HEAD" ? new Response(null, page) : page;
};
