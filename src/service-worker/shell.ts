import { emptyPagePath } from "#domain/site/head/empty-page.ts";
import { type Locale, localeOf } from "#domain/site/locales/locales.ts";
import { isFileAnswer, isShellCache, shellCacheName } from "#src/platform/offline/caches.ts";

/** A page that takes longer than this is served from the cache. */
const pageTimeoutMs = 4000;

/** Installing must not slow down the page: fetch few files at a time, at low priority. */
const filesAtOnce = 4;

/** Scripts and styles have a hash in their name, so copies from an earlier build are reused. */
const store = async (cache: Cache, path: string): Promise<void> => {
  const cached = path.startsWith("/assets/") ? await caches.match(path) : undefined;
  const response =
    cached ?? (await fetch(path, { cache: path.startsWith("/assets/") ? "default" : "no-cache", priority: "low" }));
  // A redirect means the sign-in page of a captive network.
  if (!response.ok || response.redirected || (path.startsWith("/assets/") && !isFileAnswer(response)))
    throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
};

/** The files of one language. */
interface SiteFiles {
  /** What every screen needs, the empty page last: stored with the first visit. */
  readonly shell: readonly string[];
  /** The code of all other screens: stored on request, or as it is used. */
  readonly rest: readonly string[];
}

export interface Shell {
  /** A hash of all files. */
  readonly build: string;
  readonly icons: readonly string[];
  readonly site: Readonly<Record<Locale, SiteFiles>>;
}

const codeOf = ({ site }: Shell): ReadonlySet<string> =>
  new Set(Object.values(site).flatMap(({ shell, rest }) => [...shell, ...rest]));

/** Whether the build has this script, whose name contains a hash of it. */
export const isCodeOf = (shell: Shell, path: string): boolean => codeOf(shell).has(path);

const storeAll = async (cache: Cache, files: readonly string[]): Promise<void> => {
  const waiting = files.values();
  const storeInTurn = async () => {
    for (const path of waiting) await store(cache, path);
  };
  await Promise.all(Array.from({ length: filesAtOnce }, storeInTurn));
};

/** Marks the cache of a build that has the whole site in a language. */
const wholeMark = (locale: Locale): string => `/whole/${locale}`;

/** The language of an address. */
export const languageOf = ({ url }: { readonly url: string }): Locale => localeOf(new URL(url).pathname).locale;

/**
 * Stores the whole site in a language, for somebody who comes again, has installed it or downloads a text. What is stored
 * already is not fetched again. Rejects if something does not arrive; a later call goes on.
 */
export const installWhole = async ({ build, site }: Shell, locale: Locale): Promise<void> => {
  const cache = await caches.open(shellCacheName(build));
  if (await cache.match(wholeMark(locale))) return;
  const { shell, rest } = site[locale];
  const missing: string[] = [];
  for (const path of [...shell, ...rest]) if (!(await cache.match(path))) missing.push(path);
  await storeAll(cache, missing);
  await cache.put(wholeMark(locale), new Response());
};

/**
 * Stores the shell of a build completely or rejects, so that a half-stored build never takes over. Whoever has the whole
 * site of an earlier build gets that of the new one before it takes over, unless their network is dear. Rejects like that.
 */
export const installShell = async (shell: Shell, isCostly: boolean): Promise<void> => {
  await storeAll(await caches.open(shellCacheName(shell.build)), [...shell.icons, ...shell.site.en.shell]);
  if (isCostly) return;
  for (const locale of Object.keys(shell.site) as Locale[])
    if (await caches.match(wholeMark(locale))) await installWhole(shell, locale);
};

/** Stores the shell of a language with its first page. */
export const installLanguage = async ({ build, site }: Shell, request: Pick<Request, "url">): Promise<void> => {
  const { shell } = site[languageOf(request)];
  const cache = await caches.open(shellCacheName(build));
  if (await cache.match(shell.at(-1)!)) return;
  try {
    await storeAll(cache, shell.slice(0, -1));
    await store(cache, shell.at(-1)!);
  } catch {
    // Retried with the next page.
  }
};

/** Stores scripts and styles that a page loaded before there was a service worker. The browser still has them. */
export const storeUsed = async (shell: Shell, paths: readonly string[]): Promise<void> => {
  const cache = await caches.open(shellCacheName(shell.build));
  const own = codeOf(shell);
  for (const path of paths)
    if (own.has(path) && !(await cache.match(path))) await store(cache, path).catch(() => undefined);
};

/** Marks the cache of a build that has been activated, and says when (ms). Only such builds have open tabs that run them. */
const tookOver = "/took-over";

const activatedAt = async (name: string): Promise<number | undefined> => {
  const mark = await caches.match(tookOver, { cacheName: name });
  return mark && Number(await mark.text());
};

/**
 * Called when a build is activated. Retains that build, the one activated before it, and every other whose code an open tab
 * runs, so that no tab loses its own, however many versions come and go. Deletes all others, including older builds that
 * were never activated or only partly stored.
 * @param inUse the entry scripts of the open tabs; undefined if a tab has not answered: then every activated build is retained
 */
export const keepShellsInUse = async (
  build: string,
  inUse: ReadonlySet<string> | undefined,
  now: number,
): Promise<void> => {
  const own = shellCacheName(build);
  const others: { readonly name: string; readonly at: number }[] = [];
  // Listed in the order in which they were made: what comes after this build's may be a newer one that is being stored.
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
  await (await caches.open(shellCacheName(build))).put(tookOver, new Response(String(now)));
};

/** Prefers this build's copy, then an earlier build's: scripts have a hash in their name, pages and pictures do not. */
const stored = async (build: string, request: Request | string): Promise<Response | undefined> =>
  (await caches.match(request, { ignoreSearch: true, cacheName: shellCacheName(build) })) ??
  caches.match(request, { ignoreSearch: true });

/** From the device; otherwise from the network, and code that was used is stored. */
export const answerShell = async (build: string, request: Request): Promise<Response> => {
  const found = await stored(build, request);
  if (found) return found;
  const response = await fetch(request);
  if (new URL(request.url).pathname.startsWith("/assets/") && isFileAnswer(response))
    await (await caches.open(shellCacheName(build))).put(request, response.clone());
  return response;
};

const withTimeout = async (response: Promise<Response>): Promise<Response> => {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("late")), pageTimeoutMs);
  });
  return Promise.race([response, late]);
};

/** The empty page in the language of an address; in English if no other is cached. */
const emptyPage = async (build: string, request: Request): Promise<Response | undefined> => {
  const language = languageOf(request);
  const own = language === "en" ? undefined : await stored(build, `/${language}${emptyPagePath}`);
  return own ?? stored(build, emptyPagePath);
};

/** From the network. If that fails, takes too long, or the server is down: the empty page, if it is cached. */
export const answerPage = async (
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
