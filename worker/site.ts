import type { PageName } from "#domain/api/doors.ts";
import { embedFrame } from "./embed-frame.ts";
import { notFoundPage } from "./not-found-page.ts";
import { previewPicture } from "./preview-picture.ts";
import { sitePage } from "./site-page.ts";

interface Host {
  /** The site's files. */
  readonly assets: Fetcher;
  readonly api: Pick<Fetcher, "fetch">;
  readonly waitUntil: (work: Promise<unknown>) => void;
}

/** Matches `https://host/api`, alone or followed by a path or query. */
const apiAddress = /^[a-z]+:\/\/[^/?]*\/api(?=[/?]|$)/;

/** Whether a request is for the API, and not for a page or file of the site. */
export const isForApi = ({ url }: Request): boolean => apiAddress.test(url);

type PageMaker = (request: Request, host: Host) => Promise<Response | undefined>;

/** What is answered besides the API, each with its door in `pageDoors`. */
const pages: Readonly<Record<Exclude<PageName, "assistants" | "documentation" | "notFound">, PageMaker>> = {
  frame: (request, { assets }) => embedFrame(request, assets),
  picture: (request, { assets, waitUntil }) => previewPicture(request, assets, { cache: caches.default, waitUntil }),
  page: sitePage,
};

/**
 * Answers requests for addresses that are not files: frames and link previews of passages, pages with the head of their own
 * address, and the 404 page. For the worker, and for the function on Pages.
 */
export const answerSite = async (request: Request, host: Host): Promise<Response> => {
  for (const page of Object.values(pages)) {
    const answer = await page(request, host);
    if (answer) return answer;
  }
  return notFoundPage(request, host.assets);
};
