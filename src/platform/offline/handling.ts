import { isPackedWords, parseChapterFile } from "./caches.ts";

/** How the service worker answers a request. */
export type Handling =
  /** A page of ours: from the network, or the empty page that fills itself when there is none. */
  | "page"
  /** Code, styles, icons of a build: what was stored with it. */
  | "shell"
  /** A chapter, its cross references, the words to search in: what was read or kept first, then the network, and the answer is remembered. */
  | "remembered"
  /** A book, a whole translation: what was kept first, then the network; too large to remember unasked. */
  | "scripture"
  /** Not ours to touch. */
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
