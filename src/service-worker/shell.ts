import { emptyPagePath } from "#domain/site/empty-page.ts";
import { isFileAnswer, isShellCache, shellCacheName } from "#src/platform/offline/caches.ts";

/** A page that takes longer than this is served from the cache. */
const pageTimeoutMs = 4000;

/** Installing must not slow down the page: fetch few files at a time, at low priority. */
const filesAtOnce = 4;

/** Scripts and styles have a hash in their name, so copies from an earlier build are reused. */
const store = async (cache: Cache, path: string): Promise<void> => {
  const cached = path.startsWith("/assets/") ? await caches.match(path) : undefined;
  const response = cached ?? (await fetch(path, { cache: path.startsWith("/assets/") ? "default" : "no-cache", priority: "low" }));
  // A redirect means the sign-in page of a captive network.
  if (!response.ok || response.redirected || (path.startsWith("/assets/") && !isFileAnswer(response))) throw new Error(`${path}: ${response.status}`);
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

/** Marks the cache of a build that has been activated. Only such builds have open tabs that run them. */
const tookOver = "/took-over";

/**
 * Called when a build is activated. Keeps that build and the one activated before it, whose code may still be needed by
 * tabs that were open during the update. Deletes all others, including builds that were never activated or only partly
 * stored.
 */
export const keepTwoShells = async (build: string): Promise<void> => {
  for (const name of (await caches.keys()).filter(isShellCache)) {
    if (name !== shellCacheName(build) && (await caches.match(tookOver, { cacheName: name })) === undefined) await caches.delete(name);
  }
  const before = (await caches.keys()).filter(isShellCache).filter((name) => name !== shellCacheName(build));
  await Promise.all(before.slice(0, -1).map((name) => caches.delete(name)));
  await (await caches.open(shellCacheName(build))).put(tookOver, new Response());
};

/** Prefers this build's copy, then an earlier build's: scripts have a hash in their name, pages and pictures do not. */
const stored = async (build: string, request: Request | string): Promise<Response | undefined> =>
  (await caches.match(request, { ignoreSearch: true, cacheName: shellCacheName(build) })) ?? caches.match(request, { ignoreSearch: true });

export const answerShell = async (build: string, request: Request): Promise<Response> => (await stored(build, request)) ?? fetch(request);

const withTimeout = async (response: Promise<Response>): Promise<Response> => {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error("late")), pageTimeoutMs);
  });
  return Promise.race([response, late]);
};

/** From the network. If that fails, takes too long, or the server is down: the empty page, if it is cached. */
export const answerPage = async (build: string, request: Request, preloaded: Promise<Response | undefined>): Promise<Response> => {
  const fromNetwork = (async () => (await preloaded) ?? fetch(request))();
  try {
    const response = await withTimeout(fromNetwork);
    if (response.status < 500) return response;
    return (await stored(build, emptyPagePath)) ?? response;
  } catch {
    return (await stored(build, emptyPagePath)) ?? fromNetwork.catch(() => Response.error());
  }
};
