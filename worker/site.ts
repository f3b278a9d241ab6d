import type { PageName } from "#domain/api/budgets.ts";
import { nothingToShow, type Services } from "./chapter-page.ts";
import { embedFrame } from "./embed-frame.ts";
import { previewPicture } from "./preview-picture.ts";
import { sitePage } from "./site-page.ts";
import { chapterAddress } from "#domain/site/addresses/chapter-address.ts";
import { localeOf, pathIn, translatedPath } from "#domain/site/locales/locales.ts";
import { logError } from "./log.ts";
import { redirect } from "./redirect.ts";
import type { Fetches } from "./env.ts";

/** The chapter that a path names (docs/product/addresses.md, "Unknown addresses"): permanent only if the text is the same. */
const redirectToChapter = (url: URL): Response | undefined => {
  const { locale, path } = localeOf(url.pathname);
  const address = chapterAddress(path);
  if (!address) return undefined;
  const headers = { "Referrer-Policy": "strict-origin-when-cross-origin" };
  return redirect(pathIn(locale, address.path) + url.search, address.isSameText ? 308 : 302, headers);
};

/** Redirects `/ES/help` to `/es/help`: addresses name languages in lower case. */
const redirectToLanguage = (url: URL): Response | undefined => {
  const path = url.pathname.replace(/^\/[a-z]{2}(?=\/|$)/i, (name) => name.toLowerCase());
  if (path === url.pathname || path.includes("//") || localeOf(path).locale === "en") return undefined;
  return redirect(path + url.search);
};

/**
 * The site's 404 page, in the language of the address, for a path without a file, or a redirect to the chapter that the
 * path names. Neither is cached:
 * `_headers` matches by path alone, and a script that is missing for a moment during a deployment must not stay missing.
 */
export const notFoundPage = async (request: Request, assets: Fetches): Promise<Response> => {
  const isReading = request.method === "GET" || request.method === "HEAD";
  const url = new URL(request.url);
  const elsewhere = isReading ? (redirectToChapter(url) ?? redirectToLanguage(url)) : undefined;
  if (elsewhere) return elsewhere;
  const { locale } = localeOf(url.pathname);
  const page = await assets.fetch(new URL(translatedPath(locale, "/404"), request.url));
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", "no-store");
  headers.delete("ETag");
  return new Response(request.method === "HEAD" ? null : page.body, { status: 404, headers });
};

interface Host extends Services {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** Matches `https://host/api`, alone or followed by a path or query. */
const apiAddress = /^[a-z]+:\/\/[^/?]*\/api(?=[/?]|$)/;

/** Whether a request is for the API, and not for a page or file of the site. */
export const isForApi = ({ url }: Request): boolean => apiAddress.test(url);

type PageMaker = (request: Request, host: Host) => Promise<Response | undefined>;

/** What is answered besides the API, each with its budgets in `pageBudgets`. */
const pages: Readonly<Record<Exclude<PageName, "assistants" | "documentation" | "notFound">, PageMaker>> = {
  frame: (request, { assets }) => embedFrame(request, assets),
  picture: (request, { assets, waitUntil }) => previewPicture(request, assets, { cache: caches.default, waitUntil }),
  page: sitePage,
};

/**
 * Answers requests for addresses that are not files: frames and link previews of passages, pages with the head of their own
 * address, and the 404 page; an empty 503 if the site's own files cannot be had. For the worker, and for the function on
 * Pages.
 */
export const answerSite = async (request: Request, host: Host): Promise<Response> => {
  try {
    for (const page of Object.values(pages)) {
      const answer = await page(request, host);
      if (answer) return answer;
    }
    return await notFoundPage(request, host.assets);
  } catch (error) {
    const requestId = crypto.randomUUID();
    const { method, url } = request;
    logError("a page could not be made", { requestId, method, path: new URL(url).pathname, error: String(error) });
    return new Response(null, { status: 503, headers: { ...nothingToShow, "X-Request-Id": requestId } });
  }
};
