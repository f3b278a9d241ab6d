import {
  bookOfChapterFile,
  earlierVersionHeader,
  isFileResponse,
  jsonFile,
  parseChapterFile,
  withoutVersion,
  visitedCacheName,
} from "#src/platform/offline/caches.ts";
import { withTimeout } from "./shell.ts";

/** Serves Scripture files from the device. Only the page puts files there, since it checks them (docs/texts.md, "Digests"). */

const pathOf = (request: Request): string => new URL(request.url).pathname;

/** Extracts a chapter from its book's file; downloaded translations are stored as whole books. Undefined if that is damaged. */
const chapterOf = async (path: string, book: Response | undefined): Promise<Response | undefined> => {
  const chapters: unknown = await book?.json().catch(() => undefined);
  const chapter: unknown = Array.isArray(chapters) ? chapters[(parseChapterFile(path)?.chapter ?? 0) - 1] : undefined;
  return chapter === undefined ? undefined : jsonFile(JSON.stringify(chapter));
};

/** The same file of an earlier version of the texts: better than nothing while the network fails. */
const fromEarlierVersion = async (path: string): Promise<Response | undefined> => {
  const wanted = withoutVersion(path);
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      if (wanted !== undefined && withoutVersion(pathOf(request)) === wanted) return cache.match(request);
    }
  }
  const file = parseChapterFile(path);
  return file && chapterOf(path, await fromEarlierVersion(bookOfChapterFile(file)));
};

/** The same file of the server's version of the texts, for a page of a release whose texts the server has no more. */
const fromServersVersion = async (path: string): Promise<Response | undefined> => {
  try {
    const manifest: unknown = await (await fetch("/bible/manifest.json")).json();
    const { version } = manifest as { readonly version: string };
    const response = await fetch(path.replace(/(?<=^\/\w+\/)\w+/, version));
    return isFileResponse(response) ? response : undefined;
  } catch {
    return undefined;
  }
};

const marked = (other: Response): Response => {
  const headers = new Headers(other.headers);
  headers.set(earlierVersionHeader, "1");
  return new Response(other.body, { headers });
};

/**
 * When a file was read in several versions of the texts, keeps only the one read last. Relies on cache keys being
 * listed in insertion order.
 */
export const deleteSuperseded = async (): Promise<void> => {
  if (!(await caches.keys()).includes(visitedCacheName)) return;
  const cache = await caches.open(visitedCacheName);
  const seen = new Set<string>();
  for (const request of (await cache.keys()).toReversed()) {
    const file = withoutVersion(pathOf(request));
    if (file === undefined) continue;
    if (seen.has(file)) await cache.delete(request);
    seen.add(file);
  }
};

const cached = async (path: string): Promise<Response | undefined> => {
  const file = parseChapterFile(path);
  return (await caches.match(path)) ?? (file && (await chapterOf(path, await caches.match(bookOfChapterFile(file)))));
};

/**
 * The response to a request for a Scripture file: from a cache, unless the page found that copy damaged and bypasses caches;
 * otherwise from the network. If that fails, or a chapter takes too long, the file of another version of the texts, marked
 * as such.
 */
export const scriptureResponse = async (request: Request): Promise<Response> => {
  const path = pathOf(request);
  const stored = request.cache === "reload" ? undefined : await cached(path);
  if (stored !== undefined) return stored;
  const fromNetwork = fetch(request);
  const response = await (parseChapterFile(path) ? withTimeout(fromNetwork) : fromNetwork).catch(() => undefined);
  if (response && isFileResponse(response)) return response;
  const isGone = response?.status === 404;
  const other = (await fromEarlierVersion(path)) ?? (isGone ? await fromServersVersion(path) : undefined);
  return other ? marked(other) : fromNetwork.catch(() => Response.error());
};
