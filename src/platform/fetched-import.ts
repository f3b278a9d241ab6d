import { pause } from "./clock.ts";

const isSheet = (href: string): boolean => href.endsWith(".css");

/** The addresses of the page's own scripts, preload links and style sheets. */
const inPage = (): ReadonlySet<string | null> =>
  new Set([...document.head.querySelectorAll("link, script")].map((element) => element.getAttribute("href") ?? element.getAttribute("src")));

/** The files that are in the browser's cache, or on their way there. */
const fetched = new Map<string, Promise<Response>>();

const fetchToCache = async (href: string): Promise<Response> => {
  const response = await fetch(href);
  // The cache keeps a file only once it has been read to its end.
  await response.blob();
  // A style sheet that the server does not have must not block the code.
  if (!response.ok && (response.status >= 500 || !isSheet(href))) throw new TypeError(`${href}: status ${response.status}`);
  return response;
};

const fetchOnce = (href: string): Promise<Response> => {
  const known = fetched.get(href);
  if (known) return known;
  const coming = fetchToCache(href);
  fetched.set(href, coming);
  coming.catch(() => fetched.delete(href));
  return coming;
};

const addSheet = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = href;
    link.addEventListener("load", () => resolve());
    link.addEventListener("error", () => {
      link.remove();
      fetched.delete(href);
      reject(new TypeError(`No style sheet at ${href}`));
    });
    document.head.append(link);
  });

/** Sheets in the order in which they apply, each once. */
const adding = new Map<string, Promise<void>>();

const addSheetOnce = (href: string): Promise<void> => {
  const known = adding.get(href);
  if (known) return known;
  if (inPage().has(href)) return Promise.resolve();
  const coming = addSheet(href);
  adding.set(href, coming);
  const forget = () => adding.delete(href);
  coming.then(forget, forget);
  return coming;
};

/**
 * Runs a dynamic import once its files are in the browser's cache. Engines before the summer of 2026 remember a module
 * that failed to load for as long as the page lives (whatwg/html pull request 10327): every later import of it fails, even
 * with the network back. A failed fetch can be repeated.
 *
 * The build puts this in the place of Vite's own helper (scripts/build/fetched-imports.ts), with Vite's arguments: the
 * import, and the addresses of its scripts and style sheets, without the leading slash. Rejects with the browser's error.
 */
export const fetchedImport = async <Module>(load: () => Promise<Module>, files: readonly string[] = []): Promise<Module> => {
  const present = inPage();
  const hrefs = files.map((file) => `/${file}`).filter((href) => !present.has(href));
  const responses = await Promise.all(hrefs.map(fetchOnce));
  await Promise.all(hrefs.filter((href, index) => isSheet(href) && responses[index]!.ok).map(addSheetOnce));
  return load();
};

/** A sheet that neither loads nor fails must not block the code for longer. */
const longestWaitMs = 4000;

const settled = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    for (const outcome of ["load", "error"]) link.addEventListener(outcome, () => resolve(), { once: true });
  });

/**
 * Resolves when the page's own style sheets, which the head script loads after the first paint, have loaded. A page's
 * first screen has its styles inlined; what is rendered later needs the sheets.
 */
export const ownSheetsLoaded = async (): Promise<void> => {
  const loading = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][media="print"]')].filter(({ sheet }) => sheet === null);
  if (loading.length > 0) await Promise.race([Promise.all(loading.map(settled)), pause(longestWaitMs)]);
};
