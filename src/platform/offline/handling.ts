import { isPackedWords, parseChapterFile } from "./caches.ts";

/** How the service worker answers a request. */
export type Handling =
  /** A page of ours: network first, then the empty page, which the client fills. */
  | "page"
  /** A build's scripts, styles and icons: cache first. */
  | "shell"
  /** A chapter, its cross references or a search index: cache first, then the network, whose response is cached. */
  | "remembered"
  /** A book or a whole translation: cache first, then the network. Too large to cache unasked. */
  | "scripture"
  /** Not handled. */
  | "network";

export interface RequestFacts {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

export const handlingOf = ({ method, mode, url }: RequestFacts, origin: string, shellFiles: ReadonlySet<string>): Handling => {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return "network";
  const path = address.pathname;
  if (path.startsWith("/api/") || path === "/bible/manifest.json") return "network";
  if (path.startsWith("/bible/")) return parseChapterFile(path) === undefined && !isPackedWords(path) ? "scripture" : "remembered";
  if (path.startsWith("/crossref/")) return "remembered";
  if (path.startsWith("/assets/") || (shellFiles.has(path) && mode !== "navigate")) return "shell";
  const isFile = path.slice(path.lastIndexOf("/")).includes(".");
  return mode === "navigate" && !isFile ? "page" : "network";
};
