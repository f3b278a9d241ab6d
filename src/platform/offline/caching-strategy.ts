import { isBookFaceFile } from "#domain/site/book-face.ts";

/** How the service worker responds to a request. */
type CachingStrategy =
  /** A page of ours: network first, then the empty page, which the client fills. */
  | "page"
  /** A build's scripts, styles and icons: cache first. */
  | "shell"
  /** The reading face: cache first, then the network, whose response is cached. */
  | "book face"
  /** A Scripture file: cache first, then the network. */
  | "scripture"
  | "network";

interface RequestFacts {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * @param origin of this site; other origins are left to the network
 * @param shellFiles paths of the build's files outside `/assets/`
 */
export const strategyFor = (
  { method, mode, url }: RequestFacts,
  origin: string,
  shellFiles: ReadonlySet<string>,
): CachingStrategy => {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "network";
  const path = address.pathname;
  if (path.startsWith("/api/") || path === "/bible/manifest.json") return "network";
  if (/^\/(?:bible|crossref|original)\//.test(path)) return "scripture";
  if (isBookFaceFile(path)) return "book face";
  if (path.startsWith("/assets/") || (shellFiles.has(path) && mode !== "navigate")) return "shell";
  const isFile = path.slice(path.lastIndexOf("/")).includes(".");
  return mode === "navigate" && !isFile ? "page" : "network";
};
