import { inParallel } from "#src/platform/in-parallel.ts";
import { emptyPagePath, type Shell } from "#domain/site/shell-files.ts";
import { type Locale, localeOf, locales, translatedPath } from "#domain/site/locales/locales.ts";
import { isFileResponse, isShellCache, shellCacheName, storeCopy } from "#src/platform/offline/caches.ts";

/** A page or a chapter that takes longer than this is served from the cache. */
const timeoutMs = 4000;

/** Installing must not slow down the page: few files are fetched at a time, at low priority. */
const filesAtOnce = 4;

/** Scripts and styles have a hash in their name, so copies from an earlier build are reused. */
const store = async (cache: Cache, path: string): Promise<void> => {
  const cached = path.startsWith("/assets/") ? await caches.match(path) : undefined;
  const response =
    cached ?? (await fetch(path, { cache: path.startsWith("/assets/") ? "default" : "no-cache", priority: "low" }));
  // A redirect means the sign-in page of a captive network.
  if (!response.ok || response.redirected || (path.startsWith("/assets/") && !isFileResponse(response)))
    throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
};

const filesOf = ({ site }: Shell): ReadonlySet<string> =>
  new Set(Object.values(site).flatMap(({ shell, rest }) => [...shell, ...rest]));

/** Whether this build has a file of this path. The names of scripts contain a hash. */
export const hasFile = (shell: Shell, path: string): boolean => filesOf(shell).has(path);

/** Stores files that are not stored yet. */
const storeAll = (cache: Cache, files: readonly string[], atOnce = filesAtOnce): Promise<void> =>
  inParallel(files, atOnce, async (path) => {
    if (!(await cache.match(path))) await store(cache, path);
  });

/** Stores the empty page and its loader last: if they were there before all that they load, a page opened offline would stay empty. */
const storeShell = async (cache: Cache, shell: readonly string[]): Promise<void> => {
  await storeAll(cache, shell.slice(0, -2));
  await storeAll(cache, shell.slice(-2), 1);
};

/** The path of the entry that marks a cache as having the whole site in a language. */
const wholeSiteMarker = (locale: Locale): string => `/whole/${locale}`;

export const languageOf = ({ url }: { readonly url: string }): Locale => localeOf(new URL(url).pathname).locale;

/**
 * Stores the whole site in a language. What is stored already is not fetched again. Rejects if a file cannot be fetched; a
 * later call resumes.
 */
export const installWholeSite = async ({ build, site }: Shell, locale: Locale): Promise<void> => {
  const cache = await caches.open(shellCacheName(build));
  if (await cache.match(wholeSiteMarker(locale))) return;
  await storeShell(cache, site[locale].shell);
  await storeAll(cache, site[locale].rest);
  await cache.put(wholeSiteMarker(locale), new Response());
};

const emptyPageOf = (locale: Locale): string => translatedPath(locale, emptyPagePath);

/** The languages of open pages and of the shells that earlier builds have stored; English if there are none. */
const languagesInUse = async (pages: readonly Pick<Request, "url">[]): Promise<readonly Locale[]> => {
  const open = new Set(pages.map(languageOf));
  const isStored = await Promise.all(locales.map((locale) => caches.match(emptyPageOf(locale))));
  const inUse = locales.filter((locale, index) => open.has(locale) || isStored[index]);
  return inUse.length > 0 ? inUse : ["en"];
};

/**
 * Stores the shell of a build completely or rejects, so that a half-stored build never takes over. If the whole site of an
 * earlier build is stored, so is that of the new one, unless `isCostly`.
 * @param pages the open pages, whose languages are stored
 * @param isCostly whether the network is metered or slow
 */
export const installShell = async (
  shell: Shell,
  pages: readonly Pick<Request, "url">[],
  isCostly: boolean,
): Promise<void> => {
  const cache = await caches.open(shellCacheName(shell.build));
  await storeAll(cache, shell.icons);
  for (const locale of await languagesInUse(pages)) await storeShell(cache, shell.site[locale].shell);
  if (isCostly) return;
  for (const locale of locales) if (await caches.match(wholeSiteMarker(locale))) await installWholeSite(shell, locale);
};

/** Stores the shell of a page's language, unless it is stored. Never rejects. */
export const installLanguage = async ({ build, site }: Shell, request: Pick<Request, "url">): Promise<void> => {
  const { shell } = site[languageOf(request)];
  const cache = await caches.open(shellCacheName(build));
  if (await cache.match(shell.at(-1)!)) return;
  // Retried with the next page.
  await storeShell(cache, shell).catch(() => undefined);
};

/** Stores scripts and styles that a page loaded before there was a service worker. They are still in the browser's HTTP cache. */
export const storeLoadedFiles = async (shell: Shell, paths: readonly string[]): Promise<void> => {
  const cache = await caches.open(shellCacheName(shell.build));
  const own = filesOf(shell);
  for (const path of paths)
    if (own.has(path) && !(await cache.match(path))) await store(cache, path).catch(() => undefined);
};

/** The path of the entry that says when a build was activated (ms since the epoch). Only such builds have tabs that run them. */
const activationMarker = "/took-over";

const activatedAt = async (name: string): Promise<number | undefined> => {
  const mark = await caches.match(activationMarker, { cacheName: name });
  return mark && Number(await mark.text());
};

/**
 * Called when a build is activated. Retains its cache, that of the build activated before it, and those of all builds whose
 * entry script an open tab runs. Deletes all others, including older builds that were never activated or only partly stored.
 * @param inUse the entry scripts of the open tabs; undefined if a tab has not answered: then every activated build is retained
 */
export const deleteUnusedShells = async (
  build: string,
  inUse: ReadonlySet<string> | undefined,
  now: number,
): Promise<void> => {
  const own = shellCacheName(build);
  const others: { readonly name: string; readonly at: number }[] = [];
  // Caches are listed in the order of their creation. One after this build's may be a newer one that is being stored.
  let isNewer = false;
  for (const name of (await caches.keys()).filter(isShellCache)) {
    const at = await activatedAt(name);
    if (name === own) isNewer = true;
    else if (at !== undefined) others.push({ name, at });
    else if (!isNewer) await caches.delete(name);
  }
  const isInUse = async (name: string): Promise<boolean> => {
    for (const entry of inUse ?? []) if (await caches.match(entry, { cacheName: name })) return true;
    return inUse === undefined;
  };
  const [, ...older] = others.toSorted((a, b) => b.at - a.at);
  for (const { name } of older) if (!(await isInUse(name))) await caches.delete(name);
  // A full device must not keep this build from taking over.
  await storeCopy(caches.open(shellCacheName(build)), activationMarker, new Response(String(now)));
};

/** The copy of this build, or else of an earlier one: scripts have a hash in their name, pages and pictures do not. */
const stored = async (build: string, request: Request | string): Promise<Response | undefined> =>
  (await caches.match(request, { ignoreSearch: true, cacheName: shellCacheName(build) })) ??
  caches.match(request, { ignoreSearch: true });

/** The response to a request for a shell file: from the cache, otherwise from the network. Scripts and styles are cached. */
export const shellFileResponse = async (build: string, request: Request): Promise<Response> => {
  const found = await stored(build, request);
  if (found) return found;
  const response = await fetch(request);
  if (new URL(request.url).pathname.startsWith("/assets/"))
    await storeCopy(caches.open(shellCacheName(build)), request, response);
  return response;
};

export const withTimeout = async (response: Promise<Response>): Promise<Response> => {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("late")), timeoutMs);
  });
  return Promise.race([response, late]);
};

/** The empty page in the language of an address; in another one if only that is cached. */
const emptyPage = async (build: string, request: Request): Promise<Response | undefined> => {
  for (const locale of [languageOf(request), ...locales]) {
    const page = await stored(build, emptyPageOf(locale));
    if (page) return page;
  }
  return undefined;
};

/**
 * The response to a navigation: from the network or, if that fails, takes too long or the server is down, the empty page, if
 * it is cached.
 */
export const pageResponse = async (
  build: string,
  request: Request,
  preloaded: Promise<Response | undefined>,
): Promise<Response> => {
  const fromNetwork = (async () => (await preloaded) ?? fetch(request))();
  try {
    const response = await withTimeout(fromNetwork);
    if (response.status < 500) return response;
    return (await emptyPage(build, request)) ?? response;
  } catch {
    return (await emptyPage(build, request)) ?? fromNetwork.catch(() => Response.error());
  }
};
