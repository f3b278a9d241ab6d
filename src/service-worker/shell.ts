import { emptyPagePath } from "#domain/site/head/empty-page.ts";
import { localeOf } from "#domain/site/locales/locales.ts";
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

/** A build: the files for every visitor, and the additional files of each language. */
export interface Shell {
  readonly build: string;
  readonly files: readonly string[];
  readonly locales: Readonly<Record<string, readonly string[]>>;
}

const storeAll = async (cache: Cache, files: readonly string[]): Promise<void> => {
  const waiting = files.values();
  const storeInTurn = async () => {
    for (const path of waiting) await store(cache, path);
  };
  await Promise.all(Array.from({ length: filesAtOnce }, storeInTurn));
};

/** Stores a build completely or rejects, so that a half-stored build never takes over. */
export const installShell = async ({ build, files }: Pick<Shell, "build" | "files">): Promise<void> =>
  storeAll(await caches.open(shellCacheName(build)), files);

const languageOf = ({ url }: Pick<Request, "url">): string => localeOf(new URL(url).pathname).locale;

/** Caches the offline files of a language with its first page. Its empty page is stored last, so it is never cached without them. */
export const installLanguage = async ({ build, locales }: Shell, request: Pick<Request, "url">): Promise<void> => {
  const [page, ...code] = locales[languageOf(request)] ?? [];
  if (page === undefined) return;
  const cache = await caches.open(shellCacheName(build));
  if (await cache.match(page)) return;
  try {
    await storeAll(cache, code);
    await store(cache, page);
  } catch {
    // Retried with the next page.
  }
};

/** Marks the cache of a build that has been activated, and says when (ms). Only such builds have open tabs that run them. */
const tookOver = "/took-over";

const activatedAt = async (name: string): Promise<number | undefined> => {
  const mark = await caches.match(tookOver, { cacheName: name });
  return mark && Number(await mark.text());
};

/**
 * Called when a build is activated. Retains that build, the one activated before it, and every other whose code an open tab
 * runs, so that no tab loses its own, however many versions come and go. Deletes all others, including builds that were
 * never activated or only partly stored.
 * @param inUse the entry scripts of the open tabs; undefined if a tab has not answered: then every activated build is retained
 */
export const keepShellsInUse = async (
  build: string,
  inUse: ReadonlySet<string> | undefined,
  now: number,
): Promise<void> => {
  const own = shellCacheName(build);
  const others: { readonly name: string; readonly at: number }[] = [];
  for (const name of (await caches.keys()).filter((one) => isShellCache(one) && one !== own)) {
    const at = await activatedAt(name);
    if (at === undefined) await caches.delete(name);
    else others.push({ name, at });
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

export const answerShell = async (build: string, request: Request): Promise<Response> =>
  (await stored(build, request)) ?? fetch(request);

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
