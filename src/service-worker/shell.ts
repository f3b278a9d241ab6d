import { emptyPagePath } from "#domain/site/empty-page.ts";
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

/** Stores a build completely or rejects, so that a half-stored build never takes over. */
export const installShell = async ({ build, files }: { build: string; files: readonly string[] }): Promise<void> => {
  const cache = await caches.open(shellCacheName(build));
  const waiting = files.values();
  const storeInTurn = async () => {
    for (const path of waiting) await store(cache, path);
  };
  await Promise.all(Array.from({ length: filesAtOnce }, storeInTurn));
};

/** Marks the cache of a build that has been activated, and says when (ms). Only such builds have open tabs that run them. */
const tookOver = "/took-over";

const activatedAt = async (name: string): Promise<number | undefined> => {
  const mark = await caches.match(tookOver, { cacheName: name });
  return mark && Number(await mark.text());
};

/**
 * Called when a build is activated. Keeps that build, the one activated before it, and every other whose code an open tab
 * runs, so that no tab loses its own, however many versions come and go. Deletes all others, including builds that were
 * never activated or only partly stored.
 * @param inUse the entry scripts of the open tabs; undefined if a tab has not said: then every activated build is kept
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
    return (await stored(build, emptyPagePath)) ?? response;
  } catch {
    return (await stored(build, emptyPagePath)) ?? fromNetwork.catch(() => Response.error());
  }
};
